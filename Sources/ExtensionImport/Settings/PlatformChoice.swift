import WidgetPlatforms

/// The platform chosen for an extension, the others that it has, and why.
struct PlatformChoice: Hashable, Sendable {
  /// The platform.
  let platform: Platform
  /// The extension's other platforms.
  let others: [Platform]
  /// The reason for the choice, as the end of a sentence.
  let reason: String

  /// The platforms in the order in which one is chosen from several.
  private static let preferred: [Platform] = [.iOS, .macOS, .watchOS, .visionOS]

  /// Creates a choice.
  init(_ platform: Platform, others: [Platform] = [], reason: String) {
    self.platform = platform
    self.others = others
    self.reason = reason
  }

  /// Chooses the platform that a target's settings name.
  ///
  /// Where they name no SDK, as where files of settings are not here, the words of the target's name
  /// and its files' come before the oldest versions, which a project has for all its targets.
  ///
  /// - Parameters:
  ///   - settings: The target's settings.
  ///   - name: The target's name.
  init(for settings: BuildSettings, ofTarget name: String = "") {
    let supported = settings.words("SUPPORTED_PLATFORMS").compactMap(Self.named)
    let root = settings.text("SDKROOT").map { AbsolutePath($0).name }
    let deployable = Self.preferred.filter { settings.text($0.deploymentSetting) != nil }
    if let root, let named = Self.named(root) {
      self.init(named, settings, supported, reason: "SDKROOT is \(root)")
    } else if let first = Self.preferred.first(where: supported.contains) {
      self.init(first, settings, supported, reason: "SUPPORTED_PLATFORMS lists it")
    } else if let (named, place) = Self.assumed(of: name, settings) {
      self.init(
        named, settings, supported,
        reason: "assumed, since \(place) names it and no setting that is here names an SDK")
    } else if let first = deployable.first {
      self.init(first, settings, supported, reason: "\(first.deploymentSetting) is set")
    } else {
      self.init(.iOS, settings, supported, reason: "the project names none")
    }
  }

  private init(
    _ platform: Platform, _ settings: BuildSettings, _ supported: [Platform], reason: String
  ) {
    let others = Self.preferred.filter { supported.contains($0) && $0 != platform }
    let devices = (settings.text("TARGETED_DEVICE_FAMILY") ?? "").split(separator: ",")
    guard platform == .iOS, devices.map({ String($0).trimmed }) == ["2"] else {
      self.init(platform, others: others, reason: reason)
      return
    }
    self.init(.iPadOS, others: others, reason: "TARGETED_DEVICE_FAMILY is 2")
  }

  /// The platform whose name is a word of the target's name or of a path that its settings name,
  /// and where it stands.
  private static func assumed(
    of name: String, _ settings: BuildSettings
  ) -> (platform: Platform, place: String)? {
    let places =
      [("the target's name", name)]
      + ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].map { ($0, settings.text($0) ?? "") }
    for (place, text) in places {
      let words = text.split { !($0.isLetter || $0.isNumber) }.map { $0.lowercased() }
      let named = preferred.filter { platform in
        // `iOS` is the end of other words, too.
        let word = platform.rawValue.lowercased()
        return words.contains { $0 == word || platform != .iOS && $0.contains(word) }
      }
      if let only = named.first, named.count == 1 { return (only, place) }
    }
    return nil
  }

  /// The platform of an SDK, or of its simulator.
  private static func named(_ word: String) -> Platform? {
    let word = word.lowercased()
    return preferred.first { platform in
      [platform.sdk, platform.simulatorSDK].compactMap(\.self).contains { word.hasPrefix($0) }
    }
  }
}
