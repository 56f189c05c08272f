/**
 * What was typed as a regular expression that means just that, for a quoted value inside `or`. (The embedded back
 * end takes no quoted value with ilike.) Without backslashes, which the back ends read differently in quotes: the
 * three characters that need one stand for any.
 */
export function toPattern(words: string): string {
  return words.replace(/[.*+?(){}|$[\]]/g, '[$&]').replace(/["\\^]/g, '.')
}
