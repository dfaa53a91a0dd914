import SwiftPackages
import WidgetPlatforms

/// The sentences about the import's decisions.
enum ImportNotes {
  /// Notes on widgets: the certain ones and the doubtful ones.
  static func widgets(_ scan: WidgetScan) -> [String] {
    let named = scan.widgets.map { widget in
      guard let families = widget.families else { return widget.kind }
      return "\(widget.kind) (\(families.map(\.rawValue).joined(separator: ", ")))"
    }
    let certain = named.isEmpty ? [] : ["widgets, as the sources name them: \(list(named))"]
    let unclaimed =
      scan.widgets.count == scan.claims.count
      ? [] : ["none of them is claimed, since there may be others"]
    return certain + unclaimed + doubts(scan.doubts)
  }

  /// Notes on facts that the sources leave open: a sentence for each reason.
  static func doubts(_ doubts: [WidgetScan.Doubt]) -> [String] {
    WidgetScan.Doubt.Reason.allCases.compactMap { reason in
      var seen: Set<String> = []
      let names = doubts.filter { $0.reason == reason }.map(\.name)
        .filter { seen.insert($0).inserted }
      return names.isEmpty ? nil : sentence(reason, list(names))
    }
  }

  private static func sentence(_ reason: WidgetScan.Doubt.Reason, _ names: String) -> String {
    switch reason {
    case .ownMain: "kinds are found in a run, since \(names).main() decides which there are"
    case .noPlainWidget: "kinds are found in a run where \(names) lists no plain widget"
    case .declaredElsewhere: "kinds are found in a run for what is declared elsewhere: \(names)"
    case .onSomeSystems: "left out, since bundles list them on some systems only: \(names)"
    case .configuredElsewhere:
      "kinds are found in a run for what is configured outside of its type: \(names)"
    case .computedKind: "kinds are found in a run for what computes its kind: \(names)"
    case .kindOfAnother: "left out, since another widget has the same kind: \(names)"
    case .openFamilies: "families are found in a run where they are not written out: \(names)"
    }
  }

  /// The note on a module that is taken from a folder of its name.
  static func folderModule(_ name: String, _ files: String, _ folder: String) -> String {
    "the module \(name) is compiled from the folder \(folder), as no project here says what it is "
      + "made of: \(files)"
  }

  /// The note on modules built from local packages; empty without such modules.
  static func packages(_ modules: Set<String>) -> [String] {
    modules.isEmpty ? [] : ["built from packages that lie here: \(list(modules.sorted()))"]
  }

  /// The notes on modules that cannot be built here, with what of them is used.
  static func foreign(_ modules: [ForeignModule], _ standIns: [StandIn]) -> [String] {
    modules.compactMap { module in
      let isAbsent = module.kind == .absent
      let phrase = isAbsent ? module.phrase : "\(module.phrase), and cannot be built here"
      guard let standIn = standIns.first(where: { $0.module == module.name }) else { return nil }
      let file = "\(StandInFolder.name)/\(module.name).swift"
      let skeleton = "\(file) is the skeleton of a stand-in"
      let advice =
        if standIn.isNamed {
          "\(file) stands in for it, and answers nothing until somebody fills it in"
            + (standIn.isComplete ? "" : ", with the types that are not known")
        } else if isAbsent {
          skeleton + ": where its sources cannot be had, "
            + (standIn.isComplete ? "" : "fill in the types that are not known, and ")
            + "name it under extension.modules"
        } else {
          skeleton + ": fill in the types that are not known, and name it under extension.modules"
        }
      let used =
        standIn.used.isEmpty ? "no name of it is seen in use" : "used of it: \(list(standIn.used))"
      return "\(phrase); \(used); \(advice)"
    }
  }

  /// The notes on modules without a known source; empty without such modules.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - present: The modules that packages here make.
  ///   - products: The names of package products that the target links.
  ///   - packages: The packages around the extension.
  ///   - paths: The paths of local packages that are not there, by their names.
  /// - Returns: The sentences.
  static func missing(
    _ modules: [String], besides present: Set<String> = [], products: Set<String>,
    packages: FoundPackages?, paths: [String: String] = [:]
  ) -> [String] {
    guard !modules.isEmpty else {
      let needed = packages?.absent(neededBy: present).map(\.title) ?? []
      guard !needed.isEmpty else { return [] }
      return [
        "pinned and not here, though packages here are built on it: \(list(needed)); 'widgetcheck "
          + "packages --fetch' gets what has a repository"
      ]
    }
    let absent = packages?.absent ?? []
    let fetchable = absent.filter { $0.location != nil && $0.fetched != nil }
    let isPinned = !fetchable.isEmpty
    let named = modules.map { name in
      if let path = paths[name] { return "\(name) (of the package \(path), which is not there)" }
      return products.contains(name) ? "\(name) (a Swift package's product)" : name
    }
    let advice =
      isPinned
      ? "'widgetcheck packages --fetch' gets what is pinned (\(list(fetchable.map(\.title)))); for "
        + "others give the sources, or a stand-in with what the extension uses, under "
        + "extension.modules"
      : "give the sources, or a stand-in with what the extension uses, under extension.modules"
    let references = (packages?.references ?? []).map {
      "the project refers to \($0.title), which no lock file pins"
    }
    return ["imported and not here: \(list(named)); \(advice)"] + references
      + (packages?.problems ?? [])
  }

  /// Names with commas between them, at most twelve and the number of the others.
  static func list(_ things: [String]) -> String {
    let limit = 12
    guard things.count > limit else { return things.joined(separator: ", ") }
    return things.prefix(limit).joined(separator: ", ") + " and \(things.count - limit) more"
  }

  /// A number of things.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}
