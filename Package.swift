// swift-tools-version: 6.3

import PackageDescription

/// One for every target: what the compiler can check, it checks.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A C library from Debian: a module map and a shim header.
func library(_ name: String, pkgConfig: String? = nil, debian: String) -> Target {
  .systemLibrary(
    name: name, path: "Shared/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([debian])])
}

/// C code of our own over a C library from Debian.
func shim(_ name: String, linking library: String) -> Target {
  .target(
    name: name, path: "Shared/C/\(name)", linkerSettings: [.linkedLibrary(library)])
}

/// - Parameter foreign: What lies in its folder and isn't Swift.
func target(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String, foreign: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: foreign, swiftSettings: settings)
}

func executable(_ name: String, _ dependencies: [Target.Dependency], path: String) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

/// - Parameter foreign: What lies in its folder and isn't Swift.
func tests(_ name: String, _ dependencies: [Target.Dependency], foreign: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: foreign,
    swiftSettings: settings)
}

/// The protobuf-c code of one generated API, and the Swift models, clients and service protocols
/// over it.
func generated(
  _ name: String, imports: [String] = [], _ dependencies: [Target.Dependency] = [],
  folder: String = "Shared/Generated"
) -> [Target] {
  let importedC = imports.map { Target.Dependency.byName(name: "C\($0)") }
  let imported = imports.map { Target.Dependency.byName(name: $0) }
  return [
    .target(
      name: "C\(name)", dependencies: ["CProtobufC"] + importedC,
      path: "\(folder)/C\(name)"),
    target(
      name, [.byName(name: "C\(name)"), "Protobuf"] + imported + dependencies,
      path: "\(folder)/\(name)"),
  ]
}

/// The same, of files with services in them.
func service(_ name: String, imports: [String] = [], folder: String = "Shared/Generated")
  -> [Target]
{
  generated(
    name, imports: imports + ["OptionsAPI"], ["RPCCore", "RPCTransport"], folder: folder)
}

let wrappers: [Target] = [
  library("CLinux", debian: "libc6-dev"),
  library("COpenSSL", pkgConfig: "openssl", debian: "libssl-dev"),
  library("CProtobufC", pkgConfig: "libprotobuf-c", debian: "libprotobuf-c-dev"),
  library("CSQLite", pkgConfig: "sqlite3", debian: "libsqlite3-dev"),
  library("CPQ", debian: "libpq-dev"),
  library("CUTF8Proc", debian: "libutf8proc-dev"),
  library("CIDN2", pkgConfig: "libidn2", debian: "libidn2-dev"),
  library("CAres", pkgConfig: "libcares", debian: "libc-ares-dev"),
  library("CZstd", pkgConfig: "libzstd", debian: "libzstd-dev"),
  library("CNGHTTP2", pkgConfig: "libnghttp2", debian: "libnghttp2-dev"),
  library("CZlib", pkgConfig: "zlib", debian: "zlib1g-dev"),
  library("CArgon2", pkgConfig: "libargon2", debian: "libargon2-dev"),
  library("CMicroHTTPD", pkgConfig: "libmicrohttpd", debian: "libmicrohttpd-dev"),
  library("CWebP", pkgConfig: "libwebp", debian: "libwebp-dev"),
  shim("CPNG", linking: "png16"),
  shim("CJPEG", linking: "jpeg"),

  target("LinuxIO", ["CLinux"], path: "Shared/LinuxIO"),
  target("TLS", ["COpenSSL", "LinuxIO"], path: "Shared/TLS"),
  target("Protobuf", ["CProtobufC"], path: "Shared/Protobuf"),
  target("Zstd", ["CZstd"], path: "Shared/Zstd"),
  target("Gzip", ["CZlib"], path: "Shared/Gzip"),
  target("HTTP2", ["CNGHTTP2"], path: "Shared/HTTP2"),
  target("SQLite", ["CSQLite"], path: "Shared/SQLite"),
  target("Normalization", ["CUTF8Proc", "CIDN2"], path: "Shared/Normalization"),
  target("Argon2", ["CArgon2"], path: "Shared/Argon2"),
  target("AdminHTTP", ["CMicroHTTPD", "LinuxIO"], path: "Shared/AdminHTTP"),
  target("PNG", ["CPNG"], path: "Shared/PNG"),
  target("JPEG", ["CJPEG"], path: "Shared/JPEG"),
  target("WebP", ["CWebP"], path: "Shared/WebP"),
]

