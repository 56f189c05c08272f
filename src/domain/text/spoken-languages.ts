import type { Language } from './language.ts'

/** The languages that the software speaks. */
export const languages = ['en', 'fr', 'ar'] as const satisfies readonly Language[]

/** Each by its own name, which its readers know. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
}

export const isLanguage = (text: string): text is Language => languages.some((each) => each === text)

/** What stands before a path in a language that is not the shop's first: `fr` of `/fr/a-page`; null where there is none. */
export function languageIn(pathname: string): Language | null {
  const [, first = ''] = pathname.split('/')
  return isLanguage(first) ? first : null
}

/** A shop's languages that the software speaks, too, its first one before the others; English where it has none of them. */
export function spokenOf(codes: readonly string[]): readonly Language[] {
  const spoken = codes.filter(isLanguage)
  return spoken.length > 0 ? spoken : ['en']
}

/** What stands before the paths of pages in a language: nothing in the shop's first one. */
export const prefixOf = (code: Language, spoken: readonly Language[]) =>
  code === spoken[0] ? '' : `/${code}`

/** A path of a page without the language before it. */
export const withoutLanguage = (pathname: string): string => {
  const code = languageIn(pathname)
  return code === null ? pathname : pathname.slice(code.length + 1) || '/'
}

/** Which way it is written. */
export const directionOf = (code: Language): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr')
