// A JUnit file written straight through libxml2's writer. Arguments: test cases, a file. Prints
// seconds.
#include <libxml/xmlwriter.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int count, char **words) {
  if (count != 3) return 64;
  long cases = atol(words[1]);
  struct timespec from, to;
  clock_gettime(CLOCK_MONOTONIC, &from);
  xmlTextWriterPtr writer = xmlNewTextWriterFilename(words[2], 0);
  if (!writer) return 1;
  xmlTextWriterSetIndent(writer, 1);
  xmlTextWriterStartDocument(writer, NULL, "UTF-8", NULL);
  xmlTextWriterStartElement(writer, BAD_CAST "testsuites");
  xmlTextWriterStartElement(writer, BAD_CAST "testsuite");
  char name[64];
  for (long number = 0; number < cases; number++) {
    snprintf(name, sizeof name, "K%ld/systemSmall/-", number);
    xmlTextWriterStartElement(writer, BAD_CAST "testcase");
    xmlTextWriterWriteAttribute(writer, BAD_CAST "name", BAD_CAST name);
    xmlTextWriterWriteAttribute(writer, BAD_CAST "classname", BAD_CAST "Benchmark.timeline-empty");
    xmlTextWriterWriteAttribute(writer, BAD_CAST "file", BAD_CAST "Widgets/Widget.swift");
    xmlTextWriterWriteAttribute(writer, BAD_CAST "line", BAD_CAST "12");
    xmlTextWriterWriteAttribute(writer, BAD_CAST "time", BAD_CAST "0.000");
    xmlTextWriterEndElement(writer);
  }
  xmlTextWriterEndDocument(writer);
  xmlFreeTextWriter(writer);
  clock_gettime(CLOCK_MONOTONIC, &to);
  printf("%.9f\n", (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9);
  return 0;
}
