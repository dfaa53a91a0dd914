// The intents that the system performs in the app's process. Nothing here is Apple's.

import AppIntents
import ExtensionRuntime
import FoundationSupplement
import WidgetRecording

extension AppHost {
  /// Performs an intent that a widget or a control offered, and waits for its end.
  func perform(_ offered: RecordedIntent) async -> ActionResult {
    guard let type = intentType(named: offered.name) else { return .missing }
    do {
      let intent = type.init()
      try await fill(intent, parameters: offered.parameters)
      _ = try await intent.perform()
    } catch {
      return ActionResult(ActionAnswer(throwing: error))
    }
    return ActionResult(.done)
  }

  /// Returns the intent of a qualified name, or the app's own where a source belongs to both.
  private func intentType(named name: String) -> (any AppIntent.Type)? {
    let parts = name.split(separator: ".").map(String.init)
    guard let module = parts.first, parts.count > 1 else { return nil }
    let own = String(reflecting: program).split(separator: ".").first.map(String.init)
    for module in [module, own].compactMap(\.self) {
      for mangled in Self.mangledNames(of: parts.dropFirst(), in: module) {
        if let type = _typeByName(mangled) as? any AppIntent.Type { return type }
      }
    }
    return nil
  }

  /// The names that a structure, an enumeration or a class within others may have in the runtime.
  private static func mangledNames(of parts: ArraySlice<String>, in module: String) -> [String] {
    parts.reduce(["\(module.utf8.count)\(module)"]) { names, part in
      names.flatMap { name in ["V", "O", "C"].map { "\(name)\(part.utf8.count)\(part)\($0)" } }
    }
  }
}
