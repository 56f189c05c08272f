// How the search page says what a query was understood as: "Résultats : robes, couleur rouge, moins de 20 $."
import type * as english from '../../en/catalogue/understood-query'
import type { Words } from '../../words'

/** The parts of a search query that were understood as filters; amounts are formatted. */
type Understood = Parameters<typeof english.understoodWords.showing>[0]

const joined = (values: readonly string[], word: 'et' | 'ou') =>
  [values.slice(0, -1).join(', '), ...values.slice(-1)].filter(Boolean).join(` ${word} `)

function price({ low, high, isBelow }: Understood): string {
  if (low !== null && high !== null) return `de ${low} à ${high}`
  if (low !== null) return `à partir de ${low}`
  if (high !== null) return `${isBelow ? 'moins de' : 'jusqu’à'} ${high}`
  return ''
}

export const understoodWords = {
  showing: (query: Understood) => {
    const { kinds, words, colors, sizes, department, onSale, isExact, leftOut, notSought } = query
    const parts = [
      kinds.length === 0 ? 'articles' : joined(kinds, 'et'),
      department !== null && `rayon ${department}`,
      colors.length > 0 && `couleur ${joined(colors, 'ou')}`,
      sizes.length > 0 && `taille ${joined(sizes, 'ou')}`,
      price(query),
      onSale && 'en soldes',
      words.length > 0 && `avec « ${words.join(' ')} »`,
    ]
    const sentences = [
      !isExact && 'Rien ne correspond à tous ces critères.',
      `Résultats : ${parts.filter(Boolean).join(', ')}.`,
      leftOut.length > 0 && `Sans : ${leftOut.join(', ')}.`,
      notSought.length > 0 && `Mots non recherchés : « ${notSought.join(' », « ')} ».`,
    ]
    return sentences.filter(Boolean).join(' ')
  },
  literal: 'Rechercher plutôt ces mots tels quels',
} as const satisfies Words<typeof english.understoodWords>
