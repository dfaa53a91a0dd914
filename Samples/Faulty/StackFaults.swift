import SwiftUI
import WidgetKit

struct StackFaults: WidgetBundle {
  var body: some Widget {
    RotationLimitStarvesBest()
    RotatesOnlyInDeveloperMode()
    Rival()
    Sound()
    Steady()
    Eager()
  }
}

/// Spends its rotation on a small thing ten minutes before the great one.
struct RotationLimitStarvesBest: Widget {
  var body: some WidgetConfiguration {
    small("rotation-limit-starves-best") { now in
      let entries = [
        FaultyEntry(0, after: now, score: 0),
        FaultyEntry(2, after: now, score: 20, duration: 300),
        FaultyEntry(2 + 1 / 6, after: now, score: 90, duration: 600),
      ]
      return Timeline(entries, from: now)
    }
  }
}

/// Comes on top in between.
struct Rival: Widget {
  var body: some WidgetConfiguration {
    small("Rival") { now in
      let entries = [
        FaultyEntry(0, after: now, score: 0),
        FaultyEntry(2 + 1 / 12, after: now, score: 50, duration: 180),
        FaultyEntry(14, after: now, score: 30),
      ]
      return Timeline(entries, from: now)
    }
  }
}

/// Comes on top only where Eager, just before, was let past Steady twice.
struct RotatesOnlyInDeveloperMode: Widget {
  var body: some WidgetConfiguration {
    small("rotates-only-in-developer-mode") { now in
      let entries = [
        FaultyEntry(0, after: now, score: 0),
        FaultyEntry(5 + 5 / 12, after: now, score: 40),
        FaultyEntry(30, after: now, score: 80),
      ]
      return Timeline(entries, from: now, hours: 26)
    }
  }
}

/// Makes no mistake, and waits on top.
struct Sound: Widget {
  var body: some WidgetConfiguration {
    small("Sound") { now in
      Timeline(.soundDay(from: now), from: now)
    }
  }
}

/// Stays relevant, at half of what it can be.
struct Steady: Widget {
  var body: some WidgetConfiguration {
    small("Steady") { now in
      let entries = [
        FaultyEntry(0, after: now, score: 0),
        FaultyEntry(5.25, after: now, score: 40, duration: 5400),
        FaultyEntry(30, after: now, score: 80),
      ]
      return Timeline(entries, from: now, hours: 26)
    }
  }
}

/// Has two great moments a few minutes apart.
struct Eager: Widget {
  var body: some WidgetConfiguration {
    small("Eager") { now in
      let entries = [
        FaultyEntry(0, after: now, score: 0),
        FaultyEntry(5 + 1 / 6, after: now, score: 90, duration: 300),
        FaultyEntry(5 + 1 / 3, after: now, score: 90, duration: 300),
        FaultyEntry(13, after: now, score: 45),
      ]
      return Timeline(entries, from: now)
    }
  }
}