let runtime: [Target] =
  [
    target("EventLoop", ["LinuxIO"], path: "Shared/EventLoop"),
    target(
      "NameResolution", ["CAres", "EventLoop", "LinuxIO"], path: "Shared/NameResolution"),
    target("Postgres", ["CPQ", "EventLoop", "LinuxIO"], path: "Shared/Postgres"),
    target("RPCWire", path: "Shared/RPCWire"),
    target("RPCCore", path: "Shared/RPCCore"),
    target("GRPCWire", ["RPCCore"], path: "Shared/GRPCWire"),
  ]
  + generated("WellKnownTypes")
  + generated("OptionsAPI")
  + generated("ErrorDetailsAPI", imports: ["WellKnownTypes"])
  + [
    target("Dates", ["WellKnownTypes"], path: "Shared/Dates"),
    target(
      "RPCTransport",
      [
        "RPCCore", "RPCWire", "GRPCWire", "HTTP2", "EventLoop", "LinuxIO", "NameResolution", "TLS",
        "Zstd", "Gzip", "Protobuf", "ErrorDetailsAPI", "WellKnownTypes",
      ], path: "Shared/RPCTransport"),
  ]
  + [target("Tracing", ["LinuxIO"], path: "Shared/Tracing")]
  + service("TraceExportAPI")
  + service("HealthAPI")
  + service("ReflectionAPI")
  + service("ReflectionV1AlphaAPI")
  + generated("PluginAPI")
  + [
    target(
      "Descriptors", ["Protobuf", "PluginAPI", "WellKnownTypes"], path: "Shared/Descriptors"),
    target(
      "Reflection",
      [
        "RPCCore", "RPCTransport", "LinuxIO", "Protobuf", "PluginAPI", "ReflectionAPI",
        "ReflectionV1AlphaAPI",
      ], path: "Shared/Reflection"),
    target(
      "ServiceRuntime",
      [
        "RPCCore", "RPCTransport", "HealthAPI", "Reflection", "Tracing", "TraceExportAPI",
        "EventLoop", "LinuxIO", "TLS", "AdminHTTP",
      ], path: "Shared/ServiceRuntime", foreign: ["Console/page", "Console/embed"]),
    target("Screens", path: "Shared/Screens"),
    target("Raster", ["Screens"], path: "Shared/Raster"),
    target("AvatarArt", ["Raster", "Screens"], path: "Shared/AvatarArt"),
    target(
      "Pictures", ["Raster", "Screens", "PNG", "JPEG", "WebP", "LinuxIO"], path: "Shared/Pictures"),
    target(
      "LoadGenerator", ["RPCCore", "RPCTransport", "EventLoop", "LinuxIO", "Protobuf"],
      path: "Shared/LoadGenerator"),
  ]

let apis: [Target] =
  generated("FrameAPI")
  + service("DirectoryAPI", imports: ["WellKnownTypes"])
  + service("GroupsAPI", imports: ["WellKnownTypes"])
  + service("ProfilesAPI", imports: ["WellKnownTypes"])
  + service("SampleAPI", imports: ["WellKnownTypes"], folder: "Tests/Support")
  + service("PeerAPI", folder: "Tests/Benchmarks")
  + service("InteropAPI", folder: "Tests/Interop")

let tools: [Target] = [
  target("RPCCodeGen", ["Protobuf", "PluginAPI", "Descriptors"], path: "Shared/RPCCodeGen"),
  executable(
    "protoc-gen-rollcall", ["RPCCodeGen", "Protobuf", "PluginAPI"],
    path: "Shared/Tools/protoc-gen-rollcall"),
  target(
    "RollcallCommand",
    [
      "RPCCore", "RPCTransport", "LinuxIO", "TLS", "Protobuf", "Screens", "Raster", "AvatarArt",
      "DirectoryAPI", "GroupsAPI", "ProfilesAPI", "WellKnownTypes", "ErrorDetailsAPI",
      "Descriptors", "PluginAPI", "OptionsAPI", "ReflectionAPI", "ReflectionV1AlphaAPI",
      "LoadGenerator", "EventLoop", "HealthAPI",
    ], path: "Shared/Tools/RollcallCommand"),
  executable("rollcall", ["RollcallCommand"], path: "Shared/Tools/rollcall"),
]

