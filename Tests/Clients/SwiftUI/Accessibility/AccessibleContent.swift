import SwiftUI

/// A row of the timetable with all that is told about it.
struct AccessibleRow: View {
  let line: String
  let delay: Int
  let tags: [String]
  let isTold: Bool

  @AccessibilityFocusState private var isRead: Bool
  @AccessibilityFocusState(for: .voiceOver) private var isSpoken: Bool
  @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var chosen: String?

  private static let platform = AccessibilityCustomContentKey("Platform")
  private static let train = AccessibilityCustomContentKey("Train", id: "train")
  private static let seats = AccessibilityCustomContentKey(Text("Seats"), id: "seats")

  var body: some View {
    Text(line)
      .accessibilityLabel("Line", isEnabled: isTold)
      .accessibilityLabel(line, isEnabled: isTold)
      .accessibilityLabel(Text(line), isEnabled: isTold)
      .accessibilityValue("On time", isEnabled: delay == 0)
      .accessibilityHint(Text("Opens the map"), isEnabled: isTold)
      .accessibilityInputLabels(["Line", "Train"])
      .accessibilityInputLabels(tags)
      .accessibilityInputLabels([Text(line)], isEnabled: isTold)
      .accessibilityHeading(delay > 10 ? .h1 : .h2)
      .accessibilityTextContentType(.narrative)
      .accessibilityActivationPoint(.trailing)
      .accessibilityActivationPoint(CGPoint(x: 4, y: 4), isEnabled: isTold)
      .accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
      .accessibilityRespondsToUserInteraction(false)
      .accessibilityHidden(false, isEnabled: isTold)
      .accessibilityIdentifier(line, isEnabled: isTold)
      .accessibilityFocused($isRead)
      .accessibilityFocused($chosen, equals: line)
      .accessibilityDefaultFocus($chosen, line)
      .accessibilityDefaultFocus($isSpoken, true)
    details
  }

  private var details: some View {
    Text(verbatim: "\(delay)")
      .accessibilityCustomContent(Self.platform, "4")
      .accessibilityCustomContent(Self.train, line, importance: .high)
      .accessibilityCustomContent(Self.seats, delay > 5 ? Text("Few") : nil)
      .accessibilityCustomContent("Delay", "None")
      .accessibilityCustomContent("Delay", Text(line), importance: .high)
      .accessibilityCustomContent("Delay", line)
      .accessibilityCustomContent(Text("Delay"), Text("None"))
      .accessibilityCustomContent(line, line)
  }
}

/// The volume, as it is changed by swipes and pinches.
struct AccessibleVolume: View {
  @State private var volume = 0.5
  @State private var zoom = 1.0

  var body: some View {
    Capsule()
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: volume += 0.1
        case .decrement: volume -= 0.1
        }
      }
      .accessibilityScrollAction { edge in volume = edge == .top ? 1 : 0 }
      .accessibilityZoomAction { action in
        guard action.location != .zero, action.point.x > 0 else { return }
        switch action.direction {
        case .zoomIn: zoom *= 2
        case .zoomOut: zoom /= 2
        }
      }
      .accessibilityAction(.escape) { volume = 0 }
      .accessibilityAction(.magicTap) { volume = 1 }
      .accessibilityAction(.delete) { zoom = 1 }
      .accessibilityAction(.init(named: Text("Mute"))) { volume = 0 }
      .accessibilityAction(named: Text("Reset")) { zoom = 1 }
      .accessibilityAction(named: "Loud" as String) { volume = 1 }
      .accessibilityAction(.showMenu) { zoom = 1 }
      .accessibilityAction {
        volume = 0.2
      } label: {
        Label("Quiet", systemImage: "speaker")
      }
      .accessibilityActions { Button("Half") { volume = 0.5 } }
      .accessibilityActions(category: .edit) { Button("Full") { volume = 1 } }
      .accessibilityActions(category: AccessibilityActionCategory("Sound")) { Text("None") }
  }
}

/// The actions of a list by what they are for.
func categories(named name: String) -> [AccessibilityActionCategory] {
  [.default, .edit, AccessibilityActionCategory(Text(name)), AccessibilityActionCategory(name)]
}

