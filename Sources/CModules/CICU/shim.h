#pragma once
#include <unicode/ucol.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ures.h>
#include <unicode/usearch.h>

// ICU renames its functions by macros that Swift does not see; here they have names of their own.

static inline int32_t icu_canonicalName(const char *name, char *buffer, int32_t capacity,
                                        UErrorCode *status) {
  return uloc_canonicalize(name, buffer, capacity, status);
}

// Whether ICU has anything for a locale but its fallback.
static inline bool icu_knows(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(NULL, locale, &status);
  if (bundle) ures_close(bundle);
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

// The pattern a locale spells the fields of a skeleton with.
static inline int32_t icu_bestPattern(const char *locale, const UChar *skeleton, int32_t length,
                                      UChar *buffer, int32_t capacity, UErrorCode *status) {
  UDateTimePatternGenerator *generator = udatpg_open(locale, status);
  if (U_FAILURE(*status)) return 0;
  int32_t used = udatpg_getBestPattern(generator, skeleton, length, buffer, capacity, status);
  udatpg_close(generator);
  return used;
}

static inline UDateFormat *icu_openDates(const char *locale, const UChar *zone, int32_t zoneLength,
                                         const UChar *pattern, int32_t length, UErrorCode *status) {
  return udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, zone, zoneLength, pattern, length, status);
}

static inline int32_t icu_formatDate(const UDateFormat *format, UDate date, UChar *buffer,
                                     int32_t capacity, UErrorCode *status) {
  return udat_format(format, date, buffer, capacity, NULL, status);
}

static inline void icu_closeDates(UDateFormat *format) { udat_close(format); }

static inline URelativeDateTimeFormatter *icu_openRelative(const char *locale, UErrorCode *status) {
  return ureldatefmt_open(locale, NULL, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, status);
}

// "in 3 days"; an offset of 0 is the unit's own word for now.
static inline int32_t icu_formatRelative(const URelativeDateTimeFormatter *format, double offset,
                                         URelativeDateTimeUnit unit, UChar *buffer,
                                         int32_t capacity, UErrorCode *status) {
  return offset == 0 ? ureldatefmt_format(format, offset, unit, buffer, capacity, status)
                     : ureldatefmt_formatNumeric(format, offset, unit, buffer, capacity, status);
}

static inline void icu_closeRelative(URelativeDateTimeFormatter *format) {
  ureldatefmt_close(format);
}

// Looks for words that go on to exist until the search is closed: whatever the case, and a letter without a
// mark for that letter with any.
static inline UStringSearch *icu_openSearch(const UChar *words, int32_t length,
                                            UErrorCode *status) {
  UCollator *collator = ucol_open("@collation=search", status);
  if (U_FAILURE(*status)) return NULL;
  ucol_setStrength(collator, UCOL_SECONDARY);
  UStringSearch *search =
      usearch_openFromCollator(words, length, words, length, collator, NULL, status);
  usearch_setAttribute(search, USEARCH_ELEMENT_COMPARISON, USEARCH_PATTERN_BASE_WEIGHT_IS_WILDCARD,
                       status);
  if (U_SUCCESS(*status)) return search;
  if (search) usearch_close(search);
  ucol_close(collator);
  return NULL;
}

static inline void icu_closeSearch(UStringSearch *search) {
  UCollator *collator = usearch_getCollator(search);
  usearch_close(search);
  ucol_close(collator);
}

// The text goes on to exist until another one is set.
static inline void icu_setSearchedText(UStringSearch *search, const UChar *text, int32_t length,
                                       UErrorCode *status) {
  usearch_setText(search, text, length, status);
}

// Where the next place begins, and how long it is; a negative number behind the last.
static inline int32_t icu_nextPlace(UStringSearch *search, int32_t *length, UErrorCode *status) {
  int32_t start = usearch_next(search, status);
  *length = usearch_getMatchedLength(search);
  return U_SUCCESS(*status) && start != USEARCH_DONE ? start : -1;
}

// A number in the form of an ICU number skeleton.
static inline int32_t icu_formatNumber(const char *locale, const UChar *skeleton, int32_t length,
                                       double number, UChar *buffer, int32_t capacity,
                                       UErrorCode *status) {
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(skeleton, length, locale, status);
  UFormattedNumber *result = unumf_openResult(status);
  int32_t used = 0;
  if (U_SUCCESS(*status)) {
    unumf_formatDouble(format, number, result, status);
    used = unumf_resultToString(result, buffer, capacity, status);
  }
  unumf_closeResult(result);
  unumf_close(format);
  return used;
}
