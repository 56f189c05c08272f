// Words of the filters themselves, and of a list that has nothing to show.
import type * as english from '../../en/catalogue/filters'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

const rules = new Intl.PluralRules('ar')
/** A noun beside a number that is shown on its own. */
const productNouns: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'منتج',
  one: 'منتج',
  two: 'منتجان',
  few: 'منتجات',
  many: 'منتجًا',
  other: 'منتج',
}

/** Formats an edge of a price band, given in minor units. */
type Money = (amount: number) => string

/** A price band such as `10-15`, `0-10` or `50-up`, in the currency that prices are shown in. */
function priceWords(band: string, money: Money): string {
  const [from = '', to = ''] = band.split('-')
  const amount = (units: string) => money(Number(units) * 100)
  if (from === '0') return `أقل من ${amount(to)}`
  return to === 'up' ? `${amount(from)} أو أكثر` : `من ${amount(from)} إلى ${amount(to)}`
}

const facets: typeof english.filterWords.facets = {
  size: { name: 'المقاس' },
  color: { name: 'اللون' },
  price: { name: 'السعر', value: priceWords },
  discount: {
    name: 'الخصم',
    value: (value) => (value === 'any' ? 'ضمن التخفيضات' : `خصم ${value}% أو أكثر`),
    any: 'كل الأسعار',
  },
  rating: { name: 'التقييم بالنجوم', value: (value) => `${value} نجوم أو أكثر`, any: 'كل التقييمات' },
  stock: { name: 'التوفر', value: () => 'متوفر' },
}

export const filterWords = {
  title: 'التصفية',
  category: 'الفئة',
  facets,
  andUp: 'أو أكثر',
  /** The sizes that are left of a product, which may be called otherwise there. */
  sizes: (left: readonly string[]) => `متوفر: ${left.join('، ')}`,
  products: (amount: number) => productNouns[rules.select(amount)],
  chosen: (amount: number) => `تم اختيار ${number(amount)}`,
  showAll: (amount: number) => `عرض الكل (${number(amount)})`,
  showFewer: 'عرض أقل',
  show: (amount: number) =>
    `عرض ${count(amount, { one: 'نتيجة واحدة', two: 'نتيجتين', few: 'نتائج', many: 'نتيجة', other: 'نتيجة' })}`,
  nothing: 'لا نتائج',
  failed: 'تعذر تحميل خيارات التصفية.',
  empty: {
    title: 'لا شيء هنا بعد',
    text: 'لا يوجد شيء في هذه الفئة حاليًا. لكن هناك الكثير غيرها:',
  },
  nothingChosen: {
    title: 'لا شيء يطابق كل هذا',
    text: 'أزل أحد خيارات التصفية، أو تصفح هذه الفئات:',
  },
  noResults: {
    title: (query: string) => `لا نتائج عن «${query}»`,
    text: 'تحقق من الكتابة، أو استعمل كلمات أقل.',
  },
  collectionNotFound: {
    title: 'التشكيلة غير موجودة',
    text: 'لم تعد هذه التشكيلة موجودة، أو أن العنوان خطأ.',
    all: 'كل التشكيلات',
  },
  without: (filter: string) => `بدون «${filter}»`,
  outOf: (page: string) => `كل ما في «${page}»`,
  withCount: (name: string, amount: number) => `${name} (${number(amount)})`,
} as const satisfies Words<typeof english.filterWords>
