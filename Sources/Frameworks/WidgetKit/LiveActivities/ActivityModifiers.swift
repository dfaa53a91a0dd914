// The modifiers of the views of a Live Activity.

public import SwiftUI

nonisolated extension View {
  public func activityBackgroundTint(_ color: Color?) -> some View {
    node(".activityBackgroundTint", ["color": color.attribute])
  }

  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    node(".activitySystemActionForegroundColor", ["color": color.attribute])
  }

  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    let isBelow = verticalPlacement == .belowIfTooWide
    return node(".dynamicIsland", ["belowIfTooWide": .flag(isBelow)])
  }
}
