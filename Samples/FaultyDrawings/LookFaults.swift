import SwiftUI
import WidgetKit

struct LookWidgets: WidgetBundle {
  var body: some Widget {
    EntryBlank()
    LowContrast()
    BackgroundNotRemovable()
  }
}

/// Has nothing to say.
struct EntryBlank: Widget {
  var body: some WidgetConfiguration {
    small("entry-blank") { Color.clear }
  }
}

/// Writes in grey on grey.
struct LowContrast: Widget {
  var body: some WidgetConfiguration {
    small("low-contrast") {
      Text("Noon").font(.system(size: 17)).foregroundStyle(Color(white: 0.6))
    }
  }
}

/// Writes in black on paper that the system takes away in StandBy.
struct BackgroundNotRemovable: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "background-not-removable", provider: MomentProvider()) { _ in
      Text("Noon").font(.system(size: 28)).foregroundStyle(.black)
        .containerBackground(Color(white: 0.95), for: .widget)
    }
    .configurationDisplayName("background-not-removable")
    .description("Makes one mistake.")
    .supportedFamilies([.systemSmall])
  }
}
