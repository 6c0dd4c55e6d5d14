#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <jerror.h>
#include <jpeglib.h>

// More than any program writes; each is a walk over the whole picture.
static const int most_scans = 100;

struct rollcall_jpeg {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  int64_t end;
  char problem[JMSG_LENGTH_MAX];
  // Where an error goes. Set anew by every function that calls libjpeg.
  jmp_buf failed;
};

static int64_t processor_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static _Noreturn void fail(j_common_ptr info) {
  rollcall_jpeg *self = info->client_data;
  if (!self->problem[0]) {
    switch (info->err->msg_code) {
    // There is no other place than memory to keep it in.
    case JERR_NO_BACKING_STORE:
    case JERR_OUT_OF_MEMORY: strcpy(self->problem, "it takes too much memory to read"); break;
    default: info->err->format_message(info, self->problem);
    }
  }
  longjmp(self->failed, 1);
}

static _Noreturn void fail_with(j_common_ptr info, const char *problem) {
  rollcall_jpeg *self = info->client_data;
  snprintf(self->problem, sizeof self->problem, "%s", problem);
  fail(info);
}

// libjpeg goes on after damage, with gray in the place of what is missing. Here that is the end.
static void emit(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
  case JWRN_JPEG_EOF: fail_with(info, "the file ends too early");
  case JWRN_HIT_MARKER:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_MUST_RESYNC:
  case JWRN_NOT_SEQUENTIAL: fail(info);
  default: return;
  }
}

static void say_nothing(j_common_ptr info) { (void)info; }

static void watch(j_common_ptr info) {
  rollcall_jpeg *self = info->client_data;
  if (self->info.input_scan_number > most_scans) fail_with(info, "it has too many scans");
  if (processor_time() > self->end) fail_with(info, "it takes too long");
}

rollcall_jpeg *rollcall_jpeg_open(
    const uint8_t *bytes, size_t count, size_t memory, int64_t nanoseconds) {
  rollcall_jpeg *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->info.err = jpeg_std_error(&self->errors);
  self->errors.error_exit = fail;
  self->errors.emit_message = emit;
  self->errors.output_message = say_nothing;
  self->info.client_data = self;
  self->end = processor_time() + nanoseconds;
  if (setjmp(self->failed)) {
    rollcall_jpeg_close(self);
    return NULL;
  }
  jpeg_create_decompress(&self->info);
  self->info.client_data = self;
  self->info.mem->max_memory_to_use = (long)memory;
  self->progress.progress_monitor = watch;
  self->info.progress = &self->progress;
  jpeg_mem_src(&self->info, bytes, count);
  return self;
}

void rollcall_jpeg_close(rollcall_jpeg *self) {
  jpeg_destroy_decompress(&self->info);
  free(self);
}

int rollcall_jpeg_read_header(rollcall_jpeg *self, uint32_t *width, uint32_t *height) {
  if (setjmp(self->failed)) return -1;
  jpeg_read_header(&self->info, TRUE);
  *width = self->info.image_width;
  *height = self->info.image_height;
  return 0;
}

int rollcall_jpeg_begin(
    rollcall_jpeg *self, int eighths, uint32_t *width, uint32_t *height, int *print,
    int *inverted) {
  if (setjmp(self->failed)) return -1;
  struct jpeg_decompress_struct *info = &self->info;
  *print = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  *inverted = info->saw_Adobe_marker != 0;
  info->out_color_space = *print ? JCS_CMYK : JCS_EXT_RGBX;
  info->scale_num = (unsigned)eighths;
  info->scale_denom = 8;
  jpeg_start_decompress(info);
  if (info->output_components != 4) fail_with((j_common_ptr)info, "its rows have an unexpected size");
  *width = info->output_width;
  *height = info->output_height;
  return 0;
}

int rollcall_jpeg_read_row(rollcall_jpeg *self, uint8_t *row) {
  if (setjmp(self->failed)) return -1;
  JSAMPROW rows[1] = {row};
  if (jpeg_read_scanlines(&self->info, rows, 1) != 1) {
    fail_with((j_common_ptr)&self->info, "the file ends too early");
  }
  return 0;
}

const char *rollcall_jpeg_problem(const rollcall_jpeg *self) {
  return self->problem[0] ? self->problem : NULL;
}
