import WidgetFindings
public import WidgetRecording
import WidgetSimulation

extension ResultsDocument: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(version: currentVersion, tool: .blank, bundles: [], summary: .blank)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("bundles", &bundles)
    try fields.optional("shard", &shard)
    try fields.required("summary", &summary)
    try fields.required("tool", &tool)
    try fields.required("version", &version)
  }
}

extension ResultsDocument.Tool: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(name: "", version: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("name", &name)
    try fields.required("version", &version)
  }
}

extension RunResults.Shard: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(index: 1, count: 1) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("count", &count)
    try fields.required("index", &index)
    try fields.required("manifests", &manifests)
    try fields.required("recordings", &recordings)
    try fields.sparse("settings", &settings, "")
  }
}

extension RunResults.Shard.ManifestDigest: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(path: "", digest: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("digest", &digest)
    try fields.required("path", &path)
  }
}

extension RunSummary: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("baselined", &baselined)
    try fields.required("errors", &errors)
    try fields.required("notApplicable", &notApplicable)
    try fields.required("notes", &notes)
    try fields.required("open", &open)
    try fields.required("passed", &passed)
    try fields.optional("settled", &settled)
    try fields.required("warnings", &warnings)
  }
}

extension ResultsDocument.Bundle: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(name: "", system: PlatformVersion(.iOS), calls: [], checks: [], stacks: [])
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("calls", &calls)
    try fields.required("checks", &checks)
    try fields.list("drawings", &drawings)
    try fields.optional("manifest", &manifest)
    try fields.required("name", &name)
    try fields.required("osVersion", &system.version)
    try fields.required("platform", &system.platform)
    try fields.list("presentations", &presentations)
    try fields.required("stacks", &stacks)
  }
}

extension ResultsDocument.Call: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(id: CallID(rawValue: ""), outcome: .returned, seconds: 0, attempts: 1)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("attempts", &attempts)
    try fields.sparse("flaky", &isFlaky, false)
    try fields.required("id", &id)
    try fields.required("outcome", &outcome)
    try fields.required("seconds", &seconds)
  }
}

extension ResultsDocument.Check: JSONRecord {
  private enum Word: String, JSONConvertible {
    case pass, fail, notApplicable, open
  }

  /// A value that reading fills in.
  public static var blank: Self { Self(check: "", subject: "", outcome: .pass) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("check", &check)
    var findings = outcome.findings
    try fields.required("findings", &findings)
    var word = Word(rawValue: outcome.name) ?? .pass
    try fields.required("outcome", &word)
    var reason = outcome.reason
    try fields.optional("reason", &reason)
    try fields.required("subject", &subject)
    guard fields.isReading else { return }
    outcome =
      switch word {
      case .pass: .pass
      case .fail: .fail(findings)
      case .notApplicable: .notApplicable(reason ?? "")
      case .open: .open(reason ?? "")
      }
  }
}

extension ResultsDocument.Stack: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(stack: "", modes: []) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("modes", &modes)
    try fields.required("stack", &stack)
  }
}
