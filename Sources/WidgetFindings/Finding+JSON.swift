public import WidgetRecording

extension Finding: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(level: .note, message: "", fingerprint: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("at", &at)
    try fields.required("baselined", &baselined)
    try fields.optional("call", &call)
    try fields.optional("developerMode", &developerMode)
    try fields.optional("drawing", &drawing)
    try fields.optional("entry", &entry)
    try fields.optional("file", &file)
    try fields.required("fingerprint", &fingerprint)
    if fields.isReading { fault = fingerprint }
    try fields.required("level", &level)
    try fields.optional("line", &line)
    try fields.required("message", &message)
  }
}
