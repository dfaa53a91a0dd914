import WidgetPlatforms

extension ProjectTarget {
  /// Returns the files that the target is made of on a platform.
  ///
  /// - Parameters:
  ///   - platform: The platform.
  ///   - settings: The target's settings for it, which may leave files out by name.
  /// - Returns: The files of build phases and of synchronized folders.
  func files(on platform: Platform, settings: BuildSettings) -> TargetFiles {
    var files = TargetFiles()
    let excluded = settings.words("EXCLUDED_SOURCE_FILE_NAMES")
    let included = settings.words("INCLUDED_SOURCE_FILE_NAMES")
    for file in phaseFiles(platform) + synchronizedFiles(platform) {
      let isLeftOut =
        excluded.contains { FileNamePattern($0).matches(file) }
        && !included.contains { FileNamePattern($0).matches(file) }
      if !isLeftOut { files.insert(file) }
    }
    return files
  }

  private func phaseFiles(_ platform: Platform) -> [AbsolutePath] {
    let phases = phases("PBXSourcesBuildPhase") + phases("PBXResourcesBuildPhase")
    return phases.flatMap { phase in
      project.objects.objects(phase.texts("files"))
        .filter { Self.isActive($0, platform.projectFilter) }
        .compactMap { $0.text("fileRef") }
        .flatMap { members($0) }
    }
  }

  private static func isActive(_ file: ProjectObject, _ filter: String) -> Bool {
    let filters = file.texts("platformFilters") + file.texts("platformFilter")
    return filters.isEmpty || filters.contains(filter)
  }

  /// The files behind a reference: one, or a file in several languages.
  private func members(_ id: String) -> [AbsolutePath] {
    guard let object = project.objects[id] else { return [] }
    switch object.kind {
    case "PBXVariantGroup":
      return object.texts("children").compactMap { project.places[$0] }
    case "PBXFileReference", "XCVersionGroup":
      return project.places[id].map { [$0] } ?? []
    default: return []
    }
  }

  private func synchronizedFiles(_ platform: Platform) -> [AbsolutePath] {
    let own = Set(object.texts("fileSystemSynchronizedGroups"))
    return project.synchronizedFolders.flatMap { group, folder in
      folder.files(of: object.id, isMember: own.contains(group), filter: platform.projectFilter)
    }
  }

  /// The synchronized folders that are given to the target.
  var synchronizedFolders: [AbsolutePath] {
    let own = Set(object.texts("fileSystemSynchronizedGroups"))
    return project.synchronizedFolders.filter { own.contains($0.group) }.map(\.folder.folder)
  }
}

extension XcodeProject {
  /// The synchronized folders with the ids of their groups.
  var synchronizedFolders: [(group: String, folder: SynchronizedFolder)] {
    objects.all("PBXFileSystemSynchronizedRootGroup").compactMap { group in
      SynchronizedFolder(group, of: self).map { (group.id, $0) }
    }
  }
}
