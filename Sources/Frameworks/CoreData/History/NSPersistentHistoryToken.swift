// Places in the history of stores.

public import FoundationSupplement

/// The number of the last transaction that was seen of each store.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The numbers by the stores' identifiers.
  package let numbers: [String: Int64]

  package init(numbers: [String: Int64]) { self.numbers = numbers }

  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(forKey: "stores") as? String,
      let numbers = try? JSONDecoder().decode([String: Int64].self, from: Data(text.utf8))
    else { return nil }
    self.numbers = numbers
  }

  public class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(numbers)) ?? Data()
    coder.encode(NSString(string: String(decoding: data, as: UTF8.self)), forKey: "stores")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.numbers == numbers
  }

  open override var hash: Int { numbers.hashValue }
}
