import Foundation

/// A download that its views observe.
final class Download: NSObject, NSKeyValueObservingCustomization {
  private(set) var received = 0
  private(set) var total = 0
  private(set) var parts: [Int] = []
  private(set) var tags: Set<String> = []
  var fraction: Double { total == 0 ? 0 : Double(received) / Double(total) }

  static func keyPathsAffectingValue(for key: AnyKeyPath) -> Set<AnyKeyPath> {
    key == \Download.fraction ? [\Download.received, \Download.total] : []
  }

  static func automaticallyNotifiesObservers(for key: AnyKeyPath) -> Bool { false }

  func receive(_ count: Int) {
    willChangeValue(for: \.received)
    received += count
    didChangeValue(for: \.received)
  }

  func expect(_ count: Int) {
    willChangeValue(forKey: "total")
    total = count
    didChangeValue(forKey: "total")
  }

  func append(_ part: Int) {
    let place = IndexSet(integer: parts.count)
    willChange(.insertion, valuesAt: place, for: \.parts)
    parts.append(part)
    didChange(.insertion, valuesAt: place, for: \.parts)
  }
}

/// Logs a download for as long as it lives.
final class DownloadLog {
  private var observations: [NSKeyValueObservation] = []
  private let options: NSKeyValueObservingOptions = [.initial, .new, .old]

  func follow(_ download: Download) {
    observations.append(
      download.observe(\.fraction, options: options) { download, change in
        print(download.received, change.newValue ?? 0, change.oldValue ?? 0)
      })
    observations.append(
      download.observe(\.parts, options: .prior) { _, change in
        let kind: NSKeyValueObservedChange<[Int]>.Kind = change.kind
        switch kind {
        case .setting, .insertion, .removal, .replacement:
          print(change.isPrior, change.indexes?.count ?? 0)
        }
      })
  }

  func stop() {
    for observation in observations { observation.invalidate() }
  }
}

/// The description of a change by an older observer.
func describe(_ change: [NSKeyValueChangeKey: Any]) -> String {
  let keys: [NSKeyValueChangeKey] = [
    .kindKey, .newKey, .oldKey, .indexesKey, .notificationIsPriorKey,
  ]
  let kind = (change[.kindKey] as? UInt).flatMap(NSKeyValueChange.init(rawValue:))
  return keys.map(\.rawValue).joined(separator: ", ") + " \(kind == .removal)"
}

/// The mutations of a download's tags.
let mutations: [NSKeyValueSetMutationKind] = [.union, .minus, .intersect, .set]

/// Reads a download's values by name, as a debugging view does.
func values(of download: Download) -> [String: Any] {
  var values = download.dictionaryWithValues(forKeys: ["received", "total"])
  values["again"] = download.value(forKey: "received")
  values["class"] = type(of: download).value(forKey: "shared")
  values["path"] = download.value(forKeyPath: "received")
  return values
}

/// Restores what a form of names and values holds.
func restore(_ values: [String: Any], into object: NSObject) {
  object.setValuesForKeys(values)
  object.setValue(1, forKey: "received")
  object.setValue(2, forKeyPath: "total")
}

/// An observer of an older kind.
final class OldObserver: NSObject {
  private let player = Download()

  func start() {
    player.addObserver(self, forKeyPath: "received", options: [.new], context: nil)
  }

  func stop() {
    player.removeObserver(self, forKeyPath: "received", context: nil)
    player.removeObserver(self, forKeyPath: "received")
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    print(describe(change ?? [:]))
  }
}
