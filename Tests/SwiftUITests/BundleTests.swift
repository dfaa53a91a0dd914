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

private struct Twelve: WidgetBundle {
  var body: some Widget {
    First()
    Second()
    Third()
    First()
    Second()
    Third()
    First()
    Second()
    Third()
    First()
    Second()
    Third()
  }
}

private struct Shop: App {
  @UIApplicationDelegateAdaptor(ShopDelegate.self) var delegate

  var body: some Scene { WindowGroup { Text(verbatim: "shop") } }
}

private final class ShopDelegate: NSObject, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) {}
}

@MainActor @Suite struct BundleTests {
  @Test func `a bundle lists more than ten widgets`() {
    #expect(kinds(Twelve().body.bundleMembers).count == 12)
  }

  @Test func `an app among the sources does not start`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { Shop.main() } }
    await #expect(processExitsWith: .failure) { await MainActor.run { _ = Shop().delegate } }
  }

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
