import type * as english from '../../en/catalogue/collections'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const small = ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'] as const
const collections = (amount: number) =>
  count(amount, {
    one: 'تشكيلة واحدة',
    two: 'تشكيلتان',
    few: 'تشكيلات',
    many: 'تشكيلة',
    other: 'تشكيلة',
  })

function edits(amount: number): string {
  const word = small[amount - 3]
  return `${word === undefined ? collections(amount) : `${word} تشكيلات`} ${amount === 2 ? 'اخترناهما' : 'اخترناها'} بعناية`
}

/** Words of the page of all collections. */
export const collectionsWords = {
  title: 'التشكيلات',
  /** By how many collections are shown as posters, and how many are not. */
  text(posters: number, others: number): string {
    if (posters === 0) return others === 0 ? '' : 'كل أركان المتجر.'
    return others === 0 ? `${edits(posters)}.` : `${edits(posters)}، وكل أركان المتجر.`
  },
  search: 'البحث عن تشكيلة',
  searchHint: 'اسم التشكيلة',
  curated: 'تشكيلات مختارة',
  all: 'كل التشكيلات',
  count: collections,
  empty: {
    title: 'لا تشكيلات بعد',
    text: 'نرتب المتجر حاليًا. ويمكنك من الآن البحث في كل ما فيه.',
  },
  none: {
    title: (query: string) => `لا توجد تشكيلة باسم «${query}»`,
    text: 'ربما يوجد منتج بهذا الاسم.',
    search: (query: string) => `البحث في المتجر عن «${query}»`,
    clear: 'عرض كل التشكيلات',
  },
  wholeShop: 'هل تبحث عن شيء محدد؟',
  searchShop: 'البحث في المتجر كله',
} as const satisfies Words<typeof english.collectionsWords>
