import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

/// The reader and the schema are two descriptions of one thing; here they are held together.
@Suite struct ManifestAgreementTests {
  /// Parts whose shape is the author's: anything inside them is right.
  private static let authorsOwn = ["/parameters", "/userDefaults/group.cards/", "/json"]

  @Test func `a manifest with every key is right for both`() throws {
    let folder = try WholeManifest.folder()
    let value = try WholeManifest.value()
    #expect(try WholeManifest.faults(in: value, folder: folder) == [])
    #expect(try SchemaValidator().faults(in: value) == [])
  }

  @Test func `a value of another type is wrong for both, wherever it stands`() throws {
    let folder = try WholeManifest.folder()
    let whole = try WholeManifest.value()
    let validator = try SchemaValidator()
    for pointer in WholeManifest.pointers(of: whole) {
      guard !Self.authorsOwn.contains(where: { pointer.contains($0 + "/") }) else { continue }
      for wrong in [JSONValue.null, .bool(true), .number(-7), .array([.null])] {
        let changed = WholeManifest.replacing(pointer, in: whole, with: wrong)
        guard changed != whole, !isAllowed(wrong, at: pointer) else { continue }
        let faults = try WholeManifest.faults(in: changed, folder: folder)
        #expect(
          faults.contains { $0.hasPrefix(pointer) || isAlternative(pointer, $0) },
          "\(wrong) at '\(pointer)' gave \(faults)")
        #expect(!validator.faults(in: changed).isEmpty, "\(wrong) at '\(pointer)'")
      }
    }
  }

  /// Whether one of the replacements happens to be right at a place.
  private func isAllowed(_ value: JSONValue, at pointer: String) -> Bool {
    if pointer.contains("group.cards/") || pointer.hasSuffix("/json") { return true }
    let flags = [
      "smartRotate", "widgetSuggestions", "allDay", "completed", "lowPower", "focus", "paused",
    ]
    if case .bool = value { return flags.contains { pointer.hasSuffix("/" + $0) } }
    if case .number = value {
      let degrees = ["/temperature", "/feelsLike", "/dewPoint"]
      return pointer.contains("/region/") || pointer.contains("/location/")
        || degrees.contains(where: pointer.hasSuffix)
    }
    return false
  }

  /// Whether a fault is told one level above the place, where alternatives are chosen.
  private func isAlternative(_ pointer: String, _ fault: String) -> Bool {
    pointer.hasPrefix(fault + "/") && pointer.dropFirst(fault.count + 1).contains("/") == false
  }

  @Test func `a key that nobody knows is wrong for both, in every object`() throws {
    let folder = try WholeManifest.folder()
    let whole = try WholeManifest.value()
    let validator = try SchemaValidator()
    for pointer in WholeManifest.pointers(of: whole) {
      let isFree = ["parameters", "userDefaults", "levels"].contains { pointer.contains($0) }
      guard !isFree, case .object(var members) = part(pointer, of: whole) else { continue }
      members["surprise"] = .number(1)
      let changed = WholeManifest.replacing(pointer, in: whole, with: .object(members))
      let place = pointer + "/surprise"
      #expect(try WholeManifest.faults(in: changed, folder: folder) == [place])
      #expect(validator.faults(in: changed).contains(place))
    }
  }

  @Test func `both agree which keys must be there`() throws {
    let folder = try WholeManifest.folder()
    let whole = try WholeManifest.value()
    let validator = try SchemaValidator()
    for pointer in WholeManifest.pointers(of: whole) where !pointer.isEmpty {
      let parent = (pointer as NSString).deletingLastPathComponent
      guard case .object = part(parent == "/" ? "" : parent, of: whole) else { continue }
      // Without these, what others refer to is gone.
      let named = ["/stacks/0/members", "/stacks/0/others", "/app"]
      if pointer.hasPrefix("/widgets") || named.contains(pointer) { continue }
      let changed = WholeManifest.replacing(pointer, in: whole, with: nil)
      let isNeeded = !(try WholeManifest.faults(in: changed, folder: folder).isEmpty)
      #expect(isNeeded == !validator.faults(in: changed).isEmpty, "\(pointer)")
    }
  }

  @Test func `every manifest cut short is refused with a place inside of it`() throws {
    let folder = try WholeManifest.folder()
    let text = WholeManifest.text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for length in stride(from: 0, to: text.utf8.count - 1, by: 7) {
      let cut = Data(text.utf8.prefix(length))
      do {
        _ = try Manifest(
          cut, format: .json, file: "m.json", folder: folder.url, knownChecks: knownChecks)
        Issue.record("\(length) bytes are no manifest")
      } catch {
        guard case .malformed(let line, let column, _)? = error.errors.first?.problem else {
          Issue.record("\(length) bytes: \(error)")
          continue
        }
        #expect(line <= lines.count && column <= lines[line - 1].count + 1)
      }
    }
  }

  private func part(_ pointer: String, of value: JSONValue) -> JSONValue? {
    pointer.split(separator: "/").reduce(value as JSONValue?) { value, part in
      switch value {
      case .object(let members): members[String(part)]
      case .array(let elements): Int(part).map { elements[$0] }
      default: nil
      }
    }
  }
}
