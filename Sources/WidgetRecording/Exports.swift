// A recording speaks of platforms, of simulated instants and of JSON's values; whoever reads one
// needs their words too.
@_exported public import CivilTime
@_exported public import JSON
@_exported public import WidgetDrawing
@_exported public import WidgetPlatforms
