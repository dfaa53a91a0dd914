import MapKit

/// Looks for harbours and for mountains.
func search(_ text: String, near region: MKCoordinateRegion, strictly: Bool) -> MKLocalSearch {
  let request = MKLocalSearch.Request(naturalLanguageQuery: text, region: region)
  let types: MKLocalSearch.ResultType = [.pointOfInterest, .address, .physicalFeature]
  request.resultTypes = types
  let priority: MKLocalSearch.RegionPriority = strictly ? .required : .default
  request.regionPriority = priority
  return MKLocalSearch(request: request)
}
