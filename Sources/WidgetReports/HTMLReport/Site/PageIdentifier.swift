import Hashing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The names that links of a page point at; equal things have equal names in every run.
enum PageIdentifier {
  /// The place of a bundle, or of one of its matrix cells.
  static func bundle(_ name: String) -> String { "bundle:" + slug(name) }

  /// The place of a widget kind.
  static func kind(_ kind: String, in bundle: String) -> String {
    ["kind", slug(bundle), slug(kind)].joined(separator: ":")
  }

  /// The place of a member.
  static func member(_ member: Member, in bundle: String) -> String {
    let parts = [
      bundle, member.kind, member.family.rawValue, member.configuration.description,
    ]
    return "widget:" + parts.map(slug).joined(separator: ":")
  }

  /// The place of a stack.
  static func stack(_ name: String, family: String, in bundle: String) -> String {
    ["stack", slug(bundle), slug(family), slug(name)].joined(separator: ":")
  }

  /// The place of a check's explanation.
  static func check(_ check: CheckID) -> String { "check:" + slug(check.rawValue) }

  /// The place of a finding; the number tells apart those of one fingerprint.
  static func finding(_ fingerprint: String, number: Int) -> String {
    "finding:" + slug(fingerprint) + (number == 0 ? "" : ":\(number + 1)")
  }

  /// Returns a slug that is a file's name on its own, and no other folder's.
  static func fileName(_ text: String) -> String {
    let slug = slug(text)
    guard slug.hasPrefix(".") else { return slug }
    return "-" + slug.dropFirst() + "_" + String(FNV1a(text).value, radix: 36)
  }

  /// Returns letters, digits and a few marks; what had to be replaced is told apart by a number.
  static func slug(_ text: String) -> String {
    var isFaithful = !text.isEmpty
    let scalars = text.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": return Character(scalar)
      default:
        isFaithful = false
        return "-"
      }
    }
    if isFaithful, text.utf8.count <= 80 { return text }
    return String(scalars.prefix(48)) + "_" + String(FNV1a(text).value, radix: 36)
  }
}
