import SwiftUI
import WidgetKit

struct BundleFaults: WidgetBundle {
  var body: some Widget {
    DuplicateKind()
    DuplicateKindAgain()
    DisplayNameMissing()
    ManifestDisagrees()
  }
}

/// Has the kind of another widget.
struct DuplicateKind: Widget {
  var body: some WidgetConfiguration {
    small("duplicate-kind") { now in
      Timeline(.soundDay(from: now), from: now)
    }
  }
}

/// Was copied from `DuplicateKind`, and kept its kind.
struct DuplicateKindAgain: Widget {
  var body: some WidgetConfiguration {
    small("duplicate-kind") { now in
      Timeline(.soundDay(from: now), from: now)
    }
  }
}

/// Has no name in the widget gallery.
struct DisplayNameMissing: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "display-name-missing",
      provider: FaultyProvider { now in Timeline(.soundDay(from: now), from: now) }
    ) { entry in
      FaultyView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// Is said to come in two sizes and comes in one.
struct ManifestDisagrees: Widget {
  var body: some WidgetConfiguration {
    small("manifest-disagrees") { now in
      Timeline(.soundDay(from: now), from: now)
    }
  }
}

struct ViewFaults: WidgetBundle {
  var body: some Widget {
    FamilyNotOnPlatform()
    ViewNotAllowed()
    MissingAsset()
  }
}

/// Wants the corner of a watch face on an iPhone.
struct FamilyNotOnPlatform: Widget {
  var body: some WidgetConfiguration {
    small("family-not-on-platform") { now in
      Timeline(.soundDay(from: now), from: now)
    }
    .supportedFamilies([.systemSmall, .accessoryCorner])
  }
}

/// Lets people scroll where nothing moves.
struct ViewNotAllowed: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "view-not-allowed",
      provider: FaultyProvider { now in Timeline(.soundDay(from: now), from: now) }
    ) { entry in
      ScrollView {
        FaultyView(entry: entry)
      }
    }
    .configurationDisplayName("view-not-allowed")
    .description("Makes one mistake.")
    .supportedFamilies([.systemSmall])
  }
}

/// Shows an image that only the app has.
struct MissingAsset: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "missing-asset",
      provider: FaultyProvider { now in Timeline(.soundDay(from: now), from: now) }
    ) { entry in
      HStack {
        Image("Cup")
        FaultyView(entry: entry)
      }
      .foregroundStyle(Color("Brand"))
    }
    .configurationDisplayName("missing-asset")
    .description("Makes one mistake.")
    .supportedFamilies([.systemSmall])
  }
}
