// The modules that `import WidgetKit` makes visible besides WidgetKit itself: an Xcode template
// imports WidgetKit and SwiftUI, and uses dates, calendars and URLs without importing Foundation.

@_exported public import FoundationSupplement
