// WidgetKit's WidgetCenter (iOS 14, macOS 11, watchOS 9; recommendations iOS 16; relevance and
// currentConfigurations() iOS 18; push 26). Reloads are recorded, and the simulation acts on them.

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
    Task.detached { completion(.success(await BundleConfigurations.current())) }
  }

  public func currentConfigurations() async throws -> [WidgetInfo] {
    await BundleConfigurations.current()
  }

  /// Requests the recommendations of every kind again in the run, on Apple Watch.
  public func invalidateConfigurationRecommendations() {
    record(nil, .recommendations)
  }

  /// Requests the clues of a kind again in the run, on Apple Watch.
  public func invalidateRelevance(ofKind kind: String) {
    record(kind, .relevance)
  }

  /// A token of the simulated device, where a widget of the bundle has a push handler.
  public var currentPushInfo: WidgetPushInfo? {
    get async { BundleConfigurations.pushInfo }
  }

  private func record(_ kind: String?, _ target: RecordedReloadRequest.Target = .timelines) {
    let request = RecordedReloadRequest(at: SimulatedInstant(Date()), kind: kind, of: target)
    ExtensionLog.record(.reloadRequest(request))
    if target == .timelines { AccessJournal.note("reload", of: kind ?? "") }
  }
}