let services: [Target] = [
  target(
    "ServiceStore", ["SQLite", "Postgres", "EventLoop", "TLS", "LinuxIO", "RPCCore", "Tracing"],
    path: "Services/Store"),
  target(
    "ServiceRequests",
    ["ServiceStore", "Normalization", "Protobuf", "WellKnownTypes", "RPCCore"],
    path: "Services/Requests"),
  target(
    "People",
    [
      "ServiceStore", "ServiceRuntime", "DirectoryAPI", "LinuxIO", "RPCCore", "RPCTransport",
      "WellKnownTypes",
    ], path: "Services/People"),
  target(
    "Identity",
    [
      "ServiceStore", "DirectoryAPI", "WellKnownTypes", "Protobuf", "TLS", "LinuxIO", "RPCCore",
    ], path: "Services/Identity"),
  target(
    "UserDirectory",
    [
      "Identity", "ServiceStore", "ServiceRequests", "SQLite", "Normalization", "Argon2", "TLS",
      "LinuxIO", "Protobuf", "DirectoryAPI", "WellKnownTypes", "RPCCore", "RPCTransport",
      "ServiceRuntime",
    ], path: "Services/UserDirectory/Service"),
  target(
    "Groups",
    [
      "ServiceStore", "ServiceRequests", "People", "SQLite", "Normalization", "Protobuf",
      "GroupsAPI", "ProfilesAPI", "DirectoryAPI", "WellKnownTypes", "RPCCore", "RPCTransport",
      "Screens", "ServiceRuntime",
    ], path: "Services/Groups/Service"),
  target(
    "Profiles",
    [
      "ServiceStore", "ServiceRequests", "People", "SQLite", "Protobuf", "ProfilesAPI",
      "DirectoryAPI", "WellKnownTypes", "RPCCore", "RPCTransport", "Screens", "ServiceRuntime",
      "Raster", "AvatarArt", "Pictures", "LinuxIO", "TLS",
    ], path: "Services/Profiles/Service"),
  target(
    "ServiceHosting",
    [
      "EventLoop", "Postgres", "Identity", "ServiceStore", "ServiceRuntime", "DirectoryAPI",
      "LinuxIO", "RPCCore",
      "RPCTransport",
    ], path: "Services/Hosting"),
  executable(
    "user-directory",
    ["UserDirectory", "Argon2", "RPCCore", "RPCTransport", "ServiceHosting", "ServiceRuntime"],
    path: "Services/UserDirectory/Main"),
  executable(
    "group-service",
    [
      "Groups", "Identity", "People", "DirectoryAPI", "ProfilesAPI", "RPCCore", "RPCTransport",
      "ServiceHosting", "ServiceRuntime", "ServiceStore",
    ],
    path: "Services/Groups/Main"),
  executable(
    "profile-service",
    [
      "Profiles", "Identity", "People", "DirectoryAPI", "RPCCore", "RPCTransport", "ServiceHosting",
      "ServiceRuntime", "ServiceStore",
    ],
    path: "Services/Profiles/Main"),
]

let benchmarks: [Target] = [
  executable(
    "bench-server", ["PeerAPI", "RPCCore", "RPCTransport", "TLS"], path: "Tests/Benchmarks/Server"),
  target("Tallies", ["LoadGenerator"], path: "Tests/Benchmarks/Tallies"),
  executable(
    "bench-client",
    ["Tallies", "LoadGenerator", "PeerAPI", "RPCCore", "RPCTransport", "EventLoop", "LinuxIO"],
    path: "Tests/Benchmarks/Client"),
  executable(
    "bench-services",
    [
      "Tallies", "LoadGenerator", "DirectoryAPI", "GroupsAPI", "ProfilesAPI", "WellKnownTypes",
      "ServiceStore",
      "SQLite", "RPCCore", "RPCTransport",
    ], path: "Tests/Benchmarks/Services"),
  executable(
    "bench-search",
    [
      "LoadGenerator", "UserDirectory", "ServiceStore", "Normalization", "Postgres", "EventLoop",
    ], path: "Tests/Benchmarks/Search"),
  executable(
    "bench-codec", ["Protobuf", "WellKnownTypes", "DirectoryAPI", "GroupsAPI"],
    path: "Tests/Benchmarks/Codec/Swift"),
]

let interop: [Target] = [
  target(
    "InteropHandlers", ["InteropAPI", "RPCCore", "RPCTransport"], path: "Tests/Interop/Handlers"),
  executable(
    "interop-server",
    ["InteropHandlers", "Reflection", "RPCCore", "RPCTransport", "LinuxIO", "TLS"],
    path: "Tests/Interop/Server"),
  target(
    "InteropClient", ["InteropAPI", "LinuxIO", "RPCCore", "RPCTransport"],
    path: "Tests/Interop/Client"),
  executable(
    "interop-client", ["InteropClient", "LinuxIO", "RPCCore", "RPCTransport"],
    path: "Tests/Interop/ClientCommand"),
]

