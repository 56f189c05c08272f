// Words as the search compares them (letters.ts), each perhaps only begun.
import { fold, withoutArticle } from './letters'

export type TextPart = { text: string; hit: boolean }

const word = /([\p{L}\p{N}\p{M}]+)/u

/** The single words of a text, folded. */
export function wordsOf(text: string): string[] {
  return text.split(word).flatMap((part, index) => (index % 2 === 1 && withoutArticle(fold(part))) || [])
}

/**
 * A text in parts, those marked that begin with one of the terms (or are its singular). Joined again they are the
 * very text.
 */
export function splitAtTerms(text: string, terms: readonly string[]): TextPart[] {
  const wanted = [...new Set(terms.flatMap(wordsOf))]
  const parts: TextPart[] = []
  const add = (part: string, hit: boolean) => {
    const last = parts.at(-1)
    if (part === '') return
    if (last?.hit === hit) last.text += part
    else parts.push({ text: part, hit })
  }
  for (const [index, part] of text.split(word).entries()) {
    const length = index % 2 === 1 ? Math.max(0, ...wanted.map((term) => hitLength(part, term))) : 0
    add(part.slice(0, length), true)
    add(part.slice(length), false)
  }
  return parts
}

/** Whether every word typed begins a word of the text. */
export function matchesAll(text: string, typed: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every((begun) => words.some((each) => each.startsWith(begun)))
}

/** How much of a word, as it is written, a term covers from its beginning; 0 when it does not begin so. */
function hitLength(written: string, term: string): number {
  const folded = fold(written)
  if (term === `${folded}s` || term === `${folded}es`) return written.length
  const bare = withoutArticle(folded)
  const end = folded.startsWith(term)
    ? term.length
    : bare.startsWith(term)
      ? folded.length - bare.length + term.length
      : 0
  let [length, covered] = [0, 0]
  for (const character of written) {
    const own = fold(character).length
    // Marks after the last letter belong to it.
    if (covered >= end && (own > 0 || end === 0)) break
    length += character.length
    covered += own
  }
  return length
}
