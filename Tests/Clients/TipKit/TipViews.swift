import SwiftUI
import TipKit

/// A list with hints above and beside it.
struct CityList: View {
  let tip = FavouriteTip()
  @State private var tips = TipGroup(.ordered) {
    FavouriteTip()
    WidgetTip.add
    AnyTip(SeasonTip(isWinter: true, names: []))
  }
  @State private var isPresented = false

  var body: some View {
    VStack {
      TipView(tip)
      TipView(tip, arrowEdge: .bottom) { action in
        if action.id == "open" { tip.invalidate(reason: .tipClosed) }
      }
      TipView(tips.currentTip)
      TipView(tips.currentTip as? FavouriteTip, isPresented: $isPresented, arrowEdge: .top)
      TipView(tip as any Tip, isPresented: $isPresented, anchorID: "save")
        .tipViewStyle(.miniTip)
        .tipBackground(.thinMaterial)
        .tipCornerRadius(8)
        .tipImageSize(CGSize(width: 24, height: 24))
      Button("Save") { tip.actions.last?.handler() }
        .popoverTip(tip, arrowEdge: .top) { print($0.id) }
        .tipAnchor("save")
      Button("Share") {}
        .popoverTip(tips.currentTip)
        .popoverTip(tip, isPresented: $isPresented, attachmentAnchor: .point(.top))
        .tipViewStyle(HeadlineTipStyle())
        .tipImageStyle(.red)
        .tipImageStyle(.red, .blue)
        .tipImageStyle(.red, .blue, .green)
    }
  }
}

/// A tip under a headline.
struct HeadlineTipStyle: TipViewStyle {
  func makeBody(configuration: TipViewStyle.Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.image?.resizable().frame(width: 24, height: 24)
        configuration.title?.font(.headline)
        Button("Close") { configuration.tip.invalidate(reason: .tipClosed) }
      }
      configuration.message?.font(.subheadline)
      ForEach(configuration.actions) { action in
        Button(action: action.handler) { action.label() }
      }
    }
  }
}

/// Falls back to the usual style.
struct PlainTipStyle: TipViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    MiniTipViewStyle().makeBody(configuration: configuration)
  }
}

/// Tips of which any may come first, chosen by what the app knows.
func startTips(isNew: Bool) -> TipGroup {
  let priority: TipGroup.Priority = isNew ? .firstAvailable : .ordered
  return TipGroup(priority) {
    if isNew { WidgetTip.add } else { WidgetTip.resize }
  }
}
