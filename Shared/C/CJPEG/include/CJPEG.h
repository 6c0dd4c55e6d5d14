#pragma once

#include <stddef.h>
#include <stdint.h>

// Reads one JPEG from memory with libjpeg.
//
// libjpeg tells of errors by a function that must not return, so by longjmp. That starts and ends
// within one call of a function here, so no frame of Swift is ever jumped over: each returns 0, or
// -1 with the words of rollcall_jpeg_problem(). After -1 only that and rollcall_jpeg_close() may be
// called.
typedef struct rollcall_jpeg rollcall_jpeg;

// The bytes must stay until the end. `memory` bounds what libjpeg takes, in bytes, and
// `nanoseconds` the processor time of the thread from now on. NULL if memory is short.
rollcall_jpeg *rollcall_jpeg_open(
    const uint8_t *bytes, size_t count, size_t memory, int64_t nanoseconds);
void rollcall_jpeg_close(rollcall_jpeg *jpeg);

// All that stands before the pixels.
int rollcall_jpeg_read_header(rollcall_jpeg *jpeg, uint32_t *width, uint32_t *height);

// Begins to give pixels, at `eighths` of the size. Rows are red, green, blue and something, or for
// print cyan, magenta, yellow and black, eight bits each; `inverted` if these count the other way.
int rollcall_jpeg_begin(
    rollcall_jpeg *jpeg, int eighths, uint32_t *width, uint32_t *height, int *print, int *inverted);

// The next row; `row` has room for the width that was begun with.
int rollcall_jpeg_read_row(rollcall_jpeg *jpeg, uint8_t *row);

// NULL if nothing has gone wrong.
const char *rollcall_jpeg_problem(const rollcall_jpeg *jpeg);
