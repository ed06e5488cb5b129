public import Foundation

/// The device, as UIKit names it: a phone, since an archive is made for one.
public final class UIDevice: Sendable {
    /// The device.
    public static let current = UIDevice()

    /// What people call the device: the machine's name.
    public var name: String { ProcessInfo.processInfo.hostName }

    /// The kind of device.
    public var model: String { "iPhone" }

    /// The kind of device in the language of people.
    public var localizedModel: String { model }

    /// The name of the system that widgets are written for.
    public var systemName: String { "iOS" }

    /// The version of the system that widgets are written for.
    public var systemVersion: String { "18.0" }

    /// Whether the device is a phone or a tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// How the device is held.
    public var orientation: UIDeviceOrientation { .portrait }

    /// A number of the app on this device; nil, as there is none.
    public var identifierForVendor: UUID? { nil }

    /// How full the battery is, 0...1; -1, as it is not known.
    public var batteryLevel: Float { -1 }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, the home button at the right.
    case landscapeLeft
    /// On its side, the home button at the left.
    case landscapeRight
    /// Flat, the display up.
    case faceUp
    /// Flat, the display down.
    case faceDown

    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
