/// The comparison of a run's drawings with those that are as they should be.
public struct RecordedSnapshots: Hashable, Sendable {
  /// The folder of the snapshots, as the manifest names it.
  public var folder: String
  /// The number of drawings that were compared.
  public var compared: Int
  /// The drawings that are not as they should be.
  public var mismatches: [SnapshotMismatch]

  /// Creates a comparison.
  public init(folder: String, compared: Int, mismatches: [SnapshotMismatch]) {
    self.folder = folder
    self.compared = compared
    self.mismatches = mismatches
  }
}

/// A drawing that is not as it should be.
public struct SnapshotMismatch: Hashable, Sendable {
  /// The call whose entry is drawn.
  public var call: CallID
  /// The simulated instant of the call.
  public var callAt: SimulatedInstant
  /// The position of the entry; nil for a snapshot of which there is no entry any more.
  public var entry: Int?
  /// The path of the SVG file as it should be, in the folder of the snapshots.
  public var name: String
  /// The look in words.
  public var look: String
  /// The name of the drawing; nil for a snapshot that nothing draws any more.
  public var drawing: String?
  /// The differences from the snapshot, in words.
  public var differences: [String]
  /// The SVG file as it should be; nil where there is none that could be shown.
  public var before: String?

  /// Creates a mismatch.
  public init(
    _ name: String, look: String, of call: CallID, at callAt: SimulatedInstant, entry: Int?,
    drawing: String?, differences: [String]
  ) {
    self.call = call
    self.callAt = callAt
    self.entry = entry
    self.name = name
    self.look = look
    self.drawing = drawing
    self.differences = differences
  }
}

extension RecordedSnapshots: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(folder: "", compared: 0, mismatches: []) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("compared", &compared)
    try fields.required("folder", &folder)
    try fields.list("mismatches", &mismatches)
  }
}

extension SnapshotMismatch: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(
      "", look: "", of: CallID(rawValue: ""), at: 0, entry: nil, drawing: nil, differences: [])
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &callAt)
    try fields.optional("before", &before)
    try fields.required("call", &call)
    try fields.list("differences", &differences)
    try fields.optional("drawing", &drawing)
    try fields.optional("entry", &entry)
    try fields.required("look", &look)
    try fields.required("name", &name)
  }
}
