import SwiftUI
import WidgetKit

/// The program of the bundle, for the test executable that plays it.
@_cdecl("vitrine_fault_bundle_main")
public func runFaultBundle() {
    MainActor.assumeIsolated { FaultBundle.main() }
}
