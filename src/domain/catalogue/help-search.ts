import { wordsOf } from '../text/words'

// Finding an answer among the shop's help: forgiving about accents, endings and one wrong letter.

/** Something that can be found: a question with its answer, a section of a page. */
export type HelpEntry = {
  id: string
  /** The path of the page with the entry. */
  to: string
  /** The page that contains it, for display beside the result. */
  page: string
  title: string
  text: string
  /** Synonyms of the title. */
  words?: string
}

export type HelpHit = {
  entry: HelpEntry
  /** The sentences of the text that say it. */
  snippet: string
  /** The matched words, for highlighting. */
  terms: string[]
}

const weights = { title: 12, words: 7, text: 2 } as const

/**
 * The entries that answer a question, the best first: a word of the title counts more than one of the text. All its
 * words must be found; if nothing has all, what has most of them. Ties stay in the order of the entries.
 * @param fillers words that tell nothing, with blanks between
 */
export function searchHelp(
  entries: readonly HelpEntry[],
  query: string,
  fillers: string,
  most = 8,
): HelpHit[] {
  const typed = [...new Set(wordsOf(query))].slice(0, 12)
  const dull = new Set(wordsOf(fillers))
  const telling = typed.filter((word) => !dull.has(word))
  const wanted = telling.length > 0 ? telling : typed
  if (wanted.length === 0) return []
  const exact = judgeAll(entries, wanted, fits)
  const near =
    exact.found < wanted.length
      ? judgeAll(entries, wanted, (word, term) => fits(word, term) || isNear(word, term))
      : exact
  const { found, judged } = near.found > exact.found ? near : exact
  // A single match out of four words is a coincidence.
  if (found === 0 || found < wanted.length / 2) return []
  return judged
    .filter((each) => each.found === found)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry, terms }) => ({ entry, terms, snippet: snippetOf(entry.text, terms) }))
}

type Match = (word: string, term: string) => boolean

function judgeAll(entries: readonly HelpEntry[], wanted: readonly string[], match: Match) {
  const judged = entries.map((entry) => judge(entry, wanted, match))
  return { judged, found: Math.max(0, ...judged.map(({ found }) => found)) }
}

function judge(entry: HelpEntry, wanted: readonly string[], match: Match) {
  const fields = fieldsOf(entry)
  const terms = new Set<string>()
  let [found, score] = [0, 0]
  for (const term of wanted) {
    let best = 0
    for (const { weight, words } of fields) {
      for (const word of words) {
        if (!match(word, term)) continue
        terms.add(word)
        best = Math.max(best, word === term ? weight + 1 : weight)
      }
    }
    if (best > 0) found += 1
    score += best
  }
  return { entry, found, score, terms: [...terms] }
}

const known = new WeakMap<HelpEntry, { weight: number; words: string[] }[]>()

/** The words of an entry, split once because every keystroke searches it. */
function fieldsOf(entry: HelpEntry) {
  let fields = known.get(entry)
  if (!fields) {
    fields = (['title', 'words', 'text'] as const).map((field) => ({
      weight: weights[field],
      words: wordsOf(entry[field] ?? ''),
    }))
    known.set(entry, fields)
  }
  return fields
}

/** A word that begins with the term, or of which the term is another form: refund, refunds, refunded. */
function fits(word: string, term: string): boolean {
  if (word.startsWith(term)) return true
  return word.length >= 4 && term.startsWith(word) && /^(s|es|d|ed|ing|ings)$/.test(term.slice(word.length))
}

/** One letter wrong, missing, too many, or two swapped, in a word long enough to be sure. */
function isNear(word: string, term: string): boolean {
  if (term.length < 4 || Math.abs(word.length - term.length) > 1) return false
  let start = 0
  while (start < term.length && term[start] === word[start]) start += 1
  const [a, b] = [word.slice(start), term.slice(start)]
  const swapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

/** The first sentence with one of the terms, and the next while there is room; otherwise the beginning. */
function snippetOf(text: string, terms: readonly string[]): string {
  const sentences = text.match(/[^.?!؟]+(?:[.?!؟](?!\s)[^.?!؟]*)*[.?!؟]*\s*/g) ?? [text]
  const first = sentences.findIndex((sentence) => wordsOf(sentence).some((word) => terms.includes(word)))
  const from = Math.max(0, first)
  let snippet = sentences[from] ?? ''
  for (const next of sentences.slice(from + 1)) {
    if (snippet.length + next.length > 180) break
    snippet += next
  }
  return snippet.trim()
}
