#define _GNU_SOURCE
#include "media_reader.h"

#if __has_include(<gst/gst.h>)

#include <dlfcn.h>
#include <stdlib.h>

#include <gst/gst.h>

// The plugins lie in a folder beside the library.
static void load_plugins(const char *const *plugins, size_t count) {
  Dl_info library;
  if (!dladdr((void *)gst_init, &library) || !library.dli_fname) return;
  gchar *folder = g_path_get_dirname(library.dli_fname);
  for (size_t index = 0; index < count; index++) {
    gchar *path = g_strdup_printf("%s/gstreamer-1.0/libgst%s.so", folder, plugins[index]);
    GstPlugin *plugin = gst_plugin_load_file(path, NULL);
    if (plugin) gst_object_unref(plugin);
    g_free(path);
  }
  g_free(folder);
}

int begin_gstreamer(const char *const *plugins, size_t count) {
  // Neither read nor written, whatever the user has set, and no plugin looked at but those that are named.
  setenv("GST_REGISTRY_DISABLE", "yes", 1);
  setenv("GST_REGISTRY_FORK", "no", 1);
  setenv("GST_PLUGIN_SYSTEM_PATH_1_0", "", 1);
  setenv("GST_PLUGIN_PATH_1_0", "", 1);
  setenv("GST_DEBUG", "0", 1);
  if (!gst_init_check(NULL, NULL, NULL)) return 0;
  load_plugins(plugins, count);
  return 1;
}

#endif
