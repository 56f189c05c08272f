// How a mail is written: in which language, and where its links lead.
import { type Written, writtenIn } from '../../../../src/domain/papers/written-in.ts'
import type { Language } from '../../../../src/domain/text/language.ts'
import { arabic } from './words/arabic.ts'
import { english, type MailWords } from './words/english.ts'
import { french } from './words/french.ts'

const words: Readonly<Record<Language, MailWords>> = { en: english, fr: french, ar: arabic }

export type Speech = Written & {
  words: MailWords
  /** The shop's address, without a slash at its end: of pictures and of the admin. */
  site: string
  /** Where the shop's pages in this language begin, without a slash at its end. */
  pages: string
}

/** @param path what stands before the paths of the language's pages, such as `/fr`; empty in the shop's first one */
export const speechOf = (language: Language, path: string, site: string): Speech => ({
  ...writtenIn(language),
  words: words[language],
  site,
  pages: site + path,
})
