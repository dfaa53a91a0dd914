import SwiftUI

/// Asks before something is deleted, and says what went wrong.
struct DeletingView: View {
  enum Failure: LocalizedError {
    case offline
  }

  struct City: Identifiable {
    let id: String
  }

  @State private var isAsking = false
  @State private var city: City?
  @State private var failure: Failure?
  let title: String

  var body: some View {
    VStack {
      Button("Delete", role: .destructive) { isAsking = true }
        .alert(title, isPresented: $isAsking) { Button("Delete") {} }
        .alert(title, isPresented: $isAsking) {
          Button("OK") {}
        } message: {
          Text("Gone")
        }
        .alert("Delete?", isPresented: $isAsking, presenting: city) { Button($0.id) {} }
        .alert("Delete?", isPresented: $isAsking, presenting: city) { city in
          Button(city.id, role: .destructive) {}
        } message: { city in
          Text("\(city.id) is forgotten")
        }
        .alert(title, isPresented: $isAsking, presenting: city) { Text($0.id) }
        .alert(Text("Delete?"), isPresented: $isAsking) { Button("OK") {} }
        .alert(isPresented: $isAsking, error: failure) { Button("OK") {} }
        .alert(isPresented: $isAsking, error: failure) { _ in
          Button("Retry") {}
        } message: { failure in
          Text(failure.localizedDescription)
        }
        .alert(isPresented: $isAsking) { Alert(title: Text("Deleted")) }
        .alert(item: $city) { Alert(title: Text($0.id)) }
      Button("More") { isAsking = true }
        .confirmationDialog(title, isPresented: $isAsking) { Button("Share") {} }
        .confirmationDialog("More", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Share") {}
        } message: {
          Text("What now?")
        }
        .confirmationDialog("More", isPresented: $isAsking, presenting: city) { city in
          Button(city.id) {}
        }
        .confirmationDialog(
          Text(title), isPresented: $isAsking, titleVisibility: .hidden, presenting: city
        ) { city in
          Button(city.id) {}
        } message: { city in
          Text("What about \(city.id)?")
        }
        .actionSheet(isPresented: $isAsking) {
          ActionSheet(title: Text("More"), buttons: [.default(Text("Share")), .cancel()])
        }
        .actionSheet(item: $city) { ActionSheet(title: Text($0.id)) }
    }
  }

  /// The button that old sheets end with.
  let cancel: ActionSheet.Button = .cancel()
}
