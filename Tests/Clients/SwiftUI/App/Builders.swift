import SwiftUI

/// A card with a header, as the app's own builder makes it.
@resultBuilder
enum CardBuilder {
  static func buildExpression<Content: View>(_ content: Content) -> Content {
    ViewBuilder.buildExpression(content)
  }

  static func buildBlock() -> EmptyView { ViewBuilder.buildBlock() }

  static func buildBlock<Content: View>(_ content: Content) -> Content {
    ViewBuilder.buildBlock(content)
  }

  static func buildBlock<Header: View, Content: View>(
    _ header: Header, _ content: Content
  ) -> some View {
    ViewBuilder.buildBlock(header.font(.headline), content)
  }

  static func buildIf<Content: View>(_ content: Content?) -> Content? {
    ViewBuilder.buildIf(content)
  }

  static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    ViewBuilder.buildLimitedAvailability(content)
  }
}

/// A card.
struct Card<Content: View>: View {
  @CardBuilder let content: () -> Content

  var body: some View { content().padding() }
}

/// Cards of every form.
struct CardScreen: View {
  let isOpen: Bool

  var body: some View {
    Card {}
    Card { Text("Alone") }
    Card {
      Text("Header")
      if isOpen { Text("Open") } else { Image(systemName: "lock") }
    }
    Card {
      if #available(iOS 19, *) { Text("New") }
    }
    Card {
      if isOpen { Text("Open") }
    }
  }
}

/// The scenes of the app.
struct ReaderScenes {
  @SceneBuilder @MainActor static var all: some Scene {
    WindowGroup { Text("Reader") }
    Settings { Text("Settings") }
  }

  @SceneBuilder @MainActor static func one<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some Scene {
    WindowGroup(id: "one", content: content)
      .backgroundTask(refresh) {}
  }

  /// Both as one, for the app's scenes.
  @MainActor static func pair(_ first: some Scene, _ second: some Scene) -> some Scene {
    SceneBuilder.buildBlock(
      SceneBuilder.buildExpression(first), SceneBuilder.buildExpression(second))
  }

  static let refresh: BackgroundTask<Void, Void> = .appRefresh("reader.refresh")
}

/// Hears of the app's life on a Mac.
final class ReaderDelegate: NSObject, NSApplicationDelegate {}

/// The app on a Mac.
struct ReaderApp: App {
  @NSApplicationDelegateAdaptor(ReaderDelegate.self) private var delegate

  var body: some Scene { ReaderScenes.all }
}

/// Loops whose contents are under a condition, or nothing.
struct SparseLoops: View {
  var body: some View {
    List { ForEach(0..<3) { i in if i == 1 {} } }
    ZStack { ForEach(0..<3) { i in } }
    Form { Section { ForEach(0..<2) { i in if i == 1 { Text("one") } } } }
    Menu("More") { ForEach(0..<2) { i in ForEach(0..<i) { j in if j == i {} } } }
  }
}
