struct HTMLReport {
  init(_ results: RunResults, layout: ReportOptions.HTMLLayout) {}
  var files: [ReportFile] { [] }
}
