#pragma once

/// Runs the fault bundle's program; defined by FaultWidgets.
void vitrine_fault_bundle_main(void);
