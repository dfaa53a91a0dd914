// An XML file written again through libxml2's writer: what writing it costs at least, with every text
// at hand. Arguments: the file, and the one to write. Prints the seconds of writing.
#include <libxml/parser.h>
#include <libxml/xmlwriter.h>
#include <stdio.h>
#include <time.h>

static void write_element(xmlTextWriterPtr writer, const xmlNode *element) {
  xmlTextWriterStartElement(writer, element->name);
  for (const xmlAttr *attribute = element->properties; attribute; attribute = attribute->next) {
    const xmlChar *value = attribute->children ? attribute->children->content : BAD_CAST "";
    xmlTextWriterWriteAttribute(writer, attribute->name, value);
  }
  for (const xmlNode *node = element->children; node; node = node->next) {
    switch (node->type) {
      case XML_ELEMENT_NODE: write_element(writer, node); break;
      case XML_CDATA_SECTION_NODE: xmlTextWriterWriteCDATA(writer, node->content); break;
      default: break;
    }
  }
  xmlTextWriterFullEndElement(writer);
}

int main(int count, char **words) {
  if (count != 3) return 64;
  xmlDocPtr document = xmlReadFile(words[1], NULL, XML_PARSE_NOBLANKS | XML_PARSE_HUGE);
  if (!document) return 1;
  struct timespec from, to;
  clock_gettime(CLOCK_MONOTONIC, &from);
  xmlTextWriterPtr writer = xmlNewTextWriterFilename(words[2], 0);
  if (!writer) return 1;
  xmlTextWriterSetIndent(writer, 1);
  xmlTextWriterSetIndentString(writer, BAD_CAST "  ");
  xmlTextWriterStartDocument(writer, "1.0", "UTF-8", NULL);
  write_element(writer, xmlDocGetRootElement(document));
  xmlTextWriterEndDocument(writer);
  xmlFreeTextWriter(writer);
  clock_gettime(CLOCK_MONOTONIC, &to);
  printf("%.9f\n", (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9);
  return 0;
}
