import Foundation
import WidgetManifest

/// The Info.plist of an extension as it is in a built bundle.
///
/// The author's file in the repository is a part of it: Xcode adds what identifies the bundle, and
/// puts values in the place of build settings. Code takes the result for granted, such as that
/// `Bundle.main.bundleIdentifier` is never nil.
struct BundleInfo {
  /// The keys and values.
  let values: [String: Any]

  /// Completes what a manifest's bundle says of itself.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - executable: The name of the program.
  /// - Throws: `PropertyListError` where the manifest's property list cannot be read.
  init(_ manifest: Manifest, executable: String) throws(PropertyListError) {
    let identifier =
      "com.example."
      + manifest.name.map { Self.isPlain($0) ? String($0) : "-" }
      .joined()
    let settings = [
      "PRODUCT_BUNDLE_IDENTIFIER": identifier, "PRODUCT_NAME": manifest.name,
      "TARGET_NAME": manifest.name, "EXECUTABLE_NAME": executable, "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
    ]
    var values: [String: Any] = [
      "CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": manifest.name,
      "CFBundleExecutable": executable, "CFBundleIdentifier": identifier,
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": manifest.name,
      "CFBundlePackageType": "XPC!", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    for (key, value) in try manifest.infoPlist?.propertyList() ?? [:] {
      values[key] = Self.resolved(value, settings)
    }
    self.values = values
  }

  /// Writes the property list.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: What writing throws.
  func write(to path: String) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    try data.write(to: URL(fileURLWithPath: path))
  }

  /// A value with the build settings that it names; one that is not known stays as it is written.
  private static func resolved(_ value: Any, _ settings: [String: String]) -> Any {
    switch value {
    case let text as String:
      settings.reduce(text) { text, setting in
        text.replacing("$(\(setting.key))", with: setting.value)
          .replacing("${\(setting.key)}", with: setting.value)
      }
    case let list as [Any]: list.map { resolved($0, settings) }
    case let values as [String: Any]: values.mapValues { resolved($0, settings) }
    default: value
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
