#pragma once

#include <stddef.h>
#include <stdint.h>

// Reads one PNG from memory with libpng.
//
// libpng tells of errors by longjmp. That starts and ends within one call of a function here, so no
// frame of Swift is ever jumped over: each returns 0, or -1 with the words of
// rollcall_png_problem(). After -1 only that and rollcall_png_close() may be called.
typedef struct rollcall_png rollcall_png;

// The bytes must stay until the end. `nanoseconds` bounds the processor time of the thread from now
// on. NULL if memory is short.
rollcall_png *rollcall_png_open(const uint8_t *bytes, size_t count, int64_t nanoseconds);
void rollcall_png_close(rollcall_png *png);

// All that stands before the pixels.
int rollcall_png_read_header(rollcall_png *png, uint32_t *width, uint32_t *height, int *interlaced);

// From now on rows are red, green, blue and alpha, eight bits each.
int rollcall_png_begin(rollcall_png *png);

// The next row of the pass; `row` has room for the width of the picture.
int rollcall_png_read_row(rollcall_png *png, uint8_t *row);

// NULL if nothing has gone wrong.
const char *rollcall_png_problem(const rollcall_png *png);
