import WidgetRecording
import WidgetSimulation

/// The calls of one member and its provider's output, folded.
struct CallTable {
  private static let shownOutput = 4096

  /// The page.
  let page: PageModel
  /// The member.
  let member: Member

  /// The table and the output; nothing where no provider was called.
  @MarkupBuilder var markup: [Markup] {
    let calls = page.calls[member] ?? []
    let modes = ProviderMode.allCases.filter { mode in calls.contains { $0.mode == mode } }
    if !calls.isEmpty {
      PagePieces.folded("\(ValueFormatter.counted(calls.count, "request")) to the provider") {
        PagePieces.table(
          caption: "Requests by kind",
          columns: ["Request", "Answered", "Failed", "Refused by the budget", "Entries"],
          rows: modes.map { mode in row(mode, calls.filter { $0.mode == mode }) }
        )
        failures(calls)
      }
      output("What the provider printed", calls.map(\.standardOutput))
      output("What the provider wrote to standard error", calls.map(\.standardError))
    }
  }

  private func row(_ mode: ProviderMode, _ calls: [RecordedCall]) -> [Markup] {
    let rejected = calls.count(where: \.isRejected)
    let answered = calls.count(where: \.hasReturned)
    let entries = calls.reduce(0) { $0 + $1.entries.count }
    return [
      .text(mode.rawValue), .text("\(answered)"), .text("\(calls.count - answered - rejected)"),
      .text("\(rejected)"), .text("\(entries)"),
    ]
  }

  private func failures(_ calls: [RecordedCall]) -> Markup? {
    let failed = calls.filter(\.hasFailed)
    guard !failed.isEmpty else { return nil }
    return Markup("ul", ["class": "failures"]) {
      for call in failed.prefix(PagePieces.shownRows) {
        Markup("li") {
          "\(call.mode.rawValue) at \(page.clock.moment(call.at)) "
          (call.termination ?? .returned).phrase
          if case .crashed(let signal?, _, _) = call.outcome { " (signal \(signal))" }
          if let failure = call.failure { ": \(failure.message)" }
        }
      }
    }
  }

  private func output(_ title: String, _ texts: [String]) -> Markup? {
    let text = texts.filter { !$0.isEmpty }.joined(separator: "\n")
    guard !text.isEmpty else { return nil }
    return PagePieces.folded(title) {
      Markup("pre", ["class": "output", "tabindex": "0"]) {
        SafeText.cut(text, toBytes: Self.shownOutput)
      }
    }
  }
}
