// swift-tools-version: 6.0

import Foundation
import PackageDescription

/// Colours for code: without the library everything else works and code stays plain.
let hasSyntaxHighlighting = FileManager.default.fileExists(
  atPath: "/usr/include/KF5/KSyntaxHighlighting")

let syntaxTargets: [Target] =
  hasSyntaxHighlighting
  ? [
    .systemLibrary(name: "CQt", path: "Sources/CModules/CQt", pkgConfig: "Qt5Gui"),
    .target(
      name: "CSyntaxShim", dependencies: ["CQt"],
      linkerSettings: [.linkedLibrary("KF5SyntaxHighlighting")]),
  ] : [.target(name: "CSyntaxShim")]

/// Pictures of videos and of animated stickers: without the libraries they are placeholders.
let hasVideo = FileManager.default.fileExists(
  atPath: "/usr/include/gstreamer-1.0/gst/app/gstappsink.h")
let hasStickers = FileManager.default.fileExists(atPath: "/usr/include/rlottie_capi.h")

let mediaTargets: [Target] =
  (hasVideo
    ? [
      .systemLibrary(
        name: "CGStreamer", path: "Sources/CModules/CGStreamer",
        pkgConfig: "gstreamer-app-1.0 gstreamer-video-1.0")
    ] : [])
  + (hasStickers
    ? [
      .systemLibrary(
        name: "CLottie", path: "Sources/CModules/CLottie", pkgConfig: "rlottie")
    ] : [])
  + [
    // Reads one file and ends; a process of its own, started for the first one.
    .executableTarget(
      name: "MediaReader",
      dependencies: (hasVideo ? ["CGStreamer"] : []) + (hasStickers ? ["CLottie"] : []),
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("m"), .linkedLibrary("dl")])
  ]

/// The window: without the toolkit everything else is built all the same.
let hasDesktop =
  FileManager.default.fileExists(atPath: "/usr/include/gtk-4.0")
  && FileManager.default.fileExists(atPath: "/usr/include/libadwaita-1")

let desktopProducts: [Product] =
  hasDesktop ? [.executable(name: "recto-app", targets: ["RectoAppMain"])] : []

let desktopTargets: [Target] =
  hasDesktop
  ? [
    .systemLibrary(
      name: "CGtk", path: "Sources/CModules/CGtk", pkgConfig: "gtk4 libadwaita-1",
      providers: [.apt(["libgtk-4-dev", "libadwaita-1-dev"])]),
    .target(name: "CGtkShim", dependencies: ["CGtk"] + (hasVideo ? ["CGStreamer"] : [])),
    .target(
      name: "RectoApp",
      dependencies: ["CGtk", "CGtkShim", "ChatView", "CommandTable", "MessageFiles", "Recto"]),
    .executableTarget(name: "RectoAppMain", dependencies: ["RectoApp"]),
    // Starts the built window, as people do.
    .testTarget(
      name: "RectoAppTests",
      dependencies: [
        "ChatView", "MessageFiles", "Recto", "RectoApp", "RectoAppMain", "TestSupport",
      ]),
  ] : []

