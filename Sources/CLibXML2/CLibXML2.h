#include <libxml/xmlversion.h>
/* Debian's libxml2 names types of ICU in its headers; Foundation brings an ICU of its own, and the
   two clash. Nothing here uses a type whose layout depends on it. */
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlsave.h>
#include <libxml/xmlwriter.h>
