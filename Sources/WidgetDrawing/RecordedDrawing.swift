import Hashing
public import JSON

/// The picture of one entry in one appearance: a display list, and the boxes of its views.
public struct RecordedDrawing: Hashable, Sendable {
  /// A name that is equal exactly where drawings are.
  public var digest: String
  /// The surroundings that it shows the widget in.
  public var look: DrawnLook
  /// The number of operations at the list's beginning that draw the container's background.
  public var backgroundCount = 0
  /// The width and the height in points.
  public var size: DrawnSize
  /// Pixels in a point, more than 0.
  public var scale: Double
  /// The operations, in order.
  public var list: [DrawingOperation]
  /// The texts and pictures with their places.
  public var boxes: [DrawnBox]
  /// The substitutions, omissions and approximations, in words, sorted.
  public var notes: [String]
  /// The texts of the views that the system leaves out of the one line of an inline accessory.
  public var leftOut: [String] = []
  /// The place of the family's own views, where a label of theirs stands beside them: x, y, width
  /// and height in points; nil where the views have all of the size.
  public var viewsFrame: [Double]?

  /// Creates a drawing and names it by its content.
  public init(
    _ look: DrawnLook, size: DrawnSize, scale: Double, list: [DrawingOperation],
    boxes: [DrawnBox], notes: [String], backgroundCount: Int = 0, leftOut: [String] = []
  ) {
    self =
      Self.written(
        look, size: size, scale: scale, list: list, boxes: boxes, notes: notes,
        backgroundCount: backgroundCount, leftOut: leftOut
      ).drawing
  }

  /// Creates a drawing, names it by its content, and returns it with its JSON.
  ///
  /// The name follows from the JSON, which is written once for both.
  public static func written(
    _ look: DrawnLook, size: DrawnSize, scale: Double, list: [DrawingOperation],
    boxes: [DrawnBox], notes: [String], backgroundCount: Int = 0, leftOut: [String] = [],
    viewsFrame: [Double]? = nil
  ) -> (drawing: RecordedDrawing, text: JSONText) {
    var drawing = Self(look, size: size, scale: scale)
    drawing.backgroundCount = backgroundCount
    drawing.leftOut = leftOut
    drawing.viewsFrame = viewsFrame
    drawing.list = list
    drawing.boxes = boxes
    drawing.notes = notes
    var bytes = JSONWriter.bytes(of: drawing)
    drawing.digest = String(SHA256.text(bytes).prefix(16))
    // Quotation marks within texts are escaped, so that the first such member is the drawing's own.
    let member = Array("\"digest\":\"".utf8)
    let place = bytes.indices.first { index in
      bytes[index] == member[0] && bytes[index...].starts(with: member)
    }
    if let place { bytes.insert(contentsOf: drawing.digest.utf8, at: place + member.count) }
    return (drawing, JSONText(written: bytes))
  }

  /// Creates an empty drawing without a name.
  private init(_ look: DrawnLook, size: DrawnSize, scale: Double) {
    (self.look, self.size, self.scale) = (look, size, scale)
    (digest, list, boxes, notes) = ("", [], [], [])
  }

  /// The appearance, `light` or `dark`.
  public var scheme: String { look.appearance }

  /// The preferred size of text, where it is not the usual one.
  public var typeSize: String? { look.typeSize == DrawnLook.usualTypeSize ? nil : look.typeSize }

  /// The kind of the box around a label that a watch face shows beside a complication's views.
  public static let labelKind = "WidgetLabel"

  /// The position of the first box of such a label, which those of what is in it follow; nil
  /// without one.
  public var firstLabelBox: Int? { boxes.firstIndex { $0.node == Self.labelKind } }

  /// The texts of the drawing, in the order of the operations.
  public var texts: [String] { boxes.compactMap(\.text) }
}

/// A text, picture or control with its place in a drawing.
public struct DrawnBox: Hashable, Sendable {
  /// The kind of the view, such as `Text`.
  public var node: String
  /// The place: x, y, width and height in points.
  public var frame: [Double]
  /// The words.
  public var text: String?
  /// The number of lines that the words take.
  public var lines: Int?
  /// Whether words were cut off.
  public var truncated: Bool
  /// Whether a line ends within a word, for which the width of a line does not do.
  public var breaksWord = false
  /// The factor by which the words were made smaller to fit.
  public var scale: Double
  /// The style and size of the words' font.
  public var font: String?
  /// The size that the words would take with all the space they want; width and height.
  public var ideal: [Double]?
  /// The colour of the words, where it is one.
  public var color: String?
  /// Whether the colour is the one that the system's own styles give such a view.
  public var hasSystemColor = false
  /// The width and height of a picture's file in pixels.
  public var pixels: [Double]?
  /// The colours behind the words at points of them, where pictures are behind: row by row.
  public var behind: [String] = []
  /// Whether larger text leaves the font's size as it is; told in drawings of larger text.
  public var hasFixedFont = false
  /// Whether a link opens what a tap on the widget opens anyway.
  public var opensWidgetURL = false
  /// Whether the author gave a picture a place of its own, by an offset or a position.
  public var isMoved = false
  /// Whether a control's style chose the size, which is small, and not the author.
  public var isSystemSized = false

  /// Creates a box.
  public init(node: String, frame: [Double], text: String? = nil, lines: Int? = nil) {
    self.node = node
    self.frame = frame.map(Coordinate.rounded)
    self.text = text
    self.lines = lines
    truncated = false
    scale = 1
  }
}

