import Foundation

/// A request of the compiler to the macro plugin.
///
/// The protocol is the compiler's own, in version 7: one key names the message, its value holds the
/// fields. An unknown message is answered like an expansion to nothing.
struct PluginMessage {
  private let name: String
  private let fields: [String: Any]

  init?(_ data: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let (name, value) = object.first
    else { return nil }
    self.name = name
    fields = value as? [String: Any] ?? [:]
  }

  /// The answer as an object of JSON.
  var answer: [String: Any] {
    if name == "getCapability" {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    return [
      "expandMacroResult": ["expandedSource": expansion, "diagnostics": [Any]()] as [String: Any]
    ]
  }

  /// The macro's expansion: empty for a preview.
  private var expansion: String {
    let macro = fields["macro"] as? [String: Any]
    guard let type = macro?["typeName"] as? String else { return "" }
    if type == "TipRuleMacro" { return TipExpansion.rule(source("syntax")) }
    guard name == "expandAttachedMacro", let role = fields["macroRole"] as? String else {
      return ""
    }
    switch type {
    case "EntryMacro": return entry(in: role)
    case "TipParameterMacro":
      return TipExpansion.parameter(source("declSyntax"), role: role)
    case "UnionValueMacro":
      let type = source("extendedTypeSyntax")
      return role == "extension" ? "extension \(type): AppIntents._UnionIntentValue {}" : ""
    case "GenerableMacro":
      return GenerableExpansion.source(
        role: role, type: source("extendedTypeSyntax"), declaration: source("declSyntax"))
    default:
      return ModelExpansion.source(
        macro: type, role: role, type: source("extendedTypeSyntax"),
        declaration: source("declSyntax"))
    }
  }

  private func entry(in role: String) -> String {
    guard let entry = EnvironmentEntry(source("declSyntax")) else { return "" }
    switch role {
    case "accessor": return entry.accessors
    case "peer": return entry.key
    default: return ""
    }
  }

  /// Returns the source of a piece of syntax that came with the message.
  private func source(_ syntax: String) -> String {
    (fields[syntax] as? [String: Any])?["source"] as? String ?? ""
  }
}
