import SwiftUI
import Testing

private struct Primitive: WidgetConfiguration, PrimitiveWidgetConfiguration {
  let kind: String
  var body: Never { preconditionFailure("a primitive configuration has no body") }
}

private struct First: Widget {
  var body: some WidgetConfiguration { Primitive(kind: "first") }
}

private struct Second: Widget {
  var body: some WidgetConfiguration { Primitive(kind: "second") }
}

private struct Wrapped: WidgetConfiguration {
  var body: some WidgetConfiguration { Primitive(kind: "wrapped") }
}

private struct Third: Widget {
  var body: some WidgetConfiguration { Wrapped() }
}

private struct Switch: ControlWidget {
  var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

private struct MainBundle: WidgetBundle {
  var body: some Widget {
    First()
    if #available(iOS 17, *) {
      Second()
      Switch()
    }
    Others().body
  }
}

private struct Others: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    Third()
    First()
  }
}

private struct OneWidget: WidgetBundle {
  var body: some Widget { First() }
}

@MainActor @Suite struct BundleTests {
  func kinds(_ members: [WidgetBundleMember]) -> [String] {
    members.map { member in
      switch member {
      case .widget(let widget): kind(widget)
      case .control: "control"
      }
    }
  }

  private func kind(_ widget: some Widget) -> String {
    (widget.body.primitive as? Primitive)?.kind ?? "unknown"
  }

  @Test func `a bundle gives its widgets and controls in order`() {
    #expect(
      kinds(MainBundle().members) == ["first", "second", "control", "wrapped", "first"])
    #expect(kinds(OneWidget().members) == ["first"])
  }

  @Test func `an empty configuration is known as such`() {
    #expect(EmptyWidgetConfiguration().primitive is EmptyWidgetConfiguration)
  }
}
