// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// A package of its own, so that the product knows nothing of it. What is measured is `package` access, which ends at a
/// package's border: therefore the same modules are declared here again, by a link to their sources.
let package = Package(
    name: "benchmarks",
    products: [.executable(name: "vitrine", targets: ["DemoWidgets"])],
    targets: [
        .target(name: "CLinux", path: "Sources/CLinux"),
        .target(name: "LinuxSystem", dependencies: ["CLinux"], path: "Sources/LinuxSystem"),
        .target(name: "ViewTree", path: "Sources/ViewTree"),
        .target(name: "Symbols", dependencies: ["ViewTree"], path: "Sources/Symbols"),
        .target(name: "ViewLayout", dependencies: ["Symbols", "ViewTree"], path: "Sources/ViewLayout"),
        .target(name: "ExtensionProtocol", dependencies: ["ViewTree"], path: "Sources/ExtensionProtocol"),
        .target(
            name: "FoundationSupplement",
            path: "Sources/FoundationSupplement",
            linkerSettings: [.linkedLibrary("_FoundationICU")]
        ),
        .target(name: "Combine", path: "Sources/Combine"),
        .target(name: "AppIntents", dependencies: ["FoundationSupplement"], path: "Sources/AppIntents"),
        .macro(name: "PreviewMacros", path: "Sources/PreviewMacros"),
        .target(
            name: "SwiftUI",
            dependencies: [
                "AppIntents", "Combine", "FoundationSupplement", "PreviewMacros", "ViewLayout", "ViewTree",
            ],
            path: "Sources/SwiftUI"
        ),
        .target(
            name: "WidgetKit",
            dependencies: [
                "AppIntents", "ExtensionProtocol", "FoundationSupplement", "LinuxSystem", "PreviewMacros", "SwiftUI",
                "ViewTree", "WidgetHost",
            ],
            path: "Sources/WidgetKit"
        ),
        .target(name: "Rendering", dependencies: ["Symbols", "ViewLayout", "ViewTree"], path: "Sources/Rendering"),
        .target(name: "TimelineEngine", dependencies: ["ExtensionProtocol"], path: "Sources/TimelineEngine"),
        .target(name: "HTTPServer", dependencies: ["LinuxSystem"], path: "Sources/HTTPServer"),
        .target(
            name: "WidgetHost",
            dependencies: [
                "ExtensionProtocol", "HTTPServer", "LinuxSystem", "Rendering", "TimelineEngine", "ViewLayout",
                "ViewTree",
            ],
            path: "Sources/WidgetHost"
        ),
        .executableTarget(
            name: "DemoWidgets",
            dependencies: ["AppIntents", "SwiftUI", "WidgetKit"],
            path: "Sources/DemoWidgets",
            packageAccess: false
        ),
        .executableTarget(
            name: "EntryBenchmark",
            dependencies: [
                "ExtensionProtocol", "LinuxSystem", "Rendering", "SwiftUI", "ViewLayout", "ViewTree", "WidgetKit",
            ],
            path: "Entry"
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CLinux" {
    target.swiftSettings =
        target.name == "DemoWidgets"
        ? [.swiftLanguageMode(.v5)]
        : [.enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny")]
}