let package = Package(
  name: "Recto",
  products: desktopProducts + [
    .library(name: "Recto", targets: ["Recto"]),
    .executable(name: "recto", targets: ["RectoTool"]),
    .executable(name: "recto-media", targets: ["MediaReader"]),
    // Loaded when the first code is coloured, linked by nobody.
    .library(name: "RectoSyntax", type: .dynamic, targets: ["CSyntaxShim"]),
  ],
  targets: syntaxTargets + mediaTargets + desktopTargets + [
    // Doors to system libraries.
    .systemLibrary(
      name: "CPango", path: "Sources/CModules/CPango", pkgConfig: "pangoft2 harfbuzz fontconfig",
      providers: [.apt(["libpango1.0-dev", "libharfbuzz-dev", "libfontconfig-dev"])]),
    .systemLibrary(
      name: "CCMarkGFM", path: "Sources/CModules/CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(
      name: "CCairo", path: "Sources/CModules/CCairo",
      pkgConfig: "cairo cairo-ft cairo-pdf freetype2 zlib",
      providers: [.apt(["libcairo2-dev", "libfreetype-dev", "zlib1g-dev"])]),
    .systemLibrary(
      name: "CPixbuf", path: "Sources/CModules/CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(
      name: "CWebP", path: "Sources/CModules/CWebP", pkgConfig: "libwebpmux libwebpdemux libwebp",
      providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CGumbo", path: "Sources/CModules/CGumbo", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"])]),
    .systemLibrary(
      name: "CICU", path: "Sources/CModules/CICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"])]),
    .systemLibrary(
      name: "CJansson", path: "Sources/CModules/CJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"])]),

    // The engine.
    .target(name: "PageModel"),
    .target(
      name: "PageCoding", dependencies: ["PageModel", "CJansson"],
      exclude: ["TL/Schema", "FlatBuffers/Schema"]),
    .target(name: "PageMarkup", dependencies: ["PageModel", "CCMarkGFM", "CGumbo"]),
    .target(
      name: "Typesetting", dependencies: ["CPango"],
      linkerSettings: [.linkedLibrary("m")]),  // floor and round, without Foundation
    .target(name: "MathTypesetting", dependencies: ["Typesetting", "CPango"]),
    .target(name: "Composer", dependencies: ["PageModel", "PageMarkup", "PageCoding"]),
    .target(name: "CodeHighlighting"),
    .target(
      name: "PageLayout",
      dependencies: ["PageModel", "Typesetting", "MathTypesetting", "CodeHighlighting"]),
    .target(name: "PageReveal", dependencies: ["PageModel", "PageLayout", "Typesetting"]),
    .target(
      name: "PageDrawing",
      dependencies: [
        "PageModel", "PageLayout", "PageReveal", "Typesetting", "MathTypesetting", "CCairo",
        "CPixbuf", "CWebP",
      ]),
    .target(name: "Localization", dependencies: ["PageModel", "PageLayout", "CICU"]),

    // What people use.
    .target(
      name: "Recto",
      dependencies: [
        "PageModel", "PageCoding", "PageMarkup", "Typesetting", "MathTypesetting",
        "CodeHighlighting", "PageLayout", "PageReveal", "PageDrawing", "Localization", "Composer",
      ]),
    .target(name: "CommandTable"),
    .target(name: "MessageFiles", dependencies: ["CommandTable", "Recto"]),
    .target(name: "ChatView", dependencies: ["Recto"]),
    .executableTarget(
      name: "RectoTool", dependencies: ["CommandTable", "MessageFiles", "Recto"]),

    // What the engine is measured with; built by bin/bench alone.
    .executableTarget(
      name: "RectoBench", dependencies: ["CommandTable", "Recto", "CCMarkGFM", "CGumbo", "CPango"],
      path: "Benchmarks",
      exclude: ["Peers/telethon_peer.py", "Peers/katex_peer.js", "Peers/layout_peer.py"]),

    // Tests, one per target.
    .target(name: "TestSupport", dependencies: ["PageModel"], path: "Tests/TestSupport"),
    .testTarget(name: "PageModelTests", dependencies: ["PageModel", "TestSupport"]),
    .testTarget(
      name: "PageCodingTests", dependencies: ["PageCoding", "PageModel", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "PageMarkupTests",
      dependencies: ["PageMarkup", "PageModel", "TestSupport", "CCMarkGFM"]),
    .testTarget(
      name: "ComposerTests", dependencies: ["Composer", "PageModel", "PageMarkup", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "TestSupport", "CPango"]),
    .testTarget(
      name: "MathTypesettingTests", dependencies: ["MathTypesetting", "Typesetting", "TestSupport"]),
    .testTarget(
      name: "CodeHighlightingTests", dependencies: ["CodeHighlighting", "TestSupport"]),
    .testTarget(
      name: "PageLayoutTests",
      dependencies: [
        "PageLayout", "PageModel", "PageMarkup", "Typesetting", "CodeHighlighting", "TestSupport",
      ],
      exclude: ["Blocks/Snapshots", "Reader/Snapshots"]),
    .testTarget(
      name: "PageRevealTests",
      dependencies: [
        "PageReveal", "PageDrawing", "PageLayout", "PageModel", "PageMarkup", "Typesetting",
        "TestSupport",
      ]),
    .testTarget(
      name: "PageDrawingTests",
      dependencies: [
        "PageDrawing", "PageLayout", "PageModel", "PageReveal", "Typesetting", "TestSupport",
        "CCairo", "CWebP",
      ]),
    .testTarget(
      name: "LocalizationTests", dependencies: ["Localization", "PageLayout", "PageModel"]),
    .testTarget(name: "CommandTableTests", dependencies: ["CommandTable", "TestSupport"]),
    .testTarget(
      name: "ChatViewTests", dependencies: ["ChatView", "Recto", "TestSupport"]),
    .testTarget(
      name: "MessageFilesTests",
      dependencies: ["CommandTable", "MessageFiles", "Recto", "TestSupport"]),
    .testTarget(
      name: "RectoToolTests",
      dependencies: ["RectoTool", "CommandTable", "MessageFiles", "Recto", "TestSupport"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["Typesetting", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