extension DrawnBox: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(node: "", frame: []) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.sparse("behind", &behind, [])
    try fields.sparse("breaksWord", &breaksWord, false)
    try fields.optional("color", &color)
    try fields.sparse("fixedFont", &hasFixedFont, false)
    try fields.optional("font", &font)
    try fields.required("frame", &frame)
    try fields.optional("ideal", &ideal)
    try fields.optional("lines", &lines)
    try fields.sparse("moved", &isMoved, false)
    try fields.required("node", &node)
    try fields.sparse("opensWidgetURL", &opensWidgetURL, false)
    try fields.optional("pixels", &pixels)
    try fields.sparse("scale", &scale, 1)
    try fields.sparse("systemColor", &hasSystemColor, false)
    try fields.sparse("systemSize", &isSystemSized, false)
    try fields.optional("text", &text)
    try fields.sparse("truncated", &truncated, false)
  }
}

extension RecordedDrawing: JSONRecord {
  /// The most pixels in a point that a drawing is read with.
  private static let greatestScale = 100.0

  /// A value that reading fills in.
  public static var blank: Self {
    Self(DrawnLook("light"), size: DrawnSize(0, 0), scale: 1)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.sparse("backgroundCount", &backgroundCount, 0)
    try fields.list("boxes", &boxes)
    try fields.optional("device", &look.device)
    try fields.required("digest", &digest)
    try fields.sparse("hidesPrivateContent", &look.hidesPrivateContent, false)
    try fields.sparse("increasedContrast", &look.hasIncreasedContrast, false)
    try fields.sparse("leftOut", &leftOut, [])
    try fields.required("list", &list)
    try fields.optional("locale", &look.locale)
    try fields.list("notes", &notes)
    try fields.optional("place", &look.place)
    try fields.sparse("renderingMode", &look.renderingMode, .fullColor)
    try fields.required("scale", &scale)
    try fields.required("scheme", &look.appearance)
    try fields.required("size", &size)
    try fields.sparse("typeSize", &look.typeSize, DrawnLook.usualTypeSize)
    try fields.optional("viewsFrame", &viewsFrame)
    guard fields.isReading else { return }
    guard scale > 0, scale <= Self.greatestScale else {
      throw JSONError(.badValue("a scale above 0, and at most \(Int(Self.greatestScale))"))
        .inside("scale")
    }
  }
}

/// A face of a font, from which drawings take outlines.
public struct RecordedFace: Hashable, Sendable {
  /// The name by which drawings refer to the face.
  public var name: String
  /// The family.
  public var family: String
  /// The weight, from 100 to 900.
  public var weight: Int
  /// The SHA-256 of the font's file.
  public var sha256: String

  /// Creates a face.
  public init(name: String, family: String, weight: Int, sha256: String) {
    self.name = name
    self.family = family
    self.weight = weight
    self.sha256 = sha256
  }
}

extension RecordedFace: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(name: "", family: "", weight: 400, sha256: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("family", &family)
    try fields.required("name", &name)
    try fields.required("sha256", &sha256)
    try fields.required("weight", &weight)
  }
}

/// The faces that the drawings which follow are set in.
public struct RecordedFaces: Hashable, Sendable, JSONRecord {
  /// The faces.
  public var faces: [RecordedFace]

  /// Creates an event.
  public init(_ faces: [RecordedFace]) { self.faces = faces }

  /// A value that reading fills in.
  public static var blank: Self { Self([]) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("faces", &faces)
  }
}

/// Outlines of glyphs that drawings which follow refer to.
public struct RecordedOutlines: Hashable, Sendable {
  /// The name of the face.
  public var face: String
  /// The face's units in the size of its letters.
  public var unitsPerEm: Int
  /// The outlines by the number of the glyph, in the face's units, upwards.
  public var glyphs: [Int: PathData]

  /// Creates outlines.
  public init(face: String, unitsPerEm: Int, glyphs: [Int: PathData]) {
    self.face = face
    self.unitsPerEm = unitsPerEm
    self.glyphs = glyphs
  }
}

extension RecordedOutlines: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(face: "", unitsPerEm: 1, glyphs: [:]) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("face", &face)
    var texts: [String: String] = [:]
    if !fields.isReading {
      for (number, path) in glyphs { texts["\(number)"] = path.text }
    }
    try fields.required("glyphs", &texts)
    try fields.required("unitsPerEm", &unitsPerEm)
    guard fields.isReading else { return }
    glyphs = [:]
    for (number, text) in texts {
      guard let number = Int(number), let path = PathData(text) else {
        throw JSONError(.badValue("an outline is no path data")).inside("glyphs")
      }
      glyphs[number] = path
    }
  }
}

/// The bytes of a picture that drawings which follow refer to.
public struct RecordedPicture: Hashable, Sendable, JSONRecord {
  /// The picture's digest.
  public var digest: String
  /// The bytes of a PNG or JPEG file in base64.
  public var data: String
  /// The media type: `image/png` or `image/jpeg`.
  public var type: String

  /// Creates a picture.
  public init(digest: String, type: String, data: String) {
    self.digest = digest
    self.type = type
    self.data = data
  }

  /// A value that reading fills in.
  public static var blank: Self { Self(digest: "", type: "image/png", data: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("data", &data)
    try fields.required("digest", &digest)
    try fields.required("type", &type)
  }
}
