#pragma once

#include <nghttp2/nghttp2.h>
#include <stdlib.h>
#include <string.h>

// Members of a union, without a copy of the whole.
static inline int rollcall_h2_type(const nghttp2_frame *frame) { return frame->hd.type; }
static inline int rollcall_h2_flags(const nghttp2_frame *frame) { return frame->hd.flags; }
static inline int32_t rollcall_h2_stream(const nghttp2_frame *frame) { return frame->hd.stream_id; }
static inline size_t rollcall_h2_length(const nghttp2_frame *frame) { return frame->hd.length; }
static inline int rollcall_h2_category(const nghttp2_frame *frame) { return frame->headers.cat; }
static inline const uint8_t *rollcall_h2_ping(const nghttp2_frame *frame) {
  return frame->ping.opaque_data;
}

// A provider of DATA that knows its stream by a number of the caller's.
static inline nghttp2_data_provider rollcall_h2_provider(intptr_t tag,
                                                         nghttp2_data_source_read_callback read) {
  nghttp2_data_provider provider = {.source = {.ptr = (void *)tag}, .read_callback = read};
  return provider;
}
static inline intptr_t rollcall_h2_tag(const nghttp2_data_source *source) {
  return (intptr_t)source->ptr;
}
