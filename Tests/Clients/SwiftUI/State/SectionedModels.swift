import CoreData
import SwiftUI

/// A workout as it is stored.
final class StoredWorkout: NSManagedObject {
  var kind: String { "run" }
  var minutes: Int { 30 }
}

/// The workouts in sections, and where a person was among them.
struct WorkoutSections: View {
  @SectionedFetchRequest(sectionIdentifier: \StoredWorkout.kind, sortDescriptors: [])
  private var workouts: SectionedFetchResults<String, StoredWorkout>

  @SectionedFetchRequest<Int, StoredWorkout>(
    sectionIdentifier: \.minutes, sortDescriptors: [SortDescriptor(\.kind)], predicate: nil,
    animation: .default)
  private var sorted

  @FetchRequest(sortDescriptors: [SortDescriptor(\.kind)])
  private var plain: FetchedResults<StoredWorkout>

  @AppStorage("day") private var day: Date?
  @SceneStorage("place") private var place: String?

  var body: some View {
    List {
      ForEach(workouts) { section in
        Section(section.id) {
          ForEach(section, id: \.self) { Text($0.kind) }
        }
      }
      Text(day ?? .now, style: .date)
      Text(place ?? "Nowhere")
    }
    .toolbar {
      Button("Reverse") {
        sorted.nsSortDescriptors = [NSSortDescriptor(key: "kind", ascending: false)]
        sorted.nsPredicate = nil
        sorted.sectionIdentifier = \.minutes
        sorted.sortDescriptors = sorted.sortDescriptors.reversed()
        plain.sortDescriptors = [SortDescriptor(\.kind, order: .reverse)]
      }
      Button("Configure") { configure($workouts) }
    }
  }

  private func configure(
    _ binding: Binding<SectionedFetchRequest<String, StoredWorkout>.Configuration>
  ) {
    binding.wrappedValue.sectionIdentifier = \.kind
    binding.wrappedValue.nsPredicate = nil
    binding.wrappedValue.nsSortDescriptors = []
    binding.wrappedValue.sortDescriptors = [SortDescriptor(\.minutes)]
    $plain.wrappedValue.sortDescriptors = [SortDescriptor(\.minutes)]
  }
}

/// The requests that an app makes by hand.
@MainActor struct WorkoutRequests {
  let request = NSFetchRequest<StoredWorkout>(entityName: "Workout")

  func sections() -> [SectionedFetchRequest<String, StoredWorkout>] {
    [
      SectionedFetchRequest(fetchRequest: request, sectionIdentifier: \.kind, animation: .default),
      SectionedFetchRequest(
        fetchRequest: request, sectionIdentifier: \.kind, transaction: Transaction()),
      SectionedFetchRequest(
        entity: NSEntityDescription(), sectionIdentifier: \.kind, sortDescriptors: []),
    ]
  }

  func first(
    of sections: SectionedFetchResults<String, StoredWorkout>
  ) -> SectionedFetchResults<String, StoredWorkout>.Section? {
    sections.first
  }
}
