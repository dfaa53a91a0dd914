import CLibXML2
import Foundation

/// A file as a parser that is not ours reads it back.
struct ParsedElement {
  var name: String
  var attributes: [String: String]
  /// The element's own text and that of everything in it.
  var text: String
  var children: [ParsedElement]

  /// Reads XML; nil where it is not well-formed.
  init?(xml data: Data) {
    xmlInitParser()
    let options = Int32(XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let document = data.withUnsafeBytes { bytes in
      xmlReadMemory(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), nil, nil, options
      )
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    guard let root = xmlDocGetRootElement(document) else { return nil }
    self.init(root)
  }

  /// Reads HTML, as leniently as a browser.
  init?(html data: Data) {
    xmlInitParser()
    let options = Int32(HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue)
    let document = data.withUnsafeBytes { bytes in
      htmlReadMemory(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), nil, "UTF-8", options
      )
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    guard let root = xmlDocGetRootElement(document) else { return nil }
    self.init(root)
  }

  private init(_ node: xmlNodePtr) {
    name = Self.string(node.pointee.name)
    attributes = [:]
    var attribute = node.pointee.properties
    while let current = attribute {
      let value = xmlNodeGetContent(
        UnsafeMutableRawPointer(current).assumingMemoryBound(to: xmlNode.self))
      attributes[Self.string(current.pointee.name)] = Self.string(value)
      free(value)
      attribute = current.pointee.next
    }
    let content = xmlNodeGetContent(node)
    text = Self.string(content)
    free(content)
    children = []
    var child = node.pointee.children
    while let current = child {
      if current.pointee.type == XML_ELEMENT_NODE { children.append(Self(current)) }
      child = current.pointee.next
    }
  }

  private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  private static func string(_ text: UnsafeMutablePointer<xmlChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  /// The element and everything in it, in document order.
  var all: [ParsedElement] { [self] + children.flatMap(\.all) }

  /// Everything in it of a name.
  func elements(_ name: String) -> [ParsedElement] { all.filter { $0.name == name } }

  /// Everything in it of a class.
  func elements(ofClass className: String) -> [ParsedElement] {
    all.filter { element in
      (element.attributes["class"] ?? "").split(separator: " ").contains { $0 == className }
    }
  }

  /// A value of an attribute as a number.
  func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
}
