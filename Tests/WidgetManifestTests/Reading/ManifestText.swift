import Foundation
import TestSupport
import WidgetManifest
import WidgetRecording

/// The checks that the tests' manifests may name.
let knownChecks: [CheckID] = ["entries-too-close", "relevance-flat", "timeline-empty"]

/// Reads a manifest of which only some keys are written down; the rest is a widget of one file.
func read(
  _ keys: String, in folder: ScratchFolder? = nil, platform: String = "iOS"
) throws -> Manifest {
  let folder = try folder ?? ScratchFolder(["Widgets/Clock.swift": "// a clock"])
  let text = """
    { version: 1, name: "Cards", platform: "\(platform)",
      extension: { sources: ["Widgets/*.swift"] },
      \(keys)
    }
    """
  return try Manifest(
    Data(text.utf8), format: .json, file: "widgetcheck.json", folder: folder.url,
    knownChecks: knownChecks)
}

/// Reads a manifest as it is.
func readWhole(_ text: String, in folder: ScratchFolder? = nil) throws -> Manifest {
  let folder = try folder ?? ScratchFolder(["Widgets/Clock.swift": "// a clock"])
  return try Manifest(
    Data(text.utf8), format: .json, file: "widgetcheck.json", folder: folder.url,
    knownChecks: knownChecks)
}

/// The errors of a manifest, a line each.
func complaints(_ body: () throws -> Manifest) throws -> [String] {
  do {
    _ = try body()
    return []
  } catch let error as ManifestErrors {
    return error.errors.map(\.description)
  }
}
