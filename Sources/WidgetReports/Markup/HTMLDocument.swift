import CLibXML2
import Foundation

/// A page as a tree of libxml2, which writes it.
///
/// Every text and attribute passes through `SafeText` here, so no page can forget it.
struct HTMLDocument {
  /// The page's root element.
  let root: Markup

  /// Elements after whose tags a line feed changes nothing a reader sees.
  private static let blocks: Set<String> = [
    "article", "aside", "body", "dd", "details", "div", "dl", "dt", "fieldset", "figure", "footer",
    "g", "h1", "h2", "h3", "h4", "head", "header", "html", "legend", "li", "link", "main", "meta",
    "nav", "ol", "p", "path", "pre", "rect", "section", "style", "script", "summary", "svg",
    "symbol", "table", "tbody", "td", "th", "thead", "title", "tr", "ul",
  ]

  /// The page in UTF-8.
  var data: Data {
    xmlInitParser()
    guard let document = htmlNewDocNoDtD(nil, nil), let buffer = xmlAllocOutputBuffer(nil) else {
      preconditionFailure("there is no memory for a page")
    }
    defer {
      xmlOutputBufferClose(buffer)
      xmlFreeDoc(document)
    }
    document.pointee.encoding = UnsafePointer(xmlStrdup("UTF-8"))
    if let node = node(for: root, in: document) {
      xmlDocSetRootElement(document, node)
      htmlNodeDumpFormatOutput(buffer, document, node, "UTF-8", 0)
    }
    xmlOutputBufferFlush(buffer)
    let length = xmlOutputBufferGetSize(buffer)
    var data = Data("<!DOCTYPE html>\n".utf8)
    if let content = xmlOutputBufferGetContent(buffer) { data.append(content, count: length) }
    data.append(UInt8(ascii: "\n"))
    return data
  }

  private func node(for markup: Markup, in document: xmlDocPtr) -> xmlNodePtr? {
    switch markup {
    case .text(let text):
      return xmlNewDocText(document, SafeText.block(text))
    case .raw(let text):
      return xmlNewDocText(document, text)
    case .element(let name, let attributes, let content):
      let element = xmlNewDocRawNode(document, nil, name, nil)
      for attribute in attributes {
        xmlNewProp(element, attribute.name, SafeText.block(attribute.value))
      }
      for part in content {
        xmlAddChild(element, node(for: part, in: document))
        if case .element(let name, _, _) = part, Self.blocks.contains(name) {
          xmlAddChild(element, xmlNewDocText(document, "\n"))
        }
      }
      return element
    }
  }
}
