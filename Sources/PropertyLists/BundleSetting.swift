/// A build setting for which a run has a value of its own in every bundle's Info.plist.
public enum BundleSetting: String, CaseIterable, Sendable {
  case bundleIdentifier = "PRODUCT_BUNDLE_IDENTIFIER"
  case productName = "PRODUCT_NAME"
  case targetName = "TARGET_NAME"
  /// The name of the program, which a run chooses.
  case executableName = "EXECUTABLE_NAME"
  case marketingVersion = "MARKETING_VERSION"
  case projectVersion = "CURRENT_PROJECT_VERSION"
  case developmentLanguage = "DEVELOPMENT_LANGUAGE"
  case packageType = "PRODUCT_BUNDLE_PACKAGE_TYPE"
}
