import { paths } from '@/config/paths'
import { kindsWithin, popularCategories, type ShopCategory } from '@/domain/catalogue/shop-category'
import { type CollectionSummary, holdingOf } from '@/domain/product/collections'
import { splitAtTerms } from '@/domain/text/words'

type Department = { slug: string; name: string }
export type SearchCategory = { name: string; to: string; count: number }

/** Where a category leads: to the shop's own list of it, else to the search's. */
export const pathOfCategory = ({ slug, path }: ShopCategory) =>
  path ?? `${paths.search}?category=${encodeURIComponent(slug)}`

/** Number of products in a category, with all that is part of it. */
export function countOfCategory(
  { slug }: ShopCategory,
  categories: readonly ShopCategory[],
  summaries: readonly CollectionSummary[],
): number {
  const kinds = kindsWithin(categories, slug)
  return holdingOf(summaries, ({ category }) => category !== null && kinds.includes(category)).count
}

const countOfDepartment = ({ slug }: Department, summaries: readonly CollectionSummary[]) =>
  holdingOf(summaries, ({ department, category }) => department === slug && category !== null).count

/**
 * Categories and departments whose names start with one of the terms, with their number of products; empty ones are
 * left out.
 */
export function categoriesFor(
  terms: readonly string[],
  summaries: readonly CollectionSummary[],
  { categories, departments }: { categories: readonly ShopCategory[]; departments: readonly Department[] },
): SearchCategory[] {
  return [
    ...categories
      .filter(({ name }) => isNamedBy(name, terms))
      .map((each) => ({
        name: each.name,
        to: pathOfCategory(each),
        count: countOfCategory(each, categories, summaries),
      })),
    ...departments
      .filter(({ name }) => isNamedBy(name, terms))
      .map((each) => ({ name: each.name, to: `/${each.slug}`, count: countOfDepartment(each, summaries) })),
  ].filter(({ count }) => count > 0)
}

/** The categories that are offered to whoever has typed nothing yet, or found nothing; empty ones are left out. */
export const offeredCategories = (
  categories: readonly ShopCategory[],
  summaries: readonly CollectionSummary[],
): SearchCategory[] =>
  popularCategories(categories)
    .map((each) => ({
      name: each.name,
      to: pathOfCategory(each),
      count: countOfCategory(each, categories, summaries),
    }))
    .filter(({ count }) => count > 0)

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
