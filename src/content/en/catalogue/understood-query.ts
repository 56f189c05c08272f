// How the search page says what a query was understood as: "Showing dresses in red under $20."

/** The parts of a search query that were understood as filters; amounts are formatted. */
type Understood = {
  kinds: readonly string[]
  words: readonly string[]
  colors: readonly string[]
  sizes: readonly string[]
  department: string | null
  /** Whether the department is one of people. */
  isForPeople: boolean
  low: string | null
  high: string | null
  isBelow: boolean
  onSale: boolean
  isExact: boolean
  /** Types and colours of which nothing is shown. */
  leftOut: readonly string[]
  /** Other words that are not wanted: the search passes over them. */
  notSought: readonly string[]
}

const joined = (values: readonly string[], word: 'and' | 'or') =>
  [values.slice(0, -1).join(', '), ...values.slice(-1)].filter(Boolean).join(` ${word} `)

function price({ low, high, isBelow }: Understood): string {
  if (low !== null && high !== null) return `from ${low} to ${high}`
  if (low !== null) return `from ${low}`
  if (high !== null) return `${isBelow ? 'under' : 'up to'} ${high}`
  return ''
}

export const understoodWords = {
  showing: (query: Understood) => {
    const { kinds, words, colors, sizes, department, isForPeople, onSale, isExact, leftOut, notSought } =
      query
    const parts = [
      kinds.length === 0 ? 'products' : joined(kinds, 'and'),
      department !== null && `${isForPeople ? 'for' : 'in'} ${department}`,
      colors.length > 0 && `in ${joined(colors, 'or')}`,
      sizes.length > 0 && `in size ${joined(sizes, 'or')}`,
      price(query),
      onSale && 'on sale',
      words.length > 0 && `with “${words.join(' ')}”`,
    ]
    const sentences = [
      !isExact && 'Nothing matches all of that.',
      `Showing ${parts.filter(Boolean).join(' ')}.`,
      leftOut.length > 0 && `Left out: ${leftOut.join(', ')}.`,
      notSought.length > 0 && `Not searched for: “${notSought.join('”, “')}”.`,
    ]
    return sentences.filter(Boolean).join(' ')
  },
  literal: 'Search for the words instead',
} as const
