// How the search page says what a query was understood as: "نعرض فساتين بلون أحمر بسعر أقل من 200 درهم."
import type * as english from '../../en/catalogue/understood-query'
import type { Words } from '../../words'

/** The parts of a search query that were understood as filters; amounts are formatted. */
type Understood = Parameters<typeof english.understoodWords.showing>[0]

const joined = (values: readonly string[], word: ' و' | ' أو ') =>
  [values.slice(0, -1).join('، '), ...values.slice(-1)].filter(Boolean).join(word)

function price({ low, high, isBelow }: Understood): string {
  if (low !== null && high !== null) return `بسعر من ${low} إلى ${high}`
  if (low !== null) return `بسعر ${low} أو أكثر`
  if (high !== null) return `${isBelow ? 'بسعر أقل من' : 'بسعر لا يتجاوز'} ${high}`
  return ''
}

export const understoodWords = {
  showing: (query: Understood) => {
    const { kinds, words, colors, sizes, department, onSale, isExact, leftOut, notSought } = query
    const parts = [
      kinds.length === 0 ? 'منتجات' : joined(kinds, ' و'),
      department !== null && `من قسم «${department}»`,
      colors.length > 0 && `بلون ${joined(colors, ' أو ')}`,
      sizes.length > 0 && `بمقاس ${joined(sizes, ' أو ')}`,
      price(query),
      onSale && 'ضمن التخفيضات',
      words.length > 0 && `مع «${words.join(' ')}»`,
    ]
    const sentences = [
      !isExact && 'لا شيء يطابق كل ذلك.',
      `نعرض ${parts.filter(Boolean).join(' ')}.`,
      leftOut.length > 0 && `استبعدنا: ${leftOut.join('، ')}.`,
      notSought.length > 0 && `لم نبحث عن: «${notSought.join('»، «')}».`,
    ]
    return sentences.filter(Boolean).join(' ')
  },
  literal: 'البحث بالكلمات كما كتبتها',
} as const satisfies Words<typeof english.understoodWords>
