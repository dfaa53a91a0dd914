import Foundation
import LinkPresentation

/// The title and the picture of a link that the person saved.
struct SavedLink {
  var address: URL
  var title: String

  /// Asks the page for its title, and takes the host's name where it gives none.
  static func make(of address: URL) async -> SavedLink {
    let provider = LPMetadataProvider()
    provider.timeout = 5
    provider.shouldFetchSubresources = false
    do {
      let metadata: LPLinkMetadata = try await provider.startFetchingMetadata(for: address)
      return SavedLink(address: metadata.originalURL ?? address, title: metadata.title ?? "")
    } catch let error as LPError {
      let isLate = error.code == .metadataFetchTimedOut || error.code == .metadataFetchCancelled
      return SavedLink(address: address, title: isLate ? "" : address.host ?? "")
    } catch {
      return SavedLink(address: address, title: "")
    }
  }

  /// What a share sheet shows of the link.
  func metadata(picture: NSItemProvider?) -> LPLinkMetadata {
    let metadata = LPLinkMetadata()
    metadata.url = address
    metadata.title = title
    metadata.iconProvider = picture
    metadata.imageProvider = picture
    metadata.videoProvider = nil
    metadata.remoteVideoURL = nil
    return metadata
  }
}

/// Shows a link's facts in the app.
@MainActor func linkView(for address: URL, _ provider: LPMetadataProvider) -> LPLinkView {
  let view = LPLinkView(url: address)
  provider.startFetchingMetadata(for: address) { _, error in
    let code = (error as? LPError)?.code
    print(code == .metadataFetchFailed || code == .metadataFetchNotAllowed)
  }
  provider.cancel()
  return view.metadata.title == nil ? view : LPLinkView(metadata: view.metadata)
}
