import anyAscii from 'any-ascii'
import { apartFractions, tidy } from './letters'

/**
 * Lowercase, runs of non-alphanumerics to one hyphen, none at the ends. Letters of every script are
 * written with a to z, so that `Nœud` becomes `noeud` and `Қафтан` `qaftan`; empty for a text without any letter or
 * digit. A cut at `maxLength` leaves no hyphen at the end either. The tables of scripts are for the admin only.
 */
export function toSlug(title: string, maxLength = Number.POSITIVE_INFINITY): string {
  return (
    apartFractions(tidy(title))
      .normalize('NFKD')
      // Marks over Latin letters, and Arabic vowels, which the transliteration would put in the wrong place.
      .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670]/g, '')
      .normalize('NFC')
      // A letter such as the soft sign or the hamza becomes an apostrophe, which would cut its word in two.
      .replace(/(?:(?![\x20-\x7e])[\p{L}\p{N}\p{M}])+/gu, (letters) => anyAscii(letters).replaceAll("'", ''))
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+/, '')
      .slice(0, maxLength)
      .replace(/-+$/, '')
  )
}
