#pragma once

#include <zstd.h>

// Casts in macros, which Swift can't import.
static inline unsigned long long shim_ZSTD_CONTENTSIZE_UNKNOWN(void) { return ZSTD_CONTENTSIZE_UNKNOWN; }
static inline unsigned long long shim_ZSTD_CONTENTSIZE_ERROR(void) { return ZSTD_CONTENTSIZE_ERROR; }
