#pragma once
#include "CGtkShim.h"

// What the widgets of this folder know of each other.

typedef struct _RectoNode RectoNode;

GType recto_canvas_get_type(void);
GType recto_node_get_type(void);

/// Gives the nodes among a widget's children the room they were told.
void recto_place_nodes(GtkWidget *parent);

void recto_canvas_node_event(GtkWidget *canvas, gint64 node, RectoNodeEvent event);
