// SwiftUI's Widget as far as SwiftUI itself declares it; `main()` and the configurations a widget
// can have are WidgetKit's.

/// The configuration and content of a widget.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()

  var body: Self.Body { get }
}

/// A member of a bundle: a widget or a control.
package enum WidgetBundleMember {
  case widget(any Widget)
  case control(any ControlWidget)
}

extension Widget {
  /// The widgets this one stands for: those of a bundle's body, or itself.
  package var bundleMembers: [WidgetBundleMember] {
    // Asked for as types and not as a protocol, for which every start would search all modules.
    (self as? WidgetGroup)?.members ?? (self as? LimitedAvailabilityWidget)?.members
      ?? [.widget(self)]
  }
}

extension WidgetBundle {
  /// Every widget and control of the bundle, in order, also those inside `if #available`.
  package var members: [WidgetBundleMember] {
    body.bundleMembers
  }
}

/// The widgets a builder put together, without a configuration of its own.
struct WidgetGroup: Widget {
  let members: [WidgetBundleMember]

  init() { members = [] }

  init(_ members: [WidgetBundleMember]) { self.members = members }

  var body: Never { preconditionFailure("a group of widgets has no configuration of its own") }
}
