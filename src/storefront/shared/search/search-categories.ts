import { paths } from '@/config/paths'
import { searchCategoryNames as names } from '@/content/catalogue/search'
import { type CollectionSummary, holdingOf } from '@/domain/product/collections'
import { splitAtTerms } from '@/domain/text/words'

type Rule = { department?: string; kinds?: readonly string[] }
export type SearchCategory = Rule & { name: string; to: string }

const shoes = ['shoes', 'sneakers', 'sandals']
const category = (name: keyof typeof names, to: string, rule: Rule): SearchCategory => ({
  name: names[name],
  to,
  ...rule,
})
const within = (path: string, name: keyof typeof names, rule: Rule = {}) =>
  category(name, `${path}?category=${name}`, { kinds: [name], ...rule })

/** The four categories on the search page. */
export const popularCategories = [
  category('dresses', paths.dresses, { kinds: ['dresses'] }),
  category('tops', paths.tops, { kinds: ['tops'] }),
  category('bottoms', paths.bottoms, { kinds: ['bottoms'] }),
  within(paths.shoesBags, 'shoes', { kinds: shoes }),
] as const

const categories: readonly SearchCategory[] = [
  ...popularCategories,
  category('bags', paths.bags, { kinds: ['bags'] }),
  within(paths.accessories, 'jewelry'),
  within(paths.accessories, 'watches'),
  within(paths.accessories, 'accessories'),
  within(paths.shoesBags, 'sneakers'),
  within(paths.shoesBags, 'sandals'),
  within(paths.men, 'shirts', { department: 'men' }),
  within(paths.men, 'pants', { department: 'men' }),
  within(paths.men, 'jackets', { department: 'men' }),
  within(paths.clothing, 'outerwear'),
  within(paths.clothing, 'knitwear'),
  category('women', paths.women, { department: 'women' }),
  category('men', paths.men, { department: 'men' }),
  category('kids', paths.kids, { department: 'kids' }),
  category('beauty', paths.beauty, { department: 'beauty' }),
]

/** Number of products in a category. */
export function countOf({ department, kinds }: Rule, summaries: readonly CollectionSummary[]): number {
  return holdingOf(
    summaries,
    (each) =>
      (department ?? each.department) === each.department &&
      each.category !== null &&
      (kinds === undefined || kinds.includes(each.category)),
  ).count
}

/** Categories whose names start with one of the terms, with their number of products; empty ones are left out. */
export function categoriesFor(
  terms: readonly string[],
  summaries: readonly CollectionSummary[],
): (SearchCategory & { count: number })[] {
  return categories
    .filter(({ name }) => isNamedBy(name, terms))
    .map((each) => ({ ...each, count: countOf(each, summaries) }))
    .filter(({ count }) => count > 0)
}

/**
 * Collections with a matching name that are chosen by hand or by a rule: the database's suggestions do not include
 * them.
 */
export function matchingGroups(terms: readonly string[], summaries: readonly CollectionSummary[]) {
  return summaries.filter(
    ({ name, category, count }) => category === null && count > 0 && isNamedBy(name, terms),
  )
}

/** A single letter matches too much. */
function isNamedBy(name: string, terms: readonly string[]): boolean {
  const longTerms = terms.filter((term) => term.length > 1)
  return splitAtTerms(name, longTerms).some(({ hit }) => hit)
}
