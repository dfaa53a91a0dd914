import Foundation
import PropertyLists
import WidgetManifest

/// The Info.plist of an extension as it is in a built bundle.
///
/// The author's file in the repository is a part of it: Xcode adds what identifies the bundle, and
/// puts values in the place of build settings. Code takes the result for granted, such as that
/// `Bundle.main.bundleIdentifier` is never nil.
struct BundleInfo {
  /// The keys and values.
  let values: [String: Any]

  /// Completes the Info.plist of a manifest's bundle.
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
    let settings = BundleSetting.allCases.map { setting in
      let value =
        switch setting {
        case .bundleIdentifier: identifier
        case .productName, .targetName: manifest.name
        case .executableName: executable
        case .marketingVersion: "1.0"
        case .projectVersion: "1"
        case .developmentLanguage: "en"
        case .packageType: "XPC!"
        }
      return (name: setting.rawValue, value: value)
    }
    var values: [String: Any] = [
      "CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": manifest.name,
      "CFBundleExecutable": executable, "CFBundleIdentifier": identifier,
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": manifest.name,
      "CFBundlePackageType": "XPC!", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    for (key, value) in try manifest.infoPlist?.propertyList() ?? [:] {
      // A setting that is not known stays as it is written.
      values[key] = PropertyListTexts.replaced(in: value) { text in
        settings.reduce(text) { text, setting in
          text.replacing("$(\(setting.name))", with: setting.value)
            .replacing("${\(setting.name)}", with: setting.value)
        }
      }
    }
    self.values = values
  }

  /// Describes the app that holds a manifest's extension.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - executable: The name of the program.
  /// - Throws: `PropertyListError` where the manifest's property list cannot be read.
  init(appOf manifest: Manifest, executable: String) throws(PropertyListError) {
    var values = try Self(manifest, executable: executable).values
    let identifier = values["CFBundleIdentifier"] as? String ?? "com.example"
    values["CFBundleIdentifier"] = identifier + ".app"
    values["CFBundlePackageType"] = "APPL"
    values["CFBundleExecutable"] = executable
    values["NSExtension"] = nil
    self.values = values
  }

  /// Writes the property list.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error of encoding or writing the file.
  func write(to path: String) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    try data.write(to: URL(fileURLWithPath: path))
  }

  /// Adds the keys of the property list that languages of a bundle do not translate to their files.
  ///
  /// `object(forInfoDictionaryKey:)` looks at the current language's `InfoPlist.strings` first and
  /// then at the Info.plist. Foundation on Linux stops at the former where there is one.
  ///
  /// - Parameter bundle: The path of a bundle with its resources.
  /// - Throws: An error of encoding or writing a file.
  func completeLanguages(of bundle: String) throws {
    let manager = FileManager.default
    let folders = try manager.contentsOfDirectory(atPath: bundle).filter { $0.hasSuffix(".lproj") }
    for folder in [bundle] + folders.sorted().map({ "\(bundle)/\($0)" }) {
      let file = "\(folder)/InfoPlist.strings"
      guard let data = manager.contents(atPath: file),
        let own = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let translated = own as? [String: Any]
      else { continue }
      let whole = try PropertyListSerialization.data(
        fromPropertyList: values.merging(translated) { $1 }, format: .binary, options: 0)
      try whole.write(to: URL(fileURLWithPath: file), options: .atomic)
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
