import SourceParsing
import Foundation
import WidgetPlatforms

/// A target that makes a widget extension, and the evidence for that.
struct WidgetTarget: Sendable {
  /// The target.
  let target: ProjectTarget
  /// Its settings for the platform.
  let settings: BuildSettings
  /// The platform.
  let choice: PlatformChoice
  /// Its files on the platform.
  var files: TargetFiles
  /// The property list, where there is one.
  let infoPlist: AbsolutePath?
  /// The reason for taking the target for a widget extension.
  let reason: String

  /// Examines a target; nil for one that makes no widget extension, or names no
  /// sources to make it of.
  init?(_ target: ProjectTarget, _ trees: SourceTrees) {
    guard target.isAppExtension else { return nil }
    var settings = target.settings
    let choice = PlatformChoice(for: settings, ofTarget: target.name)
    settings.sdk = choice.platform.sdk
    var files = target.files(on: choice.platform, settings: settings)
    let named = settings.text("INFOPLIST_FILE").map(target.project.folder.appending)
    files.remove([named?.onDisk].compactMap(\.self))
    guard !(files.sources.isEmpty && files.absent.isEmpty) else { return nil }
    infoPlist = named?.onDisk
    if let identifier = ExtensionPoint.identifier(in: infoPlist, settings) {
      guard identifier == ExtensionPoint.widgets else { return nil }
      reason = "its property list names \(ExtensionPoint.widgets)"
    } else {
      guard files.sources.contains(where: { $0.text?.hasBytes("WidgetKit") == true }) else {
        return nil
      }
      let scan = WidgetScan(
        files.sources.sorted(),
        conditions: ScanConditions(choice.platform, SwiftSettings(settings)), trees)
      guard scan.imports.contains("WidgetKit"), scan.entries.contains(where: { $0.kind != .app })
      else { return nil }
      reason = "it imports WidgetKit and has its own @main"
    }
    self.target = target
    self.settings = settings
    self.choice = choice
    self.files = files
  }
}

/// The point of the system at which an extension is attached.
enum ExtensionPoint {
  /// The point of widget extensions.
  static let widgets = "com.apple.widgetkit-extension"

  /// Returns the point that a target's property list names, or else its settings; nil for none.
  static func identifier(in infoPlist: AbsolutePath?, _ settings: BuildSettings) -> String? {
    infoPlist.flatMap(identifier) ?? settings.text("INFOPLIST_KEY_NSExtensionPointIdentifier")
  }

  /// Returns the point that a property list names; nil where it names none.
  static func identifier(in file: AbsolutePath) -> String? {
    guard let data = file.data, let value = try? ProjectValue(reading: data) else { return nil }
    let identifier = value.table?["NSExtension"]?.table?["NSExtensionPointIdentifier"]?.text
    return identifier.flatMap { $0.contains("$(") ? nil : $0 }
  }
}

/// Finds the widget extensions in projects.
struct ProjectSurvey {
  private let bundles: [AbsolutePath]
  private let top: AbsolutePath
  private let trees: SourceTrees

  /// Creates a survey of projects.
  ///
  /// - Parameters:
  ///   - bundles: The projects.
  ///   - top: The folder from which errors name files.
  ///   - trees: The sources' trees.
  init(_ bundles: [AbsolutePath], top: AbsolutePath, _ trees: SourceTrees) {
    self.bundles = bundles
    self.top = top
    self.trees = trees
  }

  /// Returns the targets that make widget extensions, in order of projects, then of names.
  ///
  /// - Throws: `ImportError` for the first project that is unreadable, if no other has a target.
  func targets() throws(ImportError) -> [WidgetTarget] {
    var found: [WidgetTarget] = []
    var failure: ImportError?
    for bundle in bundles {
      do {
        let project = try XcodeProject(bundle, namedFrom: top)
        found += project.targets.compactMap { WidgetTarget($0, trees) }
          .sorted { $0.target.name < $1.target.name }
      } catch {
        failure = failure ?? error
      }
    }
    if found.isEmpty, let failure { throw failure }
    return found
  }
}
