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

  /// Whether there is something to compare with.
  var exists: Bool { FileManager.default.fileExists(atPath: listURL.path) }

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
  /// - Returns: The mismatches.
  /// - Throws: `SnapshotError` where the list cannot be used.
  func comparison(
    with recording: Recording, isWhole: Bool
  ) throws(SnapshotError) -> RecordedSnapshots {
    let list = try self.list()
    let set = SnapshotSet(recording)
    let known = Dictionary(list.snapshots.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let fonts = Self.fontProblem(list.fonts, recording)
    var mismatches: [SnapshotMismatch] = []
    for picture in set.pictures {
      var differences: [String]
      if let old = known[picture.name] {
        let file = try? Data(contentsOf: url.appendingPathComponent(picture.name))
        if file == set.file(picture) { continue }
        differences = old.differences(to: picture.snapshot)
        if file == nil {
          differences.append("the file is missing")
        } else if differences.isEmpty {
          differences = Self.colours(file, set.file(picture))
        }
        differences += fonts
      } else {
        differences = ["there is no snapshot of this drawing"]
      }
      mismatches.append(
        SnapshotMismatch(
          picture.name, look: picture.drawing.look.words, of: picture.call,
          at: picture.at, entry: picture.entry, drawing: picture.drawing.digest,
          differences: differences))
    }
    if isWhole { mismatches += gone(list, set, recording) }
    return RecordedSnapshots(
      folder: name, compared: set.pictures.count, mismatches: mismatches)
  }

  /// The snapshots of members of the run that nothing draws any more.
  private func gone(
    _ list: List, _ set: SnapshotSet, _ recording: Recording
  ) -> [SnapshotMismatch] {
    let drawn = Set(set.pictures.map(\.name))
    let places = Dictionary(
      set.pictures.map { (Self.folder(of: $0.name), (id: $0.call, at: $0.at)) },
      uniquingKeysWith: { first, _ in first })
    return list.snapshots.filter { !drawn.contains($0.name) }.compactMap { old in
      places[Self.folder(of: old.name)].map { call in
        SnapshotMismatch(
          old.name, look: old.look, of: call.id, at: call.at, entry: nil, drawing: nil,
          differences: ["nothing is drawn there any more, or it looks like the one before"])
      }
    }
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

  /// The differences in colour of two files whose texts and pictures stand in the same places.
  private static func colours(_ old: Data?, _ new: Data) -> [String] {
    func colors(_ data: Data?) -> [String] {
      String(decoding: data ?? Data(), as: UTF8.self).matches(of: /#[0-9a-f]{6}\b/)
        .map { String($0.0) }
    }
    let (before, after) = (colors(old), colors(new))
    guard before.count == after.count else { return ["areas or lines are others"] }
    var changes: [String] = []
    for (first, second) in zip(before, after) where first != second {
      let change = "colour \(first) is now \(second)"
      if !changes.contains(change) { changes.append(change) }
    }
    return changes.isEmpty ? ["areas or lines stand elsewhere"] : changes
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
    var list = try (isWhole || !exists) ? List() : self.list()
    var known = Dictionary(list.snapshots.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    if isWhole, exists, let old = try? self.list() {
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
          set.file(picture), to: url.appendingPathComponent(picture.name).path)
        known[picture.name] = picture.snapshot
        count += 1
      }
    }
    list.snapshots = known.values.sorted { $0.name < $1.name }
    let bytes = JSONWriter.bytes(of: list, layout: .indented) + [UInt8(ascii: "\n")]
    try WholeFile.write(Data(bytes), to: listURL.path)
    return count
  }
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
    case .noFolder:
      "\(file): error: the manifest names no folder of snapshots; add \"snapshots\": \"Snapshots\""
    }
  }
}
