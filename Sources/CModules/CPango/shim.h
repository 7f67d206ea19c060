#pragma once
/* pango_unichar_direction is called deprecated in favour of FriBidi's own header, which Debian's Pango
   headers do not bring along. */
#define PANGO_DISABLE_DEPRECATION_WARNINGS
#include <fontconfig/fontconfig.h>
#include <glib.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
