import WidgetRecording

extension SourceSurvey {
  /// Returns errors with the requirements that a provider has under the names of a beta.
  ///
  /// The compiler says that a requirement is missing, and cannot know what a method of the author's
  /// was to be.
  ///
  /// - Parameter diagnostics: The compiler's errors.
  /// - Returns: The same errors; those of providers that do not conform with a longer message.
  func explainConformances(_ diagnostics: [RecordedDiagnostic]) -> [RecordedDiagnostic] {
    guard diagnostics.contains(where: { $0.message.contains(Self.missing) }) else {
      return diagnostics
    }
    let misses = Dictionary(grouping: nearMisses, by: \.provider)
    return diagnostics.map { diagnostic in
      guard let type = Self.type(in: diagnostic.message), let misses = misses[type] else {
        return diagnostic
      }
      var explained = diagnostic
      explained.message += misses.map {
        "; '\($0.method)' is the name that a beta had for '\($0.requirement)'"
      }.joined()
      return explained
    }
  }

  private static let missing = "' does not conform to protocol '"

  /// The type that an error says does not conform; nil for any other error.
  private static func type(in message: String) -> String? {
    guard message.contains(missing) else { return nil }
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? parts[1].split(separator: ".").last.map(String.init) : nil
  }
}