/// Chains keep their type, so that a condition can stand between two of them.
func described<V: View>(
  _ view: V, as name: String, isHeader: Bool
) -> ModifiedContent<V, AccessibilityAttachmentModifier> {
  let labelled = view.accessibilityLabel(name).accessibilityAddTraits(.isTabBar)
  return isHeader ? labelled.accessibilityHeading(.h3) : labelled.accessibilityHint("Opens")
}

/// The older names, as long as they are there.
func legacyDescription(
  of view: Text, id: AnyHashable
) -> ModifiedContent<Text, AccessibilityAttachmentModifier> {
  view.accessibility(label: Text("Title")).accessibility(inputLabels: [Text("Name")])
    .accessibility(selectionIdentifier: id).accessibility(activationPoint: .center)
    .accessibility(activationPoint: CGPoint(x: 1, y: 1))
}

/// A described part of the tab bar that gets more to say.
func fullyDescribed(
  _ row: ModifiedContent<Text, AccessibilityAttachmentModifier>, tags: [String]
) -> ModifiedContent<Text, AccessibilityAttachmentModifier> {
  row.accessibilityInputLabels(tags).accessibilityInputLabels(["Tab"])
    .accessibilityActivationPoint(.center).accessibilityTextContentType(.plain)
    .accessibilityDirectTouch().accessibilityAction {}
    .accessibilityAdjustableAction { _ in }.accessibilityScrollAction { _ in }
    .accessibilityZoomAction { _ in }.accessibilityCustomContent("Tab", "First")
}

/// A heading with its words, and how they are said.
struct SpokenGuide: View {
  let kind: Int
  @Namespace private var names

  private let types: [AccessibilityTextContentType] = [
    .plain, .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet,
    .wordProcessing,
  ]
  private let levels: [AccessibilityHeadingLevel] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]

  var body: some View {
    VStack {
      Text("Title").accessibilityHeading(levels[kind % 7])
        .accessibilityTextContentType(types[kind % 8]).speechAdjustedPitch(1.2)
        .speechAnnouncementsQueued().accessibilityLabeledPair(role: .label, id: 1, in: names)
      Text("Words").accessibilityLabeledPair(role: .content, id: 1, in: names)
        .accessibilityLinkedGroup(id: "words", in: names)
    }
    .speechAdjustedPitch(0.9).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued(false)
    .speechSpellsOutCharacters(kind > 3)
    .accessibilityChildren { Text("Guide") }
    .accessibilityShowsLargeContentViewer { Label("Guide", systemImage: "book") }
    .accessibilityLabel { label in
      Text("Guide")
      label
    }
    .accessibilityDragPoint(.top, description: Text("Lift"))
    .accessibilityDropPoint(.bottom, description: Text("Drop"), isEnabled: kind > 0)
  }
}

/// The steps of a week, as a graph for the ear.
struct StepGraph: View, AXChartDescriptorRepresentable {
  let steps: [Double]

  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Steps", summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
      series: [
        AXDataSeriesDescriptor(
          name: "Steps", isContinuous: false,
          dataPoints: steps.enumerated().map { AXDataPoint(x: "\($0)", y: $1) })
      ])
  }

  func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
    descriptor.summary = "\(steps.count) days"
  }

  var body: some View {
    Rectangle().accessibilityChartDescriptor(self)
  }
}

/// The assistive technologies that the user of the shop relies on.
struct AssistedUser {
  private(set) var technologies: AccessibilityTechnologies = []

  mutating func uses(_ other: AccessibilityTechnologies) -> Bool {
    let known = technologies.contains(other) || technologies.union(other) == technologies
    technologies.formUnion(other)
    return known && technologies.insert(other).inserted
  }

  mutating func stops(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let both = technologies.intersection(other).symmetricDifference(other)
    technologies.formIntersection(both)
    technologies.formSymmetricDifference(other)
    return technologies.remove(other) ?? technologies.update(with: both)
  }
}

/// A quick action of the watch app.
struct QuickAnswer<Style: AccessibilityQuickActionStyle>: View {
  let style: Style
  @Binding var isOn: Bool

  var body: some View {
    Text("Answer")
      .accessibilityQuickAction(style: style) { Button("Yes") {} }
      .accessibilityQuickAction(style: style, isActive: $isOn) { Button("No") {} }
  }
}

/// The two forms of quick answers.
@MainActor func quickAnswers(isOn: Binding<Bool>) -> some View {
  VStack {
    QuickAnswer(style: .outline, isOn: isOn)
    QuickAnswer(style: .prompt, isOn: isOn)
  }
}
