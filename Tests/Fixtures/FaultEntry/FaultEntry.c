#define _GNU_SOURCE
#include "FaultEntry.h"
#include <dlfcn.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/eventfd.h>

// Lets the test executable play the fault bundle's executable: a second executable target would make plain `swift run`
// ambiguous. Runs before the test runner's main, and never returns where the variable is set.

static int plays_fault_bundle = 0;

__attribute__((constructor)) static void play_fault_bundle(void) {
    if (getenv("VITRINE_FAULT_BUNDLE") != NULL) {
        plays_fault_bundle = 1;
        vitrine_fault_bundle_main();
    }
}

// What CoreFoundation drains the main queue with, exported by libdispatch.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

// The real one ends the main thread, which glibc cannot unwind before main has begun; this one serves the main queue on it.
void dispatch_main(void) {
    if (!plays_fault_bundle) {
        void (*real)(void) = (void (*)(void))dlsym(RTLD_NEXT, "dispatch_main");
        real();
        abort();
    }
    struct pollfd queue = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
    for (;;) {
        eventfd_t value;
        if (poll(&queue, 1, -1) == 1) eventfd_read(queue.fd, &value);
        _dispatch_main_queue_callback_4CF(NULL);
    }
}
