import CoreData
import SwiftUI

/// A stored stop of a trip, with its name.
final class Stop: NSManagedObject {
  @NSManaged var name: String
}

/// The stored stops by name.
struct StopList: View {
  @FetchRequest(sortDescriptors: [SortDescriptor<Stop>(\.name)], predicate: nil)
  private var stops: FetchedResults<Stop>

  var body: some View { Text("\(stops.count) stops") }
}

/// A trail drawn on a map, as it is recorded.
struct TrailShape: View {
  let recorded: CGMutablePath
  let paint: ImagePaint

  var body: some View {
    GeometryReader { proxy in
      Path(recorded).stroke(.tint)
      Text("Trail").position(center(of: proxy.frame(in: .local), on: proxy.frame(in: .global)))
    }
    .overlay { paint.image }
    .alignmentGuide(.top) { $0.height / 2 }
    .animation(.default)
  }

  private func center(of frame: CGRect, on screen: CGRect) -> CGPoint {
    CGPoint(x: frame.midX + screen.minX, y: frame.midY)
  }
}

/// The parts a layout tool takes out of other views.
struct LayoutTool {
  func room(of spacer: Spacer) -> CGFloat { spacer.minLength ?? 8 }

  func titles<Content>(of rows: ForEach<[String], String, Content>) -> String {
    rows.data.joined(separator: ", ")
  }

  func first<Content>(of rows: ForEach<[String], String, Content>) -> Content? {
    rows.data.first.map(rows.content)
  }

  func inside<Content: View>(_ scroll: ScrollView<Content>) -> Content { scroll.content }

  func inside<Content: View>(_ reader: ScrollViewReader<Content>, _ proxy: ScrollViewProxy)
    -> Content
  {
    reader.content(proxy)
  }

  func inside<Content: View>(_ reader: GeometryReader<Content>, _ proxy: GeometryProxy) -> Content {
    reader.content(proxy)
  }

  func name(of axis: Axis) -> String { axis.description.capitalized }

  func changes(_ isPlain: Bool) -> EmptyModifier { isPlain ? EmptyModifier() : .identity }

  func name(of orientation: InterfaceOrientation) -> String { orientation.id }
}

/// A page that waits for its text, and pulses until it is there.
struct WaitingPage: View {
  @State private var text: String?

  init() { _text = State() }

  var body: some View {
    Image(systemName: "hourglass")
      .symbolEffect(.pulse, options: .speed(2).repeating, isActive: text == nil)
      .foregroundStyle(.tint.tertiary)
  }
}
