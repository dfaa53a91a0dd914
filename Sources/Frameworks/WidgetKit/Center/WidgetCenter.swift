// WidgetKit's WidgetCenter (iOS 14, macOS 11, watchOS 9; recommendations iOS 16; relevance and
// currentConfigurations() iOS 18; push 26). Reloads are recorded, and the simulation acts on them. A
// process under test has no push token.

import Dispatch
import ExtensionEnvironment
import ExtensionRuntime
import WidgetRecording

/// The center through which an app reloads and queries its widgets.
public final class WidgetCenter: Sendable {
  /// The keys of the user activity with which a widget opens its app.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  public static let shared = WidgetCenter()

  private init() {}

  public func reloadTimelines(ofKind kind: String) {
    record(kind)
  }

  public func reloadAllTimelines() {
    record(nil)
  }

  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    DispatchQueue.global().async { completion(.success(BundleConfigurations.current)) }
  }

  public func currentConfigurations() async throws -> [WidgetInfo] {
    BundleConfigurations.current
  }

  /// Has no effect: recommendations are asked for as often as the run's plan says.
  public func invalidateConfigurationRecommendations() {}

  /// Has the run ask for the clues of a kind again, on Apple Watch.
  public func invalidateRelevance(ofKind kind: String) {
    record(kind, isOfRelevance: true)
  }

  /// Nothing, because no push token exists here.
  public var currentPushInfo: WidgetPushInfo? {
    get async { nil }
  }

  private func record(_ kind: String?, isOfRelevance: Bool = false) {
    let request = RecordedReloadRequest(
      at: SimulatedInstant(Date()), kind: kind, isOfRelevance: isOfRelevance)
    ExtensionLog.record(.reloadRequest(request))
    if !isOfRelevance { AccessJournal.note("reload", of: kind ?? "") }
  }
}
