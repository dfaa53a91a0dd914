// Which families a platform has. The versions are Apple's; that an iPhone has no extra-large widgets and
// an iPad has them is what people see, not what the type says.

import WidgetRecording

/// The families of a platform and version.
struct PlatformFamilies {
  let families: [WidgetFamily]

  init(platform: String, version: String) {
    let major = version.split(separator: ".").first.flatMap { Int($0) } ?? Int.max
    let system: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    let accessories: [WidgetFamily] = [
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ]
    switch platform {
    case "iOS": families = system + (major >= 16 ? accessories : [])
    case "iPadOS":
      families =
        system + (major >= 15 ? [.systemExtraLarge] : [])
        + (major >= 17 ? accessories : [])
    case "macOS": families = system + (major >= 14 ? [.systemExtraLarge] : [])
    case "watchOS": families = [.accessoryCorner] + accessories
    case "visionOS": families = system + [.systemExtraLarge, .systemExtraLargePortrait]
    default: families = WidgetFamily.every
    }
  }

  /// The families an author names that the platform has, each once; all of it where none are named.
  func supported(_ named: [WidgetFamily]?) -> [WidgetFamily] {
    guard let named else { return families }
    var seen: Set<WidgetFamily> = []
    return named.filter { families.contains($0) && seen.insert($0).inserted }
  }

  /// The families an author names that the platform does not have, each once.
  func foreign(_ named: [WidgetFamily]?) -> [WidgetFamily] {
    var seen = Set(families)
    return (named ?? []).filter { seen.insert($0).inserted }
  }
}
