// swift-tools-version: 6.3

import PackageDescription

// Apart from the package of the repository, since the models of the test schema are generated anew
// for every run and not checked in. `run` copies this into the cache, beside links to the sources.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "conformance",
  targets: [
    .systemLibrary(name: "CProtobufC", path: "Shared/C/CProtobufC", pkgConfig: "libprotobuf-c"),
    .target(
      name: "Protobuf", dependencies: ["CProtobufC"], path: "Shared/Protobuf",
      swiftSettings: settings),
    .target(
      name: "CWellKnownTypes", dependencies: ["CProtobufC"],
      path: "Shared/Generated/CWellKnownTypes"),
    .target(
      name: "WellKnownTypes", dependencies: ["CWellKnownTypes", "Protobuf"],
      path: "Shared/Generated/WellKnownTypes", swiftSettings: settings),
    .target(
      name: "CConformanceAPI", dependencies: ["CProtobufC", "CWellKnownTypes"],
      path: "Generated/CConformanceAPI"),
    .target(
      name: "ConformanceAPI", dependencies: ["CConformanceAPI", "Protobuf", "WellKnownTypes"],
      path: "Generated/ConformanceAPI", swiftSettings: settings),
    .executableTarget(
      name: "testee", dependencies: ["ConformanceAPI", "Protobuf", "WellKnownTypes"],
      path: "Testee", swiftSettings: settings),
  ]
)
