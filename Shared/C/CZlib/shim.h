#pragma once

#include <string.h>
#include <zlib.h>

// Macros that hand over the version and the size of the structure.
static inline int rollcall_deflate_gzip(z_stream *stream, int level) {
  memset(stream, 0, sizeof *stream);
  // 15 bits of window, and 16 more for the format of gzip instead of zlib's.
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}
static inline int rollcall_inflate_gzip(z_stream *stream) {
  memset(stream, 0, sizeof *stream);
  return inflateInit2(stream, 15 + 16);
}
