import Combine
import CoreData
import Observation
import SwiftUI

/// The settings of the app, shared by its screens.
final class AppSettings: ObservableObject {
  @Published var volume = 0.5
  @Published var isMuted = false
}

/// The state of the editor.
@Observable final class EditorModel {
  var title = ""
  var isLocked = false
}

/// The screen that owns the settings.
struct SettingsScreen: View {
  @StateObject private var settings = AppSettings()

  var body: some View {
    VStack {
      Toggle("Mute", isOn: _settings.projectedValue.isMuted)
      VolumeRow(settings: settings)
      MuteRow()
    }
    .environmentObject(settings)
  }
}

/// A row that watches the settings of its parent.
struct VolumeRow: View {
  @ObservedObject var settings: AppSettings

  var body: some View { Slider(value: volume(in: _settings.projectedValue)) }

  private func volume(in wrapper: ObservedObject<AppSettings>.Wrapper) -> Binding<Double> {
    wrapper.volume
  }
}

/// A row that finds the settings by itself.
struct MuteRow: View {
  @EnvironmentObject private var settings: AppSettings

  var body: some View { Toggle("Mute", isOn: mute(in: _settings.projectedValue)) }

  private func mute(in wrapper: EnvironmentObject<AppSettings>.Wrapper) -> Binding<Bool> {
    wrapper.isMuted
  }
}

/// The editor's bar, which writes into the model.
struct EditorBar: View {
  @Bindable var model: EditorModel

  var body: some View {
    TextField("Title", text: $model.title)
    LockToggle(model: _model.projectedValue)
  }
}

/// The editor's lock.
struct LockToggle: View {
  let model: Bindable<EditorModel>

  var body: some View { Toggle("Lock", isOn: model.isLocked) }
}

/// A stored trip.
final class Trip: NSManagedObject {}

/// The stored trips, newest first, or only those of a year.
struct TripList: View {
  @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "start", ascending: false)])
  private var trips: FetchedResults<Trip>

  var body: some View {
    VStack {
      Text(trips.isEmpty ? "No trips" : "Trips")
      ForEach(trips.startIndex..<trips.endIndex, id: \.self) { index in
        Text(trips[index].objectID.description)
      }
      Button("All") { trips.nsPredicate = nil }
      Button("Oldest first", action: reverse)
      Button("This year", action: narrow)
    }
  }

  private func reverse() {
    trips.nsSortDescriptors = trips.nsSortDescriptors.compactMap {
      $0.reversedSortDescriptor as? NSSortDescriptor
    }
  }

  private func narrow() {
    let configuration = _trips.projectedValue
    configuration.wrappedValue.nsPredicate = NSPredicate(format: "year == 2026")
    configuration.wrappedValue.nsSortDescriptors = []
  }
}

/// The width of the widest label of a form.
struct LabelWidth: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// The bounds of the chosen tab.
struct ChosenTab: PreferenceKey {
  typealias Value = Anchor<CGRect>?

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value = value ?? nextValue()
  }
}

/// A form that is as wide as its widest label.
struct FittedForm: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("Name").preference(key: LabelWidth.self, value: 40)
      Text("Address").transformPreference(LabelWidth.self) { $0 += 8 }
      Text("Chosen").anchorPreference(key: ChosenTab.self, value: .bounds) { $0 }
    }
    .onPreferenceChange(LabelWidth.self) { width = $0 }
    .backgroundPreferenceValue(ChosenTab.self, alignment: .topLeading) { anchor in
      GeometryReader { proxy in
        if let anchor { Color.blue.frame(width: proxy[anchor].width) }
      }
    }
    .frame(minWidth: width)
  }
}
