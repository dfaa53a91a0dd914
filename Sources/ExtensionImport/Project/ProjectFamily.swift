import SwiftPackages

/// The projects and packages that belong together with a project.
struct ProjectFamily {
  /// The project, those that it refers to, and those that a workspace joins with it.
  private(set) var projects: [XcodeProject]
  /// The folders of packages that a workspace joins with it.
  private(set) var packages: [AbsolutePath] = []

  private static let levelLimit = 8
  private static let projectLimit = 200

  /// Looks at what a project refers to, and at the workspaces in its folder and those above it.
  init(of project: XcodeProject) {
    projects = [project]
    var waiting = project.subprojects
    for workspace in Self.workspaces(around: project.bundle.folder).map(Workspace.init)
    where workspace.projects.contains(project.bundle) {
      waiting += workspace.projects
      packages += workspace.packages
    }
    var seen: Set<AbsolutePath> = [project.bundle]
    while !waiting.isEmpty, projects.count < Self.projectLimit {
      let next = waiting.removeFirst()
      // Third parties' sources are built as packages are.
      let isForeign = next.parts.contains { PackagePlaces.foreignFolderNames.contains(String($0)) }
      guard !isForeign, seen.insert(next).inserted,
        let found = try? XcodeProject(next, namedFrom: project.folder)
      else { continue }
      projects.append(found)
      waiting += found.subprojects
    }
  }

  private static func workspaces(around folder: AbsolutePath) -> [AbsolutePath] {
    var found: [AbsolutePath] = []
    var place = folder
    for _ in 0...levelLimit {
      found += place.entries.filter { $0.ending == "xcworkspace" }
      if place.path == "/" || place.appending(".git").exists { break }
      place = place.folder
    }
    return found
  }
}

extension XcodeProject {
  /// The projects whose products this one uses: they lie among its files.
  var subprojects: [AbsolutePath] {
    objects.all("PBXFileReference").compactMap { places[$0.id]?.onDisk }.filter { place in
      place.ending == "xcodeproj" || ProjectDescription.fileNames.contains(place.name)
    }
  }
}
