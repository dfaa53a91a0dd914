/// The content of a control: its words, and the value and state that they stand for.
public struct ControlContent: Hashable, Sendable {
  /// The words on the control.
  public var label: String?
  /// The value that its provider gave; nil where it has no provider.
  public var value: JSONValue?
  /// Whether a toggle is on; nil for a button.
  public var isOn: Bool?

  /// Creates a content.
  public init(label: String? = nil, value: JSONValue? = nil, isOn: Bool? = nil) {
    self.label = label
    self.value = value
    self.isOn = isOn
  }

  /// The state in words: on or off for a toggle, else the value; nil where there is neither.
  public var state: String? {
    isOn.map { $0 ? "on" : "off" } ?? value?.plainText
  }

}

extension ControlContent: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members, which a recording has among those of the control's event.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("isOn", &isOn)
    try fields.optional("label", &label)
    try fields.optional("value", &value)
  }
}
