// IntentResult and its factories: iOS 16, macOS 13, watchOS 9; `actionButtonIntent:` iOS 16.1.
//
// The factories with a view are in IntentViews.swift, since they need SwiftUI.

public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never
  var value: Value? { get }
}

public protocol ReturnsValue<Value>: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// Stands in a result's type for the view that it shows.
public struct _SnippetViewContainer {}

public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog
>:
  IntentResult, @unchecked Sendable
{
  public var value: Value?
  public var dialog: IntentDialog?
  public var opensIntent: OpensAppIntent?
  package var actionButtonIntent: (any AppIntent)?
  /// The view it shows.
  package var view: Any?

  init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil,
    actionButtonIntent: (any AppIntent)? = nil, view: Any? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.dialog = dialog
    self.actionButtonIntent = actionButtonIntent
    self.view = view
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension Never: IntentResult {
  public var value: Never? { nil }
}

extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value)
  }

  public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
    Self(opensIntent: opensIntent)
  }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, dialog: dialog)
  }

  public static func result<OpensAppIntent: AppIntent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }
}

extension IntentResult {
  public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(actionButtonIntent: actionButtonIntent)
  }

  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog, actionButtonIntent: actionButtonIntent)
  }

  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, actionButtonIntent: actionButtonIntent)
  }

  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog, actionButtonIntent: actionButtonIntent)
  }
}

public struct ConfirmationActionName: Sendable {
  package let label: String

  public static var add: Self { Self(label: "add") }
  public static var addData: Self { Self(label: "addData") }
  public static var book: Self { Self(label: "book") }
  public static var buy: Self { Self(label: "buy") }
  public static var call: Self { Self(label: "call") }
  public static var checkIn: Self { Self(label: "checkIn") }
  public static var `continue`: Self { Self(label: "continue") }
  public static var create: Self { Self(label: "create") }
  public static var `do`: Self { Self(label: "do") }
  public static var download: Self { Self(label: "download") }
  public static var filter: Self { Self(label: "filter") }
  public static var find: Self { Self(label: "find") }
  public static var get: Self { Self(label: "get") }
  public static var go: Self { Self(label: "go") }
  public static var log: Self { Self(label: "log") }
  public static var open: Self { Self(label: "open") }
  public static var order: Self { Self(label: "order") }
  public static var pay: Self { Self(label: "pay") }
  public static var play: Self { Self(label: "play") }
  public static var playSound: Self { Self(label: "playSound") }
  public static var post: Self { Self(label: "post") }
  public static var request: Self { Self(label: "request") }
  public static var run: Self { Self(label: "run") }
  public static var search: Self { Self(label: "search") }
  public static var send: Self { Self(label: "send") }
  public static var set: Self { Self(label: "set") }
  public static var share: Self { Self(label: "share") }
  public static var start: Self { Self(label: "start") }
  public static var startNavigation: Self { Self(label: "startNavigation") }
  public static var toggle: Self { Self(label: "toggle") }
  public static var turnOff: Self { Self(label: "turnOff") }
  public static var turnOn: Self { Self(label: "turnOn") }
  public static var view: Self { Self(label: "view") }

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> Self {
    Self(label: acceptLabel.key)
  }
}
