// The views of a widget's current entry, which can be tapped. Nothing here is Apple's.

import AppIntents
import SwiftUI
import WidgetRecording

/// The views of the entry that a widget shows at an instant.
@MainActor final class EntryPresentation {
  /// A tree of views and the intents that it offers.
  typealias Shown = (result: ViewNode, offers: [OfferedIntents.Offer])

  /// Makes the views; nil while there is no timeline, or an empty one.
  var show: (() -> Shown)?
}

extension EntryRecorder where Entry: TimelineEntry {
  /// Presents the entry of the instant of the call, for taps.
  @MainActor func present(_ entries: [Entry]) {
    guard let presentation = call.presentation else { return }
    let sorted = entries.sorted { $0.date < $1.date }
    let now = call.at.date
    guard let entry = sorted.last(where: { $0.date <= now }) ?? sorted.first else { return }
    let environment = call.environment(for: .timeline)
    presentation.show = {
      OfferedIntents.collect { call.resolve(content(entry), in: environment).tree }
    }
  }
}

extension ViewNode {
  /// The words of the view, as a person reads them.
  private var words: String {
    texts.joined(separator: " ")
  }

  private func isCalled(_ label: String) -> Bool {
    words == label || texts.contains(label)
  }

  /// The first button or toggle with an intent that a tap is aimed at.
  func control(for target: UsageTarget) -> (node: ViewNode, intent: ViewAttribute)? {
    for node in flattened where node.kind == "Button" || node.kind == "Toggle" {
      guard let intent = node.attributes["intent"], case .record(let fields) = intent else {
        continue
      }
      let isMeant =
        switch target {
        case .only: true
        case .intent(let name): fields["type"] == .string(name)
        case .label(let label): node.isCalled(label)
        }
      if isMeant { return (node, intent) }
    }
    return nil
  }

  /// The address that a tap follows: a link's by its words, or the widget's own.
  ///
  /// - Parameter label: The words of the link; nil for the widget's own address.
  /// - Returns: Whether there is such a link, and the address.
  func address(of label: String?) -> (isFound: Bool, url: String?) {
    guard let label else {
      let own = flattened.first { $0.kind == ".widgetURL" }
      return (true, own?.attributes["url"]?.text)
    }
    let link = flattened.first { $0.kind == "Link" && $0.isCalled(label) }
    return (link != nil, link?.attributes["destination"]?.text)
  }

  /// The words on a button or link; nil where it has none.
  var label: String? {
    words.isEmpty ? nil : words
  }
}

extension ViewAttribute {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
