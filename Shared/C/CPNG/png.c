#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct rollcall_png {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t left;
  int64_t end;
  char problem[128];
  // Where an error goes. Set anew by every function that calls libpng.
  jmp_buf failed;
};

static int64_t processor_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static void fail(png_structp png, png_const_charp message) {
  rollcall_png *self = png_get_error_ptr(png);
  strncpy(self->problem, message, sizeof self->problem - 1);
  longjmp(self->failed, 1);
}

// What a reader may overlook.
static void warn(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void take(png_structp png, png_bytep into, size_t count) {
  rollcall_png *self = png_get_io_ptr(png);
  if (count > self->left) png_error(png, "the file ends too early");
  memcpy(into, self->bytes, count);
  self->bytes += count;
  self->left -= count;
}

rollcall_png *rollcall_png_open(const uint8_t *bytes, size_t count, int64_t nanoseconds) {
  // Nothing of what these hold is wanted, and some of it unpacks to much more than it takes.
  static const png_byte unread[] =
      "cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0sBIT\0sCAL\0sPLT\0sRGB\0sTER\0tEXt\0tIME\0"
      "zTXt\0bKGD\0pHYs";
  rollcall_png *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->bytes = bytes;
  self->left = count;
  self->end = processor_time() + nanoseconds;
  if (setjmp(self->failed)) {
    rollcall_png_close(self);
    return NULL;
  }
  self->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, self, fail, warn);
  if (self->png) self->info = png_create_info_struct(self->png);
  if (!self->info) {
    rollcall_png_close(self);
    return NULL;
  }
  png_set_read_fn(self->png, self, take);
  png_set_keep_unknown_chunks(self->png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_set_keep_unknown_chunks(self->png, PNG_HANDLE_CHUNK_NEVER, unread, sizeof unread / 5);
  png_set_user_limits(self->png, 0x7fffffff, 0x7fffffff);
  png_set_chunk_malloc_max(self->png, 1 << 20);
  return self;
}

void rollcall_png_close(rollcall_png *self) {
  if (self->png) png_destroy_read_struct(&self->png, &self->info, NULL);
  free(self);
}

int rollcall_png_read_header(
    rollcall_png *self, uint32_t *width, uint32_t *height, int *interlaced) {
  if (setjmp(self->failed)) return -1;
  png_read_info(self->png, self->info);
  *width = png_get_image_width(self->png, self->info);
  *height = png_get_image_height(self->png, self->info);
  *interlaced = png_get_interlace_type(self->png, self->info) != PNG_INTERLACE_NONE;
  return 0;
}

int rollcall_png_begin(rollcall_png *self) {
  if (setjmp(self->failed)) return -1;
  png_set_expand(self->png);
  png_set_scale_16(self->png);
  png_set_gray_to_rgb(self->png);
  png_set_add_alpha(self->png, 0xff, PNG_FILLER_AFTER);
  png_read_update_info(self->png, self->info);
  size_t expected = (size_t)png_get_image_width(self->png, self->info) * 4;
  if (png_get_rowbytes(self->png, self->info) != expected) {
    png_error(self->png, "its rows have an unexpected size");
  }
  return 0;
}

int rollcall_png_read_row(rollcall_png *self, uint8_t *row) {
  if (setjmp(self->failed)) return -1;
  if (processor_time() > self->end) png_error(self->png, "it takes too long");
  png_read_row(self->png, row, NULL);
  return 0;
}

const char *rollcall_png_problem(const rollcall_png *self) {
  return self->problem[0] ? self->problem : NULL;
}
