// Views as authors write them, in one place: that they compile is half of the test, and what they
// resolve to the other.

import SwiftUI
import Testing

private struct SimpleEntry { let date: Date; let emoji: String; var score: Int = 3 }
private enum Kind: String, CaseIterable, Identifiable { case a, b; var id: String { rawValue } }

extension EnvironmentValues {
  @_EnvironmentEntry fileprivate var accent: [String: Int]?
  @_EnvironmentEntry fileprivate var third = Color.red
}

private struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.move(to: CGPoint(x: rect.minX, y: rect.midY))
    p.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    p.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .degrees(0),
      endAngle: .init(degrees: 90), clockwise: true)
    return p
  }
}
private struct HealthLevelShape: Shape, InsettableShape {
  var insetAmount: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRect(rect.insetBy(dx: insetAmount, dy: insetAmount)); path.closeSubpath()
    }
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var s = self; s.insetAmount += amount; return s
  }
}
private struct Card: ViewModifier {
  @Environment(\.colorScheme) var scheme
  func body(content: Content) -> some View {
    content.padding().background(scheme == .dark ? Color.black : .white).cornerRadius(8)
  }
}
extension View {
  @ViewBuilder fileprivate func widgetBackground(_ v: some View) -> some View {
    if #available(iOS 17.0, *) {
      containerBackground(for: .navigation) { v }
    } else {
      background(v)
    }
  }
  fileprivate func card() -> some View { modifier(Card()) }
  @ViewBuilder fileprivate func ifx<T: View>(_ c: Bool, t: (Self) -> T) -> some View {
    if c { t(self) } else { self }
  }
}
private struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).opacity(
      configuration.isPressed ? 0.5 : 1
    ).foregroundColor(.white)
  }
}
private struct RingGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: configuration.value).stroke(
        .tint, style: StrokeStyle(lineWidth: 4, lineCap: .round)
      ).rotationEffect(.degrees(-90)); configuration.currentValueLabel; configuration.label
    }
  }
}
private struct SquareToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "checkmark" : "square")
    }
  }
}
private struct V2: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}
private struct P2: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
  }
}

private func free() -> some View {
  Text("free").padding().font(.system(size: 12, weight: .bold, design: .rounded))
}

private final class Model: ObservableObject { @Published var n = 1 }
@Observable private final class Obs { var name = "x" }

