#include "CGtkShim.h"

static GdkContentProvider *bytes_of(const char *type, const void *data, gsize size) {
  GBytes *bytes = g_bytes_new(data, size);
  GdkContentProvider *provider = gdk_content_provider_new_for_bytes(type, bytes);
  g_bytes_unref(bytes);
  return provider;
}

GdkContentProvider *recto_text_content(
    const char *plain, const char *markdown, const char *html, const void *rtf, gsize rtf_size,
    const char *fragment_type, const void *fragment, gsize fragment_size) {
  GdkContentProvider *forms[5];
  gsize count = 0;
  if (fragment_size > 0) forms[count++] = bytes_of(fragment_type, fragment, fragment_size);
  forms[count++] = gdk_content_provider_new_typed(G_TYPE_STRING, plain);
  forms[count++] = bytes_of("text/html", html, strlen(html));
  if (rtf_size > 0) forms[count++] = bytes_of("text/rtf", rtf, rtf_size);
  forms[count++] = bytes_of("text/markdown", markdown, strlen(markdown));
  return gdk_content_provider_new_union(forms, count);
}
