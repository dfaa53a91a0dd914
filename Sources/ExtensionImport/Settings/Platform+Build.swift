import WidgetManifest

extension Platform {
  /// The beginning of the names of the platform's SDKs.
  var sdk: String {
    switch self {
    case .iOS, .iPadOS: "iphoneos"
    case .macOS: "macosx"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The word in a project's platform filters.
  var filter: String {
    switch self {
    case .iOS, .iPadOS: "ios"
    case .macOS: "macos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The setting that holds the oldest version that is supported.
  var deploymentSetting: String {
    switch self {
    case .iOS, .iPadOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}
