/// The role of a file in the build of an extension.
enum FileKind: Hashable, Sendable {
  /// Swift.
  case source
  /// A definition of SiriKit intents.
  case intentDefinition
  /// Something that goes into the extension's bundle.
  case resource
  /// Source of another language, which is not compiled here.
  case foreign
  /// Something that the build reads and does not copy.
  case neither

  /// Determines the kind of a file by its name.
  init(_ file: AbsolutePath) {
    let ending = file.ending
    if Self.unusedNames.contains(file.name) {
      self = .neither
    } else if ending == "swift" {
      self = .source
    } else if ending == "intentdefinition" {
      self = .intentDefinition
    } else if Self.foreignEndings.contains(ending) {
      self = .foreign
    } else if Self.unusedEndings.contains(ending) {
      self = .neither
    } else {
      self = .resource
    }
  }

  private static let foreignEndings: Set<String> = [
    "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "xcmappingmodel",
    "mlmodel", "mlpackage", "rcproject", "y", "l",
  ]

  private static let unusedEndings: Set<String> = [
    "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "xctestplan", "storekit",
    "xcodeproj", "xcworkspace", "docc", "playground", "framework", "xcframework", "a", "tbd",
    "dylib", "md", "gyb",
  ]

  private static let unusedNames: Set<String> = [
    "widgetcheck.json", "widgetcheck.plist", ResolvedInfoPlist.fileName, "Package.swift",
  ]

  /// The endings of folders that are one thing and are not looked into.
  static let bundleEndings: Set<String> = [
    "xcassets", "bundle", "xcdatamodel", "xcdatamodeld", "mlpackage", "scnassets", "icon", "docc",
    "playground", "framework", "xcframework", "xcodeproj", "xcworkspace", "rcproject", "xcstickers",
    "imageset", "arresourcegroup",
  ]
}
