// A control as Control Center shows it. Nothing here is Apple's.

import SwiftUI
import WidgetRecording

/// The parts of a control that Control Center shows.
@MainActor struct ControlPicture: PlacedPicture {
  /// The label: a symbol and a title.
  let label: AnyView
  /// The label of the value or of the action; empty where the control has none.
  let state: AnyView
  /// Whether a toggle is on; nil for a button.
  var isOn: Bool?
  /// The tint of the symbol while it is on.
  var tint: Color?
  /// Whether it cannot be pressed.
  var isDisabled = false

  init(label: AnyView, state: AnyView) {
    self.label = label
    self.state = state
  }

  private static let assumption =
    "sizes, plates and tints of Control Center are assumed: Apple publishes none"

  func layout(in place: DrawnPlace, _ canvas: PictureCanvas) -> PlacedLayout? {
    guard DrawnPlace.ofControls.contains(place) else { return nil }
    let label = canvas.tree(of: label)
    let state = canvas.tree(of: state)
    let words = Words(label: label, state: state, isOn: isOn)
    let symbol = state.picture ?? label.picture
    var notes = [Self.assumption]
    if symbol == nil { notes.append("the control has no symbol, which its small size shows alone") }
    let isLit = isOn == true
    let colors = Colors(
      plate: isLit ? .white : Color(white: 0.4),
      symbol: isLit ? tint ?? .accentColor : isOn == nil ? tint ?? .white : .white,
      title: isLit ? .black : .white,
      detail: isLit ? Color(white: 0.38) : Color(white: 0.88))
    let size = canvas.size
    let view = content(place, symbol, words, colors)
      .frame(width: size.width, height: size.height)
      .background(colors.plate)
      .opacity(isDisabled ? 0.5 : 1)
    return PlacedLayout(
      view: AnyView(view), size: size, cornerRadius: place == .controlLarge ? 32 : size.height / 2,
      notes: notes)
  }

  private struct Colors {
    var plate: Color
    var symbol: Color
    var title: Color
    var detail: Color
  }

  /// The words of a control: its title, and its state or what a press does.
  private struct Words {
    var title: String?
    var detail: String?

    init(label: ViewNode, state: ViewNode, isOn: Bool?) {
      title = label.title
      detail = state.title ?? label.status ?? isOn.map { $0 ? "On" : "Off" }
    }
  }

  private func content(
    _ place: DrawnPlace, _ symbol: ViewNode?, _ words: Words, _ colors: Colors
  ) -> AnyView {
    let icon = symbol.map {
      AnyView(
        ResolvedTree($0).font(.system(size: place == .controlLarge ? 30 : 24, weight: .medium))
          .foregroundStyle(colors.symbol))
    }
    // Without words below it a title has both lines; that a plate of one row has two is assumed.
    let lines = place == .controlLarge || words.detail == nil ? 2 : 1
    let text = VStack(alignment: .leading, spacing: 1) {
      if let title = words.title {
        Text(verbatim: title).font(.system(size: 15, weight: .semibold))
          .foregroundStyle(colors.title).lineLimit(lines)
      }
      if let detail = words.detail {
        Text(verbatim: detail).font(.system(size: 13)).foregroundStyle(colors.detail)
      }
    }
    .lineLimit(place == .controlLarge ? 2 : 1).minimumScaleFactor(0.8)
    switch place {
    case .controlSmall: return icon ?? AnyView(EmptyView())
    case .controlMedium:
      return AnyView(
        HStack(spacing: 10) {
          if let icon { icon.frame(width: 34) }
          text
          Spacer(minLength: 0)
        }.padding(.horizontal, 16))
    default:
      return AnyView(
        VStack(alignment: .leading, spacing: 6) {
          if let icon { icon }
          Spacer(minLength: 0)
          text
        }.frame(maxWidth: .infinity, alignment: .leading).padding(18))
    }
  }
}

extension ViewNode {
  /// The first symbol or picture of a label.
  fileprivate var picture: ViewNode? { flattened.first { $0.kind == "Image" } }

  /// The words of a label, without those of its modifiers; nil where it has none.
  fileprivate var title: String? {
    if [".controlWidgetStatus", ".controlWidgetActionHint"].contains(kind) {
      // The modifier's own words come after the content.
      return children.first?.title
    }
    if kind == "Image" { return nil }
    if let text, !text.isEmpty { return text }
    for child in children {
      if let title = child.title { return title }
    }
    return nil
  }

  /// The words of the label's `controlWidgetStatus`.
  fileprivate var status: String? {
    flattened.first { $0.kind == ".controlWidgetStatus" }?
      .children.dropFirst().flatMap(\.texts).first
  }
}
