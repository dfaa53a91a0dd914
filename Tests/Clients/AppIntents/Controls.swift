// Buttons and switches of a widget that perform intents, and tips that teach Siri's phrases.

import AppIntents
import SwiftUI

/// The buttons of a walk's widget.
struct WalkButtons: View {
  let walkName: String

  var body: some View {
    VStack {
      Button(intent: OpenMap()) { Text("Map") }
      Button(role: .destructive, intent: DeleteTrails()) { Image(systemName: "trash") }
      Button("Follow", intent: FollowWalk())
      Button(walkName, intent: FollowWalk())
      Button("Stop", role: .cancel, intent: PauseHike())
      Button(walkName, role: .cancel, intent: PauseHike())
      Button("Photo", systemImage: "camera", intent: PhotographFlower())
      Button("Delete", systemImage: "trash", role: .destructive, intent: DeleteTrails())
      Button(walkName, systemImage: "figure.hiking", role: nil, intent: FollowWalk())
    }
  }
}

/// The switches of the same widget.
struct WalkSwitches: View {
  let isCompassOn: Bool
  let compassName: String

  var body: some View {
    VStack {
      Toggle(isOn: isCompassOn, intent: SetCompass()) { Label("Compass", systemImage: "safari") }
      Toggle("Compass", isOn: isCompassOn, intent: SetCompass())
      Toggle(compassName, isOn: isCompassOn, intent: SetCompass())
    }
  }
}

/// The page of the app that teaches what Siri understands.
struct SiriLessons: View {
  @State private var showsTip = true
  let isNight: Bool

  var body: some View {
    VStack {
      SiriTipView(intent: FindWalk(), isVisible: $showsTip).siriTipViewStyle(tipStyle)
      SiriTipView(intent: BookHut())
      ShortcutsLink { showsTip = false }.shortcutsLinkStyle(linkStyle(isOutlined: false))
      ShortcutsLink().shortcutsLinkStyle(linkStyle(isOutlined: true))
    }
  }

  /// The tip follows the system by default, the night by hand.
  private var tipStyle: SiriTipViewStyle {
    let styles: [SiriTipViewStyle] = [.automatic, .light, .dark]
    return isNight ? styles[2] : styles[0]
  }

  private func linkStyle(isOutlined: Bool) -> ShortcutsLinkStyle {
    let plain: [ShortcutsLinkStyle] = [.automatic, .light, .dark]
    let outlined: [ShortcutsLinkStyle] = [.automaticOutline, .lightOutline, .darkOutline]
    return (isOutlined ? outlined : plain)[isNight ? 2 : 0]
  }
}
