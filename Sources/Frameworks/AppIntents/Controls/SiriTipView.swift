// SiriTipView and ShortcutsLink. They keep their place in the tree.

public import SwiftUI

public struct SiriTipViewStyle: Sendable {
  let name: String

  public static let automatic = SiriTipViewStyle(name: "automatic")
  public static let light = SiriTipViewStyle(name: "light")
  public static let dark = SiriTipViewStyle(name: "dark")
}

public struct SiriTipView: View, PrimitiveView {
  private let intent: String
  private let isVisible: Bool

  public nonisolated init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    self.intent = String(describing: Intent.self)
    self.isVisible = isVisible?.wrappedValue ?? true
  }

  public var body: Never { noBody(Self.self) }

  package func nodes(in context: ViewContext) -> [ViewNode] {
    isVisible ? [ViewNode("SiriTipView", ["intent": .string(intent)])] : []
  }
}

public struct ShortcutsLinkStyle: Sendable {
  let name: String

  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  public static let light = ShortcutsLinkStyle(name: "light")
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  public static let dark = ShortcutsLinkStyle(name: "dark")
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

public struct ShortcutsLink: View, PrimitiveView {
  public nonisolated init(action: @escaping () -> Void = {}) {}

  public var body: Never { noBody(Self.self) }

  package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("ShortcutsLink")]
  }
}

extension View {
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    node(".siriTipViewStyle", ["style": .string(style.name)])
  }

  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    node(".shortcutsLinkStyle", ["style": .string(style.name)])
  }
}
