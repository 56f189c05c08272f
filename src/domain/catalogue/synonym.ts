import { fold } from '../text/letters'

/** What words are said of: types of products, departments, colors, anything else, or nothing. */
export const synonymSorts = ['type', 'department', 'color', 'word', 'ignored'] as const
export type SynonymSort = (typeof synonymSorts)[number]

const synonymBounds = { name: 60, words: 200, word: 40, wordsEach: 3 } as const

export type SynonymProblem = 'name' | 'words' | 'too-many' | 'word'

/** Words as they are typed, one a line or between commas of any script; none twice. */
export function readWords(text: string): string[] {
  const words = text
    .split(/[\n,،;؛]/)
    .map((word) => word.trim())
    .filter((word) => fold(word) !== '')
  return [...new Map(words.map((word) => [fold(word), word])).values()]
}

/** The first problem of a row; null when it can be saved. */
export function synonymProblem(name: string, words: readonly string[]): SynonymProblem | null {
  if (name.trim() === '' || name.trim().length > synonymBounds.name) return 'name'
  if (words.length === 0) return 'words'
  if (words.length > synonymBounds.words) return 'too-many'
  const tooLong = (word: string) =>
    word.length > synonymBounds.word || word.split(/[\s'’-]+/).length > synonymBounds.wordsEach
  return words.some(tooLong) ? 'word' : null
}
