// The views of a widget's current entry, which can be tapped. Nothing here is Apple's.

import AppIntents
import SwiftUI
import WidgetRecording

/// The views of the timeline that a widget shows.
@MainActor final class EntryPresentation {
  /// A tree of views and the intents that it offers.
  typealias Shown = (result: ViewNode, offers: [OfferedIntents.Offer])

  /// Makes the views of the entry of an instant; nil while there is no timeline, or an empty one.
  var show: ((SimulatedInstant) -> Shown)?
}

extension EntryRecorder where Entry: TimelineEntry {
  /// Presents the entries, for taps.
  @MainActor func present(_ entries: [Entry]) {
    guard let presentation = call.presentation else { return }
    let dated = entries.map { (date: $0.date, entry: $0) }.sorted { $0.date < $1.date }
    guard let first = dated.first else { return }
    let environment = call.environment(for: .timeline)
    presentation.show = { instant in
      let now = instant.date
      let entry = (dated.last { $0.date <= now } ?? first).entry
      return OfferedIntents.collect { call.resolve(content(entry), in: environment).tree }
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

  /// A button or toggle with an intent.
  struct Control {
    let node: ViewNode
    let intent: ViewAttribute
    /// Whether a tap on it does something: no `disabled(true)` stands around it.
    let isEnabled: Bool
  }

  /// The buttons and toggles with an intent that a tap is aimed at, in order.
  func controls(for target: UsageTarget) -> [Control] {
    flattenedWithAbility().compactMap { node, isEnabled in
      guard node.kind == "Button" || node.kind == "Toggle",
        let intent = node.attributes["intent"], case .record(let fields) = intent
      else { return nil }
      let isMeant =
        switch target {
        case .only: true
        case .intent(let name): fields["type"] == .string(name)
        case .label(let label): node.isCalled(label)
        }
      return isMeant ? Control(node: node, intent: intent, isEnabled: isEnabled) : nil
    }
  }

  /// The views, each with whether it is enabled: `disabled(false)` below `disabled(true)` does not
  /// enable anything again, as Apple documents of the environment's `isEnabled`.
  private func flattenedWithAbility(
    _ isEnabled: Bool = true
  ) -> [(node: ViewNode, isEnabled: Bool)] {
    let isEnabled =
      isEnabled && !(kind == ".disabled" && attributes["value"] != .flag(false))
    return [(self, isEnabled)] + children.flatMap { $0.flattenedWithAbility(isEnabled) }
  }

  /// The address that a tap follows: a link's by its words, or the widget's own.
  ///
  /// - Parameters:
  ///   - label: The words of the link; nil for the widget's own address.
  ///   - isEnabled: Whether the link is one that can be followed, or a disabled one.
  /// - Returns: Whether there is such a link, and the address.
  func address(
    of label: String?, enabled isEnabled: Bool = true
  ) -> (isFound: Bool, url: String?) {
    guard let label else {
      let own = flattened.first { $0.kind == ".widgetURL" }
      return (true, own?.attributes["url"]?.text)
    }
    let link = flattenedWithAbility().first { node, isAble in
      node.kind == "Link" && node.isCalled(label) && isAble == isEnabled
    }?.node
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
