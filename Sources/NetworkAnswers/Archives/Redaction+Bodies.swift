import Foundation

extension HTTPExchange {
  /// A body without the values that look like secrets, where its header says how it is written.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - headers: The headers beside it.
  ///   - isSecret: Whether a member of JSON is likely to be a secret, by its name.
  /// - Returns: The body.
  static func redacted(
    _ body: Data, _ headers: [Header], where isSecret: (String) -> Bool
  ) -> Data {
    let type = headers.first { $0.name.lowercased() == "content-type" }?.value.lowercased() ?? ""
    if type.contains("x-www-form-urlencoded"), let text = String(validating: body, as: UTF8.self) {
      return Data(Redaction.redacted(query: text).utf8)
    }
    let start = body.first { !Redaction.spaces.contains($0) }
    guard type.contains("json") || [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(start) else {
      return body
    }
    return Redaction.redacted(json: body, where: isSecret)
  }
}

extension Redaction {
  /// The ends of names, as letters and digits alone, that secrets have among an answer's members.
  ///
  /// They are fewer than those of queries: what a widget shows has names such as `code` and `key`.
  private static let ends = [
    "token", "secret", "password", "passwd", "passphrase", "pwd", "apikey", "accesskey",
    "secretkey", "privatekey", "sessionid", "sessionkey", "credential", "credentials", "signature",
    "authorization", "cookie", "jwt", "hmac", "otp",
  ]

  /// Whether a member of a name in an answer is likely to be a secret.
  static func isSecretMember(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return ends.contains(where: plain.hasSuffix)
  }

  /// The bytes that may stand between the parts of JSON.
  static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// Returns JSON without the texts of members that are secrets; all else stays byte for byte.
  static func redacted(json: Data, where isSecret: (String) -> Bool) -> Data {
    let bytes = Array(json)
    var result = Data()
    var place = 0
    /// The place of the next byte that is no space.
    func next(_ place: Int) -> Int {
      bytes[place...].firstIndex { !spaces.contains($0) } ?? bytes.count
    }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "\"") else {
        result.append(bytes[place])
        place += 1
        continue
      }
      let end = endOfText(bytes, place)
      result += bytes[place..<end]
      let colon = next(end)
      guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
        place = end
        continue
      }
      let value = next(colon + 1)
      result += bytes[end..<value]
      let name = String(decoding: bytes[place..<end].dropFirst().dropLast(), as: UTF8.self)
      place = value
      guard value < bytes.count, bytes[value] == UInt8(ascii: "\""), isSecret(name) else {
        continue
      }
      result += Data("\"\(word)\"".utf8)
      place = endOfText(bytes, value)
    }
    return result
  }

  /// The place behind a text that begins at a place with its quotation mark.
  private static func endOfText(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }
}
