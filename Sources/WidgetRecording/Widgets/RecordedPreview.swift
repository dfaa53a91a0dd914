/// A `#Preview` of a widget, as the extension's sources declare it.
public struct RecordedPreview: Hashable, Sendable {
  /// The name, by which the calls of the previews of one widget and family differ.
  public var name: String
  /// The family in which the widget is shown.
  public var family: FamilyName
  /// The position among the previews of the bundle.
  public var index: Int

  /// Creates a preview.
  public init(name: String, family: FamilyName, index: Int) {
    self.name = name
    self.family = family
    self.index = index
  }
}

extension RecordedPreview: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(name: "", family: .systemSmall, index: 0) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("family", &family)
    try fields.required("index", &index)
    try fields.required("name", &name)
  }
}
