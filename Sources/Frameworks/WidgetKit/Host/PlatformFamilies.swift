// The families of the simulated platform, as cases of WidgetFamily. Nothing here is Apple's.

import WidgetRecording

/// The families of a platform and version.
struct PlatformFamilies {
  let families: [WidgetFamily]

  init(_ system: PlatformVersion) {
    families = system.families.compactMap { WidgetFamily(name: $0.rawValue) }
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
