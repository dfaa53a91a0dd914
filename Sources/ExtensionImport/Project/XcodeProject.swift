import Foundation
import SwiftPackages

/// A project of Xcode that was read, or the description that a generator makes one of.
struct XcodeProject: Sendable {
  /// The bundle whose name ends with `.xcodeproj`, or the description.
  let bundle: AbsolutePath
  /// The folder that the project's paths start from.
  let folder: AbsolutePath
  /// The objects of the project file.
  let objects: ProjectObjects
  /// The paths of its files and groups.
  let places: ProjectPlaces
  /// The project's name.
  let name: String

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - bundle: The bundle whose name ends with `.xcodeproj`, or a generator's description.
  ///   - top: The folder from which errors name files.
  /// - Throws: `ImportError` where the project file is unusable.
  init(_ bundle: AbsolutePath, namedFrom top: AbsolutePath) throws(ImportError) {
    if bundle.ending == "xcodeproj" {
      try self.init(project: bundle, namedFrom: top)
    } else {
      try self.init(description: bundle, namedFrom: top)
    }
  }

  /// Reads a project file of Xcode.
  private init(project bundle: AbsolutePath, namedFrom top: AbsolutePath) throws(ImportError) {
    let file = bundle.appending("project.pbxproj")
    let name = file.relative(to: top)
    guard let data = file.data else { throw ImportError(file: name, problem: .unreadable) }
    let value: ProjectValue
    do {
      value = try ProjectValue(reading: data)
    } catch {
      throw ImportError(file: name, problem: .malformed(error))
    }
    guard let objects = ProjectObjects(value) else {
      throw ImportError(file: name, problem: .noProject)
    }
    self.bundle = bundle
    self.name = bundle.stem
    self.objects = objects
    folder = bundle.folder.appending(objects.project.text("projectDirPath") ?? "")
    places = ProjectPlaces(objects, from: folder)
  }

  /// Reads a description for a generator.
  private init(description file: AbsolutePath, namedFrom top: AbsolutePath) throws(ImportError) {
    guard let spec = ProjectDescription(file, includedBy: XcodeGenInclusion(of: file)),
      let objects = ProjectObjects(spec.project)
    else {
      throw ImportError(file: file.relative(to: top), problem: .noProject)
    }
    bundle = file
    name = spec.name
    self.objects = objects
    folder = spec.folder
    places = ProjectPlaces(objects, from: folder)
  }

  /// The targets that Xcode builds itself, in the project's order.
  var targets: [ProjectTarget] {
    objects.objects(objects.project.texts("targets"))
      .filter { $0.kind == "PBXNativeTarget" }
      .map { ProjectTarget($0, of: self) }
  }

  /// The packages in repositories that the project refers to.
  var packageReferences: [PackageReference] {
    objects.all("XCRemoteSwiftPackageReference").compactMap { object in
      PackageReference(
        location: object.text("repositoryURL"),
        requirement: object.table("requirement").compactMapValues(\.text))
    }
  }
}
