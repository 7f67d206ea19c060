#include "CGtkShim.h"

typedef struct {
  GClosure closure;
  RectoSignalHandler handler;
  void (*released)(void *user);
} Connection;

static void marshal(
    GClosure *closure, GValue *result, guint count, const GValue *arguments, gpointer hint,
    gpointer data) {
  GValue *answer = result && G_VALUE_HOLDS_BOOLEAN(result) ? result : NULL;
  ((Connection *)closure)->handler(closure->data, arguments, count, answer);
}

static void release(gpointer user, GClosure *closure) { ((Connection *)closure)->released(user); }

void recto_connect(
    void *object, const char *signal, RectoSignalHandler handler, void *user,
    void (*released)(void *user)) {
  GClosure *closure = g_closure_new_simple(sizeof(Connection), user);
  ((Connection *)closure)->handler = handler;
  ((Connection *)closure)->released = released;
  g_closure_set_marshal(closure, marshal);
  g_closure_add_finalize_notifier(closure, user, release);
  g_signal_connect_closure(object, signal, closure, FALSE);
}
