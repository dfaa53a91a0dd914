// The compiler plugin behind `#Preview`, `@Entry` and `@Previewable`. The compiler starts it and
// talks to it over standard input and output.

import Foundation
import MacroExpansion

MessageLoop(input: .standardInput, output: .standardOutput).run()