let package = Package(
  name: "rollcall",
  products: [
    .library(name: "Screens", targets: ["Screens"]),
    .library(name: "Protobuf", targets: ["Protobuf", "WellKnownTypes", "CWellKnownTypes"]),
    .library(name: "Dates", targets: ["Dates"]),
    .library(name: "RPC", targets: ["RPCCore", "RPCTransport", "OptionsAPI", "COptionsAPI"]),
    .library(name: "Reflection", targets: ["Reflection"]),
    .library(name: "ServiceRuntime", targets: ["ServiceRuntime"]),
    .library(name: "RollcallCommand", targets: ["RollcallCommand"]),
    .executable(name: "user-directory", targets: ["user-directory"]),
    .executable(name: "group-service", targets: ["group-service"]),
    .executable(name: "profile-service", targets: ["profile-service"]),
    .executable(name: "rollcall", targets: ["rollcall"]),
    .executable(name: "protoc-gen-rollcall", targets: ["protoc-gen-rollcall"]),
    .library(name: "allocation-counter", type: .dynamic, targets: ["allocation-counter"]),
  ],
  targets: wrappers + runtime + apis + tools + services + benchmarks + interop + [
    .target(name: "allocation-counter", path: "Tests/Support/Allocations"),
    target("TestSupport", ["LinuxIO"], path: "Tests/Support/TestSupport"),
    tests("LinuxIOTests", ["LinuxIO"]),
    tests("TLSTests", ["TLS", "LinuxIO", "TestSupport"]),
    tests(
      "ProtobufTests",
      [
        "Protobuf", "WellKnownTypes", "Dates", "DirectoryAPI", "GroupsAPI", "SampleAPI",
        "Descriptors", "LinuxIO", "TestSupport",
      ], foreign: ["python"]),
    tests(
      "DescriptorsTests",
      ["Descriptors", "PluginAPI", "Protobuf", "SampleAPI", "TestSupport"]),
    tests("SQLiteTests", ["SQLite", "TestSupport"]),
    tests("PostgresTests", ["Postgres", "EventLoop", "LinuxIO", "TLS", "TestSupport"]),
    tests("ZstdTests", ["Zstd"]),
    tests("GzipTests", ["Gzip"]),
    tests("HTTP2Tests", ["HTTP2"]),
    tests("Argon2Tests", ["Argon2"]),
    tests("NormalizationTests", ["Normalization"]),
    tests("AdminHTTPTests", ["AdminHTTP", "LinuxIO", "TestSupport"]),
    tests("EventLoopTests", ["EventLoop", "LinuxIO"]),
    tests(
      "NameResolutionTests", ["NameResolution", "EventLoop", "LinuxIO", "TestSupport"]),
    tests("RPCWireTests", ["RPCWire", "FrameAPI", "Protobuf"]),
    tests("GRPCWireTests", ["GRPCWire", "RPCCore"]),
    tests("RPCCoreTests", ["RPCCore"]),
    tests(
      "RPCTransportTests",
      [
        "RPCTransport", "RPCCore", "RPCWire", "GRPCWire", "HTTP2", "EventLoop", "LinuxIO", "TLS",
        "Zstd", "Protobuf", "DirectoryAPI", "GroupsAPI", "WellKnownTypes", "TestSupport",
      ]),
    tests("InteropTests", ["InteropHandlers", "InteropAPI", "RPCCore", "RPCTransport"]),
    tests(
      "ReflectionTests",
      [
        "Reflection", "ReflectionAPI", "ReflectionV1AlphaAPI", "PluginAPI", "Protobuf",
        "DirectoryAPI", "GroupsAPI", "RPCCore", "RPCTransport",
      ]),
    executable(
      "sample-service", ["ServiceRuntime", "RPCCore", "RPCTransport", "WellKnownTypes"],
      path: "Tests/Support/SampleService"),
    executable(
      "sample-caller", ["RPCCore", "RPCTransport", "LinuxIO", "WellKnownTypes"],
      path: "Tests/Support/SampleCaller"),
    tests(
      "ServiceRuntimeTests",
      [
        "ServiceRuntime", "HealthAPI", "ReflectionAPI", "RPCCore", "RPCTransport", "EventLoop",
        "LinuxIO", "AdminHTTP", "TLS", "Tracing", "TraceExportAPI",
        "WellKnownTypes", "TestSupport", "sample-service", "sample-caller",
      ], foreign: ["python"]),
    tests(
      "ForeignClientTests", ["TestSupport", "interop-server", "bench-server"],
      foreign: ["cpp", "k6"]),
    tests(
      "InteropClientTests",
      [
        "rollcall", "InteropClient", "InteropHandlers", "InteropAPI", "RPCCore", "RPCTransport",
        "TLS",
        "TestSupport",
      ]),
    tests("TracingTests", ["Tracing"]),
    tests("ScreensTests", ["Screens"]),
    tests("RasterTests", ["Raster", "Screens"]),
    tests("AvatarArtTests", ["AvatarArt", "Raster", "Screens", "TLS"]),
    tests(
      "PicturesTests", ["Pictures", "Raster", "Screens", "PNG", "WebP", "LinuxIO"],
      foreign: ["Files"]),
    tests(
      "LoadGeneratorTests",
      [
        "LoadGenerator", "RPCCore", "RPCTransport", "EventLoop", "LinuxIO", "Protobuf",
        "WellKnownTypes", "TestSupport",
      ]),
    tests(
      "RollcallTests",
      [
        "RollcallCommand", "LoadGenerator", "Descriptors", "PluginAPI", "Reflection",
        "ReflectionAPI",
        "ErrorDetailsAPI", "RPCCore",
        "RPCTransport", "LinuxIO", "Protobuf", "Screens",
        "DirectoryAPI", "GroupsAPI", "WellKnownTypes", "SampleAPI", "TestSupport",
      ]),
    tests(
      "RPCCodeGenTests",
      [
        "RPCCodeGen", "PluginAPI", "Protobuf", "SampleAPI", "WellKnownTypes", "RPCCore",
        "TestSupport",
      ]),
    executable("store-writer", ["ServiceStore", "SQLite"], path: "Tests/Support/StoreWriter"),
    target(
      "PostgresStores", ["ServiceStore", "Postgres", "EventLoop", "TestSupport"],
      path: "Tests/Support/PostgresStores"),
    target(
      "PeopleFakes", ["People", "DirectoryAPI", "RPCCore"], path: "Tests/Support/PeopleFakes"),
    tests(
      "ServiceStoreTests",
      [
        "ServiceStore", "SQLite", "Postgres", "EventLoop", "LinuxIO", "RPCCore", "TestSupport",
        "store-writer",
      ]),
    tests(
      "ServiceRequestsTests",
      ["ServiceRequests", "ServiceStore", "WellKnownTypes", "DirectoryAPI", "RPCCore"]),
    tests(
      "ServiceHostingTests",
      [
        "ServiceHosting", "ServiceStore", "ServiceRuntime", "UserDirectory", "Groups", "RPCCore",
        "TestSupport",
      ]),
    tests(
      "UserDirectoryTests",
      [
        "UserDirectory", "Protobuf", "Identity", "ServiceRuntime", "TLS", "ServiceStore", "SQLite",
        "Postgres", "EventLoop",
        "Normalization", "Argon2", "LinuxIO",
        "DirectoryAPI", "WellKnownTypes", "RPCCore", "RPCTransport", "TestSupport",
      ]),
    tests(
      "IdentityTests",
      ["Identity", "ServiceStore", "TLS", "DirectoryAPI", "LinuxIO", "RPCCore"]),
    tests(
      "PeopleTests",
      [
        "People", "ServiceStore", "ServiceRuntime", "DirectoryAPI", "WellKnownTypes", "RPCCore",
        "RPCTransport",
      ]),
    tests(
      "GroupsTests",
      [
        "Groups", "ServiceStore", "PostgresStores", "People", "PeopleFakes", "SQLite", "Protobuf",
        "GroupsAPI",
        "DirectoryAPI", "WellKnownTypes", "RPCCore", "RPCTransport", "Screens", "TestSupport",
      ]),
    tests(
      "ProfilesTests",
      [
        "Profiles", "ServiceStore", "PostgresStores", "SQLite", "People", "PeopleFakes",
        "ProfilesAPI",
        "DirectoryAPI",
        "WellKnownTypes", "RPCCore", "RPCTransport", "Screens", "AvatarArt", "Raster", "Pictures",
        "TLS", "TestSupport",
      ]),
    tests(
      "EndToEndTests",
      [
        "HealthAPI", "ReflectionAPI", "ReflectionV1AlphaAPI", "Protobuf", "SQLite", "RPCCore",
        "RPCTransport", "TLS", "LinuxIO", "DirectoryAPI",
        "GroupsAPI",
        "ProfilesAPI",
        "WellKnownTypes", "TestSupport",
      ], foreign: ["python"]),
  ]
)
