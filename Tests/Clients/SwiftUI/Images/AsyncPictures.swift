import SwiftUI

/// A cover that an app loads, in every form the loading can be shown.
struct CoverView: View {
  let address: URL?

  var body: some View {
    VStack {
      AsyncImage(url: address)
      AsyncImage(url: address, scale: 2)
      AsyncImage(url: address) { image in
        image.resizable().aspectRatio(contentMode: .fill)
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: address, transaction: Transaction(animation: .default)) { phase in
        switch phase {
        case .empty: Color.gray
        case .success(let image): image.resizable()
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      AsyncImage(url: address) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color.red
        } else {
          Color.blue
        }
      }
    }
  }
}