private struct EntryView: View {
  var entry: SimpleEntry
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.redactionReasons) var reasons
  @Environment(\.openURL) var openURL
  @Environment(\.dismiss) var dismiss
  @Environment(\.presentationMode) var pm
  @Environment(Obs.self) var obs
  @State private var on = false
  @StateObject var model = Model()
  @AppStorage("k", store: UserDefaults(suiteName: "g")) var stored = 1
  @AppStorage("z") var z: String?
  @ScaledMetric(relativeTo: .title) var w: CGFloat = 12
  @Namespace var ns
  let formatter: DateFormatter = {
    let f = DateFormatter(); f.dateStyle = .short; return f
  }()
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("Time:");
        Text(entry.date, style: .time).font(.caption).bold().foregroundColor(.secondary)
          + Text(" x").italic()
      }
      Text("Emoji: \(entry.emoji) \(entry.score) \(3.5, specifier: "%.1f")")
      Text(entry.date, formatter: formatter)
      Text("\(entry.date, formatter: formatter)")
      Text(entry.date, format: .dateTime.hour().minute())
      Text(0.25, format: .percent)
      Text(entry.date...entry.date.addingTimeInterval(60))
      Text(timerInterval: entry.date...entry.date.addingTimeInterval(60), countsDown: true)
        .monospacedDigit().multilineTextAlignment(.trailing)
      Text(verbatim: "a").lineLimit(1).minimumScaleFactor(0.5).truncationMode(.tail)
      Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 20, height: 20)
        .foregroundStyle(.yellow)
      Image("asset").resizable().aspectRatio(contentMode: .fill).clipShape(
        RoundedRectangle(cornerRadius: 8, style: .continuous))
      if let img = UIImage(named: "x") { Image(uiImage: img) } else { Color(.systemBackground) }
      Label("Title", systemImage: "bolt").labelStyle(.iconOnly)
      Link(destination: URL(filePath: "/b")) { Text("go") }
      Button("x") { on.toggle() }.buttonStyle(PressStyle()).buttonStyle(.plain)
      Toggle("t", isOn: $on).toggleStyle(SquareToggle())
    }
    .padding([.horizontal, .top], 8).padding(.vertical)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(
      LinearGradient(
        gradient: Gradient(colors: [.blue, Color(red: 0.1, green: 0.2, blue: 0.3)]),
        startPoint: .top, endPoint: .bottom)
    )
    .overlay(Circle().stroke(lineWidth: 2).opacity(0.3), alignment: .bottom)
    .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(Color.red, lineWidth: 2))
    .overlay(alignment: .topTrailing) { Text("!") }
    .background { ContainerRelativeShape().fill(.ultraThinMaterial) }
    .background(.regularMaterial, in: Capsule())
    .background(colorScheme == .dark ? Color.black : Color.white)
    .foregroundStyle(.white, .white.opacity(0.5)).tint(.red)
    .onChange(of: on) { new in print(new) }
    .onChange(of: on) { o, n in print(o, n) }
    .onAppear { print("hi") }
    .task { await Task.yield() }
    .widgetBackground(Color.red)
    .ifx(true) { $0.bold() }
    .redacted(reason: .placeholder).privacySensitive()
    .animation(.easeInOut(duration: 0.2), value: on)
    .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .top)))
    .contentTransition(.numericText())
    .accessibilityLabel("x").accessibilityElement(children: .combine).accessibility(
      label: Text("f")
    )
    .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1).blendMode(.multiply).shadow(
      radius: 3
    )
    .environment(\.colorScheme, .dark).environment(obs).environmentObject(model).environment(
      \.third, .green
    ).environment(\.accent, ["a": 1])
    .previewDisplayName("x").card()
    .mask(Circle()).mask { Rectangle() }
    .dynamicTypeSize(.small ... .xxxLarge)
    .fontWeight(.semibold).fontDesign(.rounded)
    .offset(x: 2).position(x: 1, y: 2).rotationEffect(.degrees(20)).rotation3DEffect(
      .degrees(3), axis: (x: 1, y: 0, z: 0))
  }
}
private struct More: View {
  let items = [1, 2, 3]; @Binding var b: Bool
  @ObservedObject var m: Model; @EnvironmentObject var e: Model
  @State var kinds: [Kind] = [.a]
  @State var names: [IdName] = []
  let columns = [
    GridItem(.flexible()),
    GridItem(.adaptive(minimum: 10, maximum: 20), spacing: 3, alignment: .leading),
    GridItem(.fixed(3)),
  ]
  var body: some View {
    Group {
      ForEach(items, id: \.self) { Text("\($0)") }
      ForEach(0..<3) { i in Text(String(i)) }
      ForEach(Kind.allCases) { k in Text(k.rawValue.capitalized) }
      ForEach(Array(items.enumerated()), id: \.offset) { index, element in
        if index > 0 { Divider() }; Text("\(element)")
      }
      ForEach($names) { $n in TextField("x", text: $n.name) }
      LazyVGrid(columns: columns, spacing: 10) { Text("a") }
      Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 3) {
        GridRow {
          Text("a"); Text("b")
        }
      }
    }
    GeometryReader { geo in
      Path { p in
        p.move(to: .zero); p.addLine(to: CGPoint(x: geo.size.width * 0.5, y: geo.size.height))
      }.stroke(
        Color.blue,
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [2, 3]))
      Circle().frame(width: geo.size.width / 2).position(
        x: geo.frame(in: .local).midX, y: geo.frame(in: .global).midY)
      Wave(phase: 1).fill(Color.red).frame(width: min(geo.size.width, geo.size.height) * 0.8)
      HealthLevelShape().strokeBorder(.green)
    }
    Gauge(value: 0.5) {
      Text("l")
    } currentValueLabel: {
      Text("c")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .blue]))
    Gauge(value: 3, in: 0...10) { Image(systemName: "x") }.gaugeStyle(RingGauge()).gaugeStyle(
      .accessoryLinearCapacity)
    ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(
      LinearProgressViewStyle(tint: .red))
    ProgressView("Loading", value: 3, total: 5).progressViewStyle(P2())
    ProgressView(timerInterval: Date()...Date().addingTimeInterval(3), countsDown: false) {
      Text("x")
    } currentValueLabel: {
      Text("y")
    }
    ProgressView()
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      context.stroke(
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 3, height: 3)) },
        with: .color(red: 1, green: 0, blue: 0), lineWidth: 2)
      var c = context; c.opacity = 0.3; c.translateBy(x: 3, y: 4)
      c.draw(Text("hi"), at: CGPoint(x: 1, y: 2))
    }
    switch kinds.first {
    case .a?: Text("A");
    case .b?: Text("B");
    default: EmptyView()
    }
    ViewThatFits {
      Text("long"); Text("s")
    }
    List(items, id: \.self) { i in NavigationLink("x", destination: Text("y")) }.listStyle(.plain)
    NavigationView {
      Form {
        Section(header: Text("h")) { Text("x") }; Picker("p", selection: $b) { Text("y").tag(true) }
      }.navigationTitle("T").toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("x") {} }
      }
    }
    NavigationStack { ScrollView(.horizontal, showsIndicators: false) { Text("x") } }
    TabView { Text("x").tabItem { Label("a", systemImage: "b") } }
    TimelineView(.periodic(from: .now, by: 1)) { c in Text(c.date, style: .timer) }
    AngularGradient(
      gradient: Gradient(colors: [.red]), center: .center, startAngle: .degrees(0),
      endAngle: .degrees(360)
    ).clipShape(Circle())
    Rectangle().fill(
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 3))
    RoundedRectangle(cornerRadius: 3).fill(.blue.gradient).stroke(.red)
    Text("a").foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    Text("x").font(.custom("Helvetica", size: 12)).font(Font.title.weight(.heavy)).font(
      .system(.body, design: .monospaced)
    ).font(.system(size: 10)).font(.headline.bold().monospacedDigit())
    UnevenRoundedRectangle(topLeadingRadius: 3).foregroundColor(Color("a"))
    AnyView(Text("x")).clipShape(.rect(cornerRadius: 3)).contentShape(Rectangle()).onTapGesture {
      b.toggle()
    }
    .gesture(DragGesture().onChanged { v in print(v.translation) }.onEnded { _ in })
    .sheet(isPresented: $b) { Text("x") }.alert("x", isPresented: $b) {
      Button("ok", role: .cancel) {}
    } message: {
      Text("m")
    }
    Text(AttributedString("x"))
    Text("A") + Text(Image(systemName: "x"))
      + Text("\(Image(systemName: "y")) b").font(.title).foregroundColor(.red)
  }
}
private struct IdName: Identifiable { let id = UUID(); var name: String }
private struct P: PreviewProvider {
  static var previews: some View {
    Group {
      EntryView(entry: SimpleEntry(date: Date(), emoji: "x")).previewLayout(
        .fixed(width: 1, height: 3));
      free()
    }
  }
}
#Preview { free() }
#Preview("name", traits: .sizeThatFitsLayout) {
  @Previewable @State var on = false; More(b: $on, m: Model())
}
#Preview("name", traits: .fixedLayout(width: 3, height: 3)) {
  VStack {
    Text("x"); Text("y")
  }
}
private struct MyApp: App {
  @Environment(\.scenePhase) var p;
  var body: some Scene { WindowGroup { free() }.onChange(of: p) { _ in } }
}

