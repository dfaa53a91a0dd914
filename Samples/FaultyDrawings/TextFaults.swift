import SwiftUI
import WidgetKit

struct TextWidgets: WidgetBundle {
  var body: some Widget {
    TextTruncated()
    TextTooSmall()
    TextsOverlap()
    TextNearEdge()
    TextSizeFixed()
    ContentOverflows()
    TypeSizeBreaks()
    LongWordsBreak()
    RightToLeftBreaks()
  }
}

/// Allows one line for more words than it holds.
struct TextTruncated: Widget {
  var body: some WidgetConfiguration {
    small("text-truncated") {
      Text("The ferry to the islands leaves at noon").font(.system(size: 17)).lineLimit(1)
    }
  }
}

/// Writes the fine print of a poster.
struct TextTooSmall: Widget {
  var body: some WidgetConfiguration {
    small("text-too-small") {
      VStack {
        Text("Pier 7").font(.system(size: 20))
        Text("Subject to tides").font(.system(size: 8))
      }
    }
  }
}

/// Lays a price over the name.
struct TextsOverlap: Widget {
  var body: some WidgetConfiguration {
    small("texts-overlap") {
      ZStack {
        Text("Islands").font(.system(size: 28, weight: .bold))
        Text("$12").font(.system(size: 17)).offset(x: 14, y: 6)
      }
    }
  }
}

/// Takes the system's margin back.
struct TextNearEdge: Widget {
  var body: some WidgetConfiguration {
    small("text-near-edge") {
      Text("Ferry").frame(maxWidth: .infinity, alignment: .leading).padding(.leading, -12)
    }
  }
}

/// Has one size of small letters for everybody.
struct TextSizeFixed: Widget {
  var body: some WidgetConfiguration {
    small("text-size-fixed") {
      Text("Every 20 min").font(.system(size: 13))
    }
  }
}

/// Refuses to give way to the edge.
struct ContentOverflows: Widget {
  var body: some WidgetConfiguration {
    small("content-overflows") {
      Text("North Harbour, Pier 7").font(.system(size: 19)).fixedSize()
    }
  }
}

/// Leaves large text no second line.
struct TypeSizeBreaks: Widget {
  var body: some WidgetConfiguration {
    small("type-size-breaks") {
      Text("Noon ferry").font(.body).lineLimit(1)
    }
  }
}

/// Has just the width that the English word needs.
struct LongWordsBreak: Widget {
  var body: some WidgetConfiguration {
    small("long-words-break") {
      Text("Departures").font(.system(size: 17)).lineLimit(1).frame(width: 100)
    }
  }
}

/// Mirrors by hand what the layout mirrors already.
struct RightToLeftBreaks: Widget {
  struct Departure: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Text("Noon").font(.system(size: 20))
        .frame(maxWidth: .infinity, alignment: .leading)
        .offset(x: direction == .rightToLeft ? -50 : 50)
    }
  }

  var body: some WidgetConfiguration {
    small("right-to-left-breaks") { Departure() }
  }
}
