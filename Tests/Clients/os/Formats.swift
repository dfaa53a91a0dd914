import Foundation
import os

/// Logs a download in numbers.
func logDownload(bytes: Int, address: UInt, share: Double, isDone: Bool) {
  let logger = Logger(subsystem: "org.example", category: "download")
  logger.info("\(bytes, format: .decimal(explicitPositiveSign: true)) bytes")
  logger.info("\(bytes, format: .decimal(minDigits: 8), align: .right(columns: 10))")
  logger.debug("\(address, format: .hex(includePrefix: true, uppercase: true), privacy: .public)")
  logger.debug("\(address, format: .hex(includePrefix: true, minDigits: 8))")
  logger.debug("\(address, format: .octal(includePrefix: true))")
  logger.log("\(share, format: .fixed(precision: 2)), \(share, format: .exponential)")
  logger.log("\(share, format: .hybrid(precision: 3)), \(share, format: .hex)")
  logger.log("\(share, format: .exponential(precision: 3, uppercase: true))")
  logger.log("\(share, format: .fixed(explicitPositiveSign: true))")
  let style: OSLogBoolFormat = .answer
  logger.notice("\(isDone, format: style) \(isDone, format: .truth)")
}