@MainActor @Suite struct ClientViewTests {
  private var entry: SimpleEntry {
    SimpleEntry(date: Date(timeIntervalSince1970: 1_772_452_800), emoji: "🐻")
  }

  @Test func `an entry's view shows its words and is the same each time`() {
    let view = EntryView(entry: entry).environment(Obs())
    let node = tree(view)
    #expect(node.texts.contains("Emoji: 🐻 3 3.5"))
    #expect(node.texts.contains("25%"))
    #expect(node.digest == tree(view).digest)
    let other = EntryView(entry: SimpleEntry(date: entry.date, emoji: "🦊")).environment(Obs())
    #expect(node.digest != tree(other).digest)
  }

  @Test func `containers, gauges, drawings and app views resolve`() {
    let node = tree(
      More(b: .constant(true), m: Model(), kinds: [.b]).environmentObject(Model()))
    let kinds = Set(node.flattened.map(\.kind))
    #expect(
      kinds.isSuperset(of: [
        "LazyVGrid", "Grid", "GeometryReader", "Gauge", "ProgressView", "Canvas", "ViewThatFits",
        "List", "NavigationView", "Form", "TabView", "TimelineView", "Shape",
      ]))
    #expect(node.texts.contains("B"))
  }

  @Test func `previews and apps compile and are not run`() {
    #expect(P.platform == nil)
    #expect(tree(P.previews.environment(Obs())).texts.last == "free")
  }
}
