import { languages } from '../../../../src/domain/text/spoken-languages.ts'

/**
 * Where the shop's pages begin in a language that an address of a function names: the shop put it there, and none where
 * it is the shop's first one. Any other text is none.
 */
export function pagesAt(site: string, asked: string | null): string {
  const language = languages.find((code) => code === asked)
  return language ? `${site}/${language}` : site
}
