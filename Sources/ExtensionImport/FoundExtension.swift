import SwiftPackages

/// An extension that was found, before its manifest has a place.
struct FoundExtension {
  /// The manifest to be written.
  var draft: ManifestDraft
  /// The decisions taken, with their reasons.
  var decisions: [String]
  /// Modules without a known source.
  var missing: [String]
  /// Pinned packages without sources on this machine; empty where no module is missing.
  var absentPackages: [PackagePin] = []
  /// Packages of the Xcode project without a pin in a lock file and without sources here.
  var unpinnedPackages: [PackageReference] = []
  /// Skeletons of stand-ins for modules that cannot be built here.
  var standIns: [StandIn] = []
  /// Sources that stand in for what is the author's own and is not here.
  var ownStandIns: [OwnStandIn] = []
  /// The Info.plist to be written beside the manifest; nil where the author's own serves.
  var infoPlist: String?

  /// Returns the extension with one more decision.
  func adding(_ decision: String) -> FoundExtension {
    var copy = self
    copy.decisions.append(decision)
    return copy
  }

  /// Returns the proposal for a manifest at a path from a folder.
  func proposal(at path: String, from top: AbsolutePath) -> ImportProposal {
    let file = top.appending(path)
    var draft = draft
    let copy = infoPlist.map { _ in file.folder.appending(ResolvedInfoPlist.fileName) }
    draft.infoPlist = copy ?? draft.infoPlist
    let places = standIns.map {
      file.folder.appending("\(StandInFolder.name)/\($0.module).swift")
    }
    let named = zip(standIns, places).filter { $0.0.isNamed }
    draft.modules =
      named.map { ManifestDraft.Module(name: $0.0.module, sources: [$0.1]) } + draft.modules
    // A folder whose sources are all the extension's may have that of the stand-ins in it.
    let isCovered = { (place: AbsolutePath) in
      self.draft.sources.contains { $0.name == "*.swift" && place.isWithin($0.folder.folder) }
    }
    draft.exclude += places.filter(isCovered)
    let own = ownStandIns.map { ($0, file.folder.appending($0.path)) }
    for (standIn, place) in own {
      if let index = draft.modules.firstIndex(where: { $0.name == standIn.module }) {
        draft.modules[index].sources.append(place)
      } else if !isCovered(place) {
        draft.sources.append(place)
      }
    }
    let written =
      zip(standIns, places).map { ($0.0.text, $0.1) } + own.map { ($0.0.text, $0.1) }
    return ImportProposal(
      manifestPath: path, text: draft.text(in: file.folder),
      infoPlistPath: copy?.relative(to: top), infoPlist: infoPlist,
      standIns: written.map { text, place in
        ImportProposal.WrittenFile(path: place.relative(to: top), text: text)
      }, decisions: decisions,
      targetName: draft.name, missingModules: missing,
      fetchablePackages: absentPackages.filter { $0.location != nil && $0.fetched != nil }
        .map(\.title) + unpinnedPackages.map(\.title))
  }
}
