// The errors of an intent for which the system has words of its own; iOS 18.
//
// https://developer.apple.com/documentation/appintents/appintenterror

extension AppIntentError {
  /// Errors that nothing can be done about at once.
  public enum Unrecoverable {
    /// No entity was found.
    public static let entityNotFound = AppIntentError(.stated("no such entity was found"))
    /// The device's owner or its management forbids it.
    public static let featureCurrentlyRestricted = AppIntentError(
      .stated("the feature is restricted"))
    /// There is no connection.
    public static let networkFailure = AppIntentError(.stated("the network cannot be reached"))
    /// It is not allowed.
    public static let notAllowed = AppIntentError(.stated("the action is not allowed"))
    /// Something went wrong.
    public static let unknown = AppIntentError(.stated("something went wrong"))
  }

  /// Errors of an app that lacks a permission.
  public enum PermissionRequired {
    /// The app may not use Bluetooth.
    public static let bluetooth = AppIntentError(.stated("the app needs to use Bluetooth"))
    /// The app may not read contacts.
    public static let contacts = AppIntentError(.stated("the app needs to read contacts"))
    /// The app may not reach the local network.
    public static let localNetwork = AppIntentError(
      .stated("the app needs to reach the local network"))
  }

  /// Errors that a person removes.
  public enum UserActionRequired {
    /// The account is not set up.
    public static let accountSetup = AppIntentError(.stated("the account is to be set up"))
    /// The action is not confirmed.
    public static let confirmation = AppIntentError(.stated("the action is to be confirmed"))
    /// Nobody is signed in.
    public static let signin = AppIntentError(.stated("somebody needs to sign in"))
  }
}
