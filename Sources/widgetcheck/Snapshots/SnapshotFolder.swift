import Foundation
import WidgetRecording

/// The folder of reference drawings: SVG files, and one list with the facts of each.
struct SnapshotFolder {
  /// The list as a file holds it.
  private struct List: JSONRecord {
    var version = 1
    var fonts: [String: String] = [:]
    var snapshots: [DrawingSnapshot] = []

    static var blank: Self { Self() }

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try fields.required("fonts", &fonts)
      try fields.list("snapshots", &snapshots)
      try fields.required("version", &version)
    }
  }

  /// The name of the list.
  static let listName = "snapshots.json"

  /// The folder.
  let url: URL
  /// The folder as the manifest names it.
  let name: String

  private var listURL: URL { url.appendingPathComponent(Self.listName) }

  /// Whether something lies in the folder's place, so that it is compared with.
  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Whether there is a list of snapshots.
  private var hasList: Bool { FileManager.default.fileExists(atPath: listURL.path) }

  private func list() throws(SnapshotError) -> List {
    var list: List
    do {
      list = try JSONReader.read(List.self, from: Array(Data(contentsOf: listURL)))
    } catch let error as JSONError {
      throw SnapshotError(
        file: "\(name)/\(Self.listName)", problem: .malformed("\(error.problem)"))
    } catch {
      throw SnapshotError(file: "\(name)/\(Self.listName)", problem: .missing)
    }
    guard list.version == 1 else {
      throw SnapshotError(
        file: "\(name)/\(Self.listName)", problem: .malformed("version \(list.version)"))
    }
    // A list that was tampered with names no file outside of the folder.
    list.snapshots.removeAll { snapshot in
      let parts = snapshot.name.split(separator: "/", omittingEmptySubsequences: false)
      return !snapshot.name.hasSuffix(".svg") || parts.contains { $0.isEmpty || $0 == ".." }
    }
    return list
  }

  /// Compares the drawings of a run with the snapshots.
  ///
  /// - Parameters:
  ///   - recording: The run.
  ///   - isWhole: Whether all calls were made, so that a missing drawing is a difference.
  ///   - isDemanded: Whether it is an error that nothing was drawn.
  /// - Returns: The mismatches; nil where nothing was drawn.
  /// - Throws: `SnapshotError` where the list cannot be used.
  func comparison(
    with recording: Recording, isWhole: Bool, isDemanded: Bool
  ) throws(SnapshotError) -> RecordedSnapshots? {
    let list = try self.list()
    let set = SnapshotSet(recording)
    guard !set.pictures.isEmpty else {
      if isDemanded, recording.hasEntries { throw SnapshotError(file: name, problem: .notDrawn) }
      return nil
    }
    let known = Dictionary(list.snapshots.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let fonts = Self.fontProblem(list.fonts, recording)
    var mismatches: [SnapshotMismatch] = []
    for picture in set.pictures {
      var differences: [String]
      if let old = known[picture.name] {
        let file = try? Data(contentsOf: url.appendingPathComponent(picture.name))
        if file == set.file(picture) { continue }
        differences = old.differences(to: picture.snapshot)
        if let file {
          if differences.isEmpty {
            differences = SnapshotFile(file).differences(to: SnapshotFile(set.file(picture)))
          }
        } else {
          differences.append("the file is missing")
        }
        differences += fonts
      } else {
        let path = url.appendingPathComponent(picture.name).path
        differences = [
          FileManager.default.fileExists(atPath: path)
            ? "\(Self.listName) does not name the file, which is there"
            : "there is no snapshot of this drawing"
        ]
      }
      var mismatch = SnapshotMismatch(
        picture.name, look: picture.drawing.look.words, of: picture.call,
        at: picture.at, entry: picture.entry, drawing: picture.drawing.digest,
        differences: differences)
      mismatch.before = known[picture.name].flatMap { _ in before(picture.name) }
      mismatches.append(mismatch)
    }
    if isWhole { mismatches += gone(list, set, recording) + strays(list, set, recording) }
    return RecordedSnapshots(
      folder: name, compared: set.pictures.count, mismatches: mismatches)
  }

  /// The file of a snapshot as text; nil where it is no drawing, or too large to be recorded.
  private func before(_ name: String) -> String? {
    guard let data = try? Data(contentsOf: url.appendingPathComponent(name)),
      data.count < 1 << 19, let text = String(data: data, encoding: .utf8),
      SnapshotFile(data).isDrawing
    else { return nil }
    return text
  }

  /// The snapshots that nothing draws any more: those of the run's members, and those of widgets,
  /// families and configurations that are gone.
  private func gone(
    _ list: List, _ set: SnapshotSet, _ recording: Recording
  ) -> [SnapshotMismatch] {
    let drawn = Set(set.pictures.map(\.name))
    let places = Dictionary(
      set.pictures.map { (Self.folder(of: $0.name), (id: $0.call, at: $0.at)) },
      uniquingKeysWith: { first, _ in first })
    return list.snapshots.filter { !drawn.contains($0.name) }.compactMap { old in
      if let call = places[Self.folder(of: old.name)] {
        return SnapshotMismatch(
          old.name, look: old.look, of: call.id, at: call.at, entry: nil, drawing: nil,
          differences: ["nothing is drawn there any more, or it looks like the one before"])
      }
      guard SnapshotSet.isOf(recording.header, old.name) else { return nil }
      return whole(
        old.name, old.look, recording,
        "no widget, family or configuration of the run is drawn there any more")
    }
  }

  /// The drawings in the folder that no run has recorded.
  private func strays(
    _ list: List, _ set: SnapshotSet, _ recording: Recording
  ) -> [SnapshotMismatch] {
    let known = Set(list.snapshots.map(\.name)).union(set.pictures.map(\.name))
    let root = url.resolvingSymlinksInPath().pathComponents.count
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    var names: [String] = []
    while let file = files?.nextObject() as? URL {
      let name = file.resolvingSymlinksInPath().pathComponents.dropFirst(root)
        .joined(separator: "/")
      guard file.pathExtension == "svg", !known.contains(name),
        SnapshotSet.isOf(recording.header, name)
      else { continue }
      names.append(name)
    }
    return names.sorted().map { whole($0, "", recording, "no run has recorded it") }
  }

  /// A mismatch that is of no call, but of the bundle.
  private func whole(
    _ name: String, _ look: String, _ recording: Recording, _ difference: String
  ) -> SnapshotMismatch {
    SnapshotMismatch(
      name, look: look, of: CallID(rawValue: recording.header.bundle),
      at: recording.header.span.start, entry: nil, drawing: nil, differences: [difference])
  }

  private static func folder(of name: String) -> String {
    String(name.prefix(upTo: name.lastIndex(of: "/") ?? name.startIndex))
  }

  /// The message about fonts that differ from those of the snapshots; empty where none does.
  private static func fontProblem(_ old: [String: String], _ recording: Recording) -> [String] {
    let changed = fonts(of: recording).filter { old[$0.key] != nil && old[$0.key] != $0.value }
    return changed.isEmpty
      ? [] : ["the snapshots were drawn with another file of \(changed.keys.sorted()[0])"]
  }

  private static func fonts(of recording: Recording) -> [String: String] {
    var fonts: [String: String] = [:]
    for case .fonts(let faces) in recording.events {
      for face in faces.faces { fonts[face.name] = face.sha256 }
    }
    return fonts
  }

  /// Records the drawings of a run as those that are as they should be.
  ///
  /// - Parameters:
  ///   - recordings: The runs of one bundle, one for each environment.
  ///   - isWhole: Whether all calls were made, so that stale snapshots can go.
  /// - Returns: The number of drawings.
  /// - Throws: `SnapshotError` for a list that cannot be used, `OutputError` for a file that cannot
  ///   be written.
  func record(_ recordings: [Recording], isWhole: Bool) throws -> Int {
    if recordings.allSatisfy({ SnapshotSet($0).pictures.isEmpty }),
      recordings.contains(where: \.hasEntries)
    {
      throw SnapshotError(file: name, problem: .notDrawn)
    }
    var list = try (isWhole || !hasList) ? List() : self.list()
    var known = Dictionary(list.snapshots.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    if isWhole, hasList, let old = try? self.list() {
      for snapshot in old.snapshots {
        try? FileManager.default.removeItem(at: url.appendingPathComponent(snapshot.name))
      }
    }
    var count = 0
    for recording in recordings {
      let set = SnapshotSet(recording)
      for (name, hash) in Self.fonts(of: recording) { list.fonts[name] = hash }
      for picture in set.pictures {
        try WholeFile.write(
          set.file(picture), to: url.appendingPathComponent(picture.name).path,
          advice: Self.writingAdvice)
        known[picture.name] = picture.snapshot
        count += 1
      }
    }
    list.snapshots = known.values.sorted { $0.name < $1.name }
    let bytes = JSONWriter.bytes(of: list, layout: .indented) + [UInt8(ascii: "\n")]
    try WholeFile.write(Data(bytes), to: listURL.path, advice: Self.writingAdvice)
    return count
  }

  private static let writingAdvice = "choose another folder with 'snapshots' in the manifest"
}

/// Snapshots that cannot be used.
struct SnapshotError: Error, Hashable, CustomStringConvertible {
  /// The kind of problem.
  enum Problem: Hashable {
    /// There are none.
    case missing
    /// The list cannot be read, for a reason.
    case malformed(String)
    /// The manifest names no folder for them.
    case noFolder
    /// Nothing was drawn.
    case notDrawn
  }

  /// The file.
  let file: String
  /// The problem with the file.
  let problem: Problem

  /// One line: the place, the problem, and what to do.
  var description: String {
    switch problem {
    case .missing:
      "\(file): error: there are no snapshots; record them with --record-snapshots"
    case .malformed(let reason):
      "\(file): error: not a list of snapshots: \(reason); record them anew with --record-snapshots"
    case .notDrawn:
      "\(file): error: nothing was drawn that could be compared; leave out --draw none, and see "
        + "'widgetcheck doctor' for what drawing needs"
    case .noFolder:
      "\(file): error: the manifest names no folder of snapshots; add \"snapshots\": \"Snapshots\""
    }
  }
}

extension Recording {
  /// Whether a call brought an entry, which could be drawn.
  fileprivate var hasEntries: Bool { calls.contains { !$0.entries.isEmpty } }
}
