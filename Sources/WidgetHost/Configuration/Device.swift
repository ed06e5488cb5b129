internal import ExtensionProtocol
internal import ViewTree

/// A device's screen and the sizes that widgets have on it, in points (Human Interface Guidelines, "Widgets").
struct Device: Hashable, Sendable {
    /// `393x852`.
    var name: String
    private var sizes: [WidgetFamilyName: Size]

    /// The screen's size in points.
    var screen: Size {
        let lengths = name.split(separator: "x").compactMap { Double($0) }
        return lengths.count == 2 ? Size(width: lengths[0], height: lengths[1]) : Size(width: 393, height: 852)
    }

    /// The size of a widget of `family`; nil where the device has no such place.
    func size(of family: WidgetFamilyName) -> Size? { sizes[family] }

    static let standard = named("393x852") ?? Device(name: "393x852", sizes: [:])

    /// The device with the screen `name`, width and height in points parted by `x`.
    static func named(_ name: String) -> Device? {
        if let row = phones[name] {
            return Device(name: name, sizes: phoneSizes(row))
        }
        if let row = tablets[name] {
            return Device(name: name, sizes: tabletSizes(row))
        }
        return nil
    }

    /// The names that `named(_:)` knows, smallest first.
    static var allNames: [String] {
        (Array(phones.keys) + Array(tablets.keys)).sorted {
            (Int($0.prefix { $0 != "x" }) ?? 0, $0) < (Int($1.prefix { $0 != "x" }) ?? 0, $1)
        }
    }

    /// The radius of a widget's corners in points; the system publishes none, these look right beside it.
    static func cornerRadius(of family: WidgetFamilyName, size: Size) -> Double {
        switch family {
        case .accessoryCircular, .accessoryCorner: min(size.width, size.height) / 2
        case .accessoryRectangular: 12
        case .accessoryInline: 0
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: 22
        }
    }

    /// Small, medium and large, then circular, rectangular and inline.
    private static let phones: [String: [(Double, Double)]] = {
        let pro = [(158.0, 158.0), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)]
        let max = [(170.0, 170.0), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)]
        return [
            "430x932": max, "428x926": max, "440x956": max, "420x912": max,
            "414x896": [(169, 169), (360, 169), (360, 379), (76, 76), (160, 72), (248, 26)],
            "414x736": [(159, 159), (348, 157), (348, 357), (76, 76), (170, 76), (248, 26)],
            "393x852": pro, "390x844": pro, "402x874": pro,
            "375x812": [(155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)],
            "360x780": [(155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)],
            "375x667": [(148, 148), (321, 148), (321, 324), (68, 68), (153, 68), (225, 26)],
            "320x568": [(141, 141), (292, 141), (292, 311)],
        ]
    }()

    /// The canvas that a widget is laid out on: small, medium, large, extra large.
    private static let tablets: [String: [(Double, Double)]] = [
        "768x1024": [(141, 141), (305.5, 141), (305.5, 305.5), (634.5, 305.5)],
        "744x1133": [(141, 141), (305.5, 141), (305.5, 305.5), (634.5, 305.5)],
        "810x1080": [(146, 146), (320.5, 146), (320.5, 320.5), (669, 320.5)],
        "820x1180": [(155, 155), (342, 155), (342, 342), (715.5, 342)],
        "834x1194": [(155, 155), (342, 155), (342, 342), (715.5, 342)],
        "834x1112": [(150, 150), (327.5, 150), (327.5, 327.5), (682, 327.5)],
        "954x1373": [(162, 162), (350, 162), (350, 350), (726, 350)],
        "970x1389": [(162, 162), (350, 162), (350, 350), (726, 350)],
        "1024x1366": [(170, 170), (378.5, 170), (378.5, 378.5), (795, 378.5)],
        "1192x1590": [(188, 188), (412, 188), (412, 412), (860, 412)],
    ]

    private static func phoneSizes(_ row: [(Double, Double)]) -> [WidgetFamilyName: Size] {
        let families: [WidgetFamilyName] = [
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ]
        var sizes = Dictionary(
            uniqueKeysWithValues: zip(families, row.map { Size(width: $0.0, height: $0.1) })
        )
        // Places that phones lack, at the sizes of the devices that have them, so that every family can be looked at.
        sizes[.systemExtraLarge] = Size(width: 715.5, height: 342)
        sizes[.systemExtraLargePortrait] = Size(width: 338, height: 450)
        sizes[.accessoryCorner] = sizes[.accessoryCircular]
        return sizes
    }

    private static func tabletSizes(_ row: [(Double, Double)]) -> [WidgetFamilyName: Size] {
        let families: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
        var sizes = Dictionary(
            uniqueKeysWithValues: zip(families, row.map { Size(width: $0.0, height: $0.1) })
        )
        sizes[.systemExtraLargePortrait] = Size(width: 338, height: 450)
        sizes[.accessoryCircular] = Size(width: 72, height: 72)
        sizes[.accessoryRectangular] = Size(width: 160, height: 72)
        sizes[.accessoryInline] = Size(width: 234, height: 26)
        sizes[.accessoryCorner] = Size(width: 72, height: 72)
        return sizes
    }
}
