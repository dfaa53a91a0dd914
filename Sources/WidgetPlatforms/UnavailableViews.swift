/// The views that widgets cannot have.
public enum UnavailableViews {
  /// Their names.
  ///
  /// Apple lists the views that a widget can have; these are the ones of SwiftUI, AVKit, MapKit and
  /// their like that are not among them, move, take input that a widget never gets, or wait for
  /// content that comes too late.
  public static let names: Set<String> = [
    "ScrollView", "List", "Form", "TabView", "NavigationView", "NavigationStack", "NavigationLink",
    "TextField", "TextEditor", "SecureField", "Slider", "Stepper", "DatePicker", "ColorPicker",
    "Menu", "MultiDatePicker", "NavigationSplitView", "Table", "AsyncImage", "VideoPlayer",
    "PhotosPicker", "StoreView", "ProductView", "SubscriptionStoreView", "LookAroundPreview",
    "SignInWithAppleButton", "WebView",
  ]
}
