// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "vitrine",
    products: [
        // What widget authors link: one product vends every module that their files import.
        .library(
            name: "WidgetKit",
            targets: [
                "AVFoundation", "AppIntents", "Combine", "CoreGraphics", "CoreLocation", "FoundationSupplement",
                "OSLog", "SwiftUI", "UIKit", "WidgetKit", "os",
            ]
        ),
        .executable(name: "vitrine", targets: ["DemoWidgets"]),
        // Makes members such as `Color(.brandBlue)` of the names in a target's asset catalogs.
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    ],
    targets: [
        // MARK: System
        .target(name: "CLinux"),
        .target(name: "LinuxSystem", dependencies: ["CLinux"]),

        // MARK: Core
        .target(name: "ViewTree"),
        .target(name: "Symbols", dependencies: ["ViewTree"]),
        .target(name: "ViewLayout", dependencies: ["Symbols", "ViewTree"]),
        .target(name: "ExtensionProtocol", dependencies: ["ViewTree"]),

        // MARK: The widget author's side
        .target(
            name: "FoundationSupplement",
            linkerSettings: [.linkedLibrary("_FoundationICU")]
        ),
        .target(name: "COSModule"),
        .target(name: "os", dependencies: ["COSModule"]),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "CoreGraphics", dependencies: ["FoundationSupplement"]),
        .target(name: "CoreLocation"),
        .target(name: "AVFoundation"),
        .target(name: "Combine"),
        .target(name: "AppIntents", dependencies: ["FoundationSupplement"]),
        .macro(name: "PreviewMacros"),
        .target(
            name: "SwiftUI",
            dependencies: [
                "AppIntents", "Combine", "FoundationSupplement", "PreviewMacros", "ViewLayout", "ViewTree",
            ]
        ),
        .target(
            name: "WidgetKit",
            dependencies: [
                "AppIntents", "ExtensionProtocol", "FoundationSupplement", "LinuxSystem", "PreviewMacros", "SwiftUI",
                "ViewTree", "WidgetHost",
            ]
        ),
        .target(name: "UIKit", dependencies: ["FoundationSupplement", "SwiftUI"]),

        // MARK: The daemon's side
        .target(name: "Rendering", dependencies: ["Symbols", "ViewLayout", "ViewTree"]),
        .target(name: "TimelineEngine", dependencies: ["ExtensionProtocol"]),
        .target(name: "HTTPServer", dependencies: ["LinuxSystem"]),
        .target(
            name: "WidgetHost",
            dependencies: [
                "ExtensionProtocol", "HTTPServer", "LinuxSystem", "Rendering", "TimelineEngine", "ViewLayout",
                "ViewTree",
            ]
        ),

        // MARK: Products
        .executableTarget(
            name: "DemoWidgets",
            dependencies: ["AppIntents", "SwiftUI", "WidgetKit"],
            packageAccess: false
        ),

        .plugin(name: "AssetSymbols", capability: .buildTool()),

        // MARK: Tests
        .target(name: "FaultEntry", path: "Tests/Fixtures/FaultEntry"),
        .target(
            name: "FaultWidgets",
            dependencies: ["AppIntents", "SwiftUI", "WidgetKit"],
            path: "Tests/Fixtures/FaultWidgets",
            packageAccess: false
        ),
        .target(
            name: "CompatibilityStage",
            dependencies: ["Rendering", "SwiftUI", "ViewTree", "WidgetKit"],
            path: "Tests/Fixtures/CompatibilityStage"
        ),
        .target(
            name: "AssetWidgets",
            dependencies: ["AppIntents", "SwiftUI", "WidgetKit"],
            path: "Tests/Fixtures/AssetWidgets",
            resources: [.copy("Assets.xcassets"), .copy("Localizable.xcstrings"), .copy("Older")],
            packageAccess: false,
            plugins: ["AssetSymbols"]
        ),
        .target(
            name: "AuthorFiles",
            dependencies: [
                "Combine", "CoreGraphics", "CoreLocation", "FoundationSupplement", "OSLog", "SwiftUI", "UIKit", "os",
            ],
            path: "Tests/Fixtures/AuthorFiles",
            packageAccess: false
        ),
        .testTarget(name: "FoundationSupplementTests", dependencies: ["FoundationSupplement"]),
        .testTarget(name: "AVFoundationTests", dependencies: ["AVFoundation"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"]),
        .testTarget(name: "osTests", dependencies: ["os"]),
        .testTarget(name: "LinuxSystemTests", dependencies: ["LinuxSystem"]),
        .testTarget(name: "ViewTreeTests", dependencies: ["ViewTree"]),
        .testTarget(name: "SymbolsTests", dependencies: ["Symbols", "ViewTree"]),
        .testTarget(name: "ViewLayoutTests", dependencies: ["Symbols", "ViewLayout", "ViewTree"]),
        .testTarget(name: "ExtensionProtocolTests", dependencies: ["ExtensionProtocol", "ViewTree"]),
        .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents"]),
        .testTarget(name: "PreviewMacrosTests", dependencies: ["PreviewMacros"]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["AppIntents", "AuthorFiles", "SwiftUI", "ViewLayout", "ViewTree"]
        ),
        .testTarget(name: "UIKitTests", dependencies: ["SwiftUI", "UIKit", "ViewTree"]),
        .testTarget(
            name: "WidgetKitTests",
            dependencies: ["AppIntents", "ExtensionProtocol", "LinuxSystem", "SwiftUI", "ViewTree", "WidgetKit"]
        ),
        .testTarget(
            name: "RenderingTests",
            dependencies: ["Rendering", "SwiftUI", "Symbols", "ViewLayout", "ViewTree"]
        ),
        .testTarget(
            name: "GoldenTests",
            dependencies: ["AssetWidgets", "Rendering", "SwiftUI", "UIKit", "ViewTree", "WidgetKit"],
            exclude: ["Recorded"]
        ),
        .testTarget(
            name: "CompatibilityTests",
            dependencies: [
                "AppIntents", "AssetWidgets", "CompatibilityStage", "SwiftUI", "UIKit", "WidgetKit",
            ],
            packageAccess: false
        ),
        .testTarget(name: "TimelineEngineTests", dependencies: ["ExtensionProtocol", "TimelineEngine"]),
        .testTarget(name: "HTTPServerTests", dependencies: ["HTTPServer", "LinuxSystem"]),
        .testTarget(
            name: "WidgetHostTests",
            dependencies: [
                "ExtensionProtocol", "FaultEntry", "FaultWidgets", "HTTPServer", "LinuxSystem", "Rendering",
                "TimelineEngine", "ViewTree",
                "WidgetHost",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
    switch target.name {
    case "CLinux", "COSModule", "FaultEntry":
        break
    case "AssetWidgets", "AuthorFiles", "CompatibilityTests", "DemoWidgets", "FaultWidgets":
        // These compile as an outside author's target does.
        target.swiftSettings = [.swiftLanguageMode(.v5)]
    default:
        target.swiftSettings = [
            .treatAllWarnings(as: .error),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("ExistentialAny"),
        ]
    }
}
