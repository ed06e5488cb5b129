public import Foundation

extension ProcessInfo {
    /// How hot the machine is.
    public enum ThermalState: Int, Sendable {
        /// As it should be.
        case nominal
        /// A little warm.
        case fair
        /// Warm enough to slow down.
        case serious
        /// Too hot.
        case critical
    }

    /// Whether power is to be saved; a server saves none.
    public var isLowPowerModeEnabled: Bool { false }

    /// How hot the machine is; a server does not say.
    public var thermalState: ThermalState { .nominal }

    /// Whether the code runs on a Mac as an iPad's does.
    public var isiOSAppOnMac: Bool { false }
}
