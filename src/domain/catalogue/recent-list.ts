import { fold } from '../text/letters'

// Short lists that the browser stores: the newest first, without duplicates, with a largest length.

export type RecentListRule = {
  most: number
  /** A longer stored text is ignored unread. */
  storedLength: number
  /** The text in the form in which it is stored; null when it must not be stored. */
  clean: (text: string) => string | null
}

/** The list as it was stored, which may be anything: by an older version, by hand, half written. */
export function parseRecentList(stored: string | null, rule: RecentListRule): string[] {
  if (stored === null || stored.length > rule.storedLength) return []
  try {
    const value: unknown = JSON.parse(stored)
    if (!Array.isArray(value)) return []
    const texts = value.flatMap((entry) => (typeof entry === 'string' ? (rule.clean(entry) ?? []) : []))
    return unique(texts).slice(0, rule.most)
  } catch {
    return []
  }
}

/** The list with a text as its newest; the same list when the text may not be kept. */
export function addRecent(list: readonly string[], text: string, rule: RecentListRule): readonly string[] {
  const kept = rule.clean(text)
  return kept === null ? list : unique([kept, ...list]).slice(0, rule.most)
}

export function removeRecent(list: readonly string[], text: string): readonly string[] {
  return list.filter((each) => !same(each, text))
}

function unique(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.findIndex((other) => same(other, text)) === index)
}

const same = (one: string, other: string) => fold(one) === fold(other)
