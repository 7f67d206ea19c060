#pragma once
#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
