// A target needs a source file; the module is empty.
#include "os_module.h"
