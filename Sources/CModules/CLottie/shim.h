// In this order: rlottie's header leaves these two to whoever includes it.
#include <stdbool.h>
#include <stddef.h>

#include <rlottie_capi.h>
