/// The number and the nonce of a message, which name it even if the rest cannot be read.
package struct MessageName: Hashable, Sendable {
  /// The number of the request, and of the answer to it.
  package var number = 0
  /// The nonce of the request, and of the answer to it.
  package var nonce = RequestNonce.none
}

extension MessageName: JSONRecord {
  /// The name before it is read.
  package static var blank: Self { Self() }

  /// Reads or writes the fields; others are skipped.
  package mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.sparse("nonce", &nonce, .none)
    try fields.required("number", &number)
  }
}
