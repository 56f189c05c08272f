import { absolute, setPathPrefix, withPrefix } from '@/config/site'
import type { Alternate } from '@/domain/seo/sitemap'
import { type Language, language } from '@/domain/text/language'
import { prefixOf } from '@/domain/text/spoken-languages'

let spoken: readonly Language[] = [language]
/** The languages in which each page of the shop stands. */
export const spokenLanguages = () => spoken

/** Tells in which languages the shop's pages stand, from which it follows where they do in this one. */
export function setSpokenLanguages(all: readonly Language[]) {
  spoken = all
  setPathPrefix(prefixOf(language, all))
}

/** A page in each of the shop's languages; none where it has one. */
export function alternatesOf(path: string): Alternate[] {
  if (spoken.length < 2) return []
  const of = (code: Language) => absolute(withPrefix(prefixOf(code, spoken), path))
  return [
    ...spoken.map((code) => ({ language: code, url: of(code) })),
    { language: 'x-default', url: of(spoken[0] ?? language) },
  ]
}
