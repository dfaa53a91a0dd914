// AppIntentError.
//
// Apple shows no cases, so the kinds are for this package alone; the description says them.

import FoundationSupplement

public struct AppIntentError: Error, Sendable {
  package enum Kind: Sendable {
    case restartPerform
    case needsValue(parameter: LocalizedStringResource, dialog: IntentDialog?)
    case needsDisambiguation(
      parameter: LocalizedStringResource, count: Int, dialog: IntentDialog?)
    case needsConfirmation(parameter: LocalizedStringResource?, dialog: IntentDialog?)
    case needsForeground(dialog: IntentDialog?)
    case valueOutOfRange(parameter: LocalizedStringResource)
    case notPerformable
    case stated(String)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  public static var restartPerform: AppIntentError {
    AppIntentError(.restartPerform)
  }
}

extension AppIntentError: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .restartPerform: "perform() is to be called again"
    case .needsValue(let parameter, _): "the parameter '\(parameter.key)' needs a value"
    case .needsDisambiguation(let parameter, let count, _):
      "the parameter '\(parameter.key)' needs one of \(count) values"
    case .needsConfirmation(let parameter?, _):
      "the value of the parameter '\(parameter.key)' needs to be confirmed"
    case .needsConfirmation(nil, _): "the intent needs to be confirmed"
    case .needsForeground: "the intent needs to continue in the foreground"
    case .valueOutOfRange(let parameter):
      "the value of the parameter '\(parameter.key)' is outside its range"
    case .notPerformable: "a configuration has nothing to perform"
    case .stated(let words): words
    }
  }
}
