import type { Media } from '../store/media'
import type { Category } from './listing'

/** A kind of goods, as the shop has named it. */
export type ShopCategory = {
  slug: string
  name: string
  /** The wider category that it is part of. */
  partOf: string | null
  /** Where the shop lists it. */
  path: string | null
  /** Whether search engines are not given that page. */
  isHidden: boolean
  picture: Media | null
}

/**
 * The page of a category's own that shows what the collection of the same name does, and that search engines should index
 * instead of it; undefined where there is none.
 */
export const pageInstead = (collection: string, categories: readonly ShopCategory[]): string | undefined =>
  categories.find(
    ({ slug, path, isHidden }) => slug === collection && path !== null && !path.includes('?') && !isHidden,
  )?.path ?? undefined

/** How many categories the search page offers. */
const mostPopular = 4

/** A category and those that are part of it, by their slugs. */
export const kindsWithin = (categories: readonly ShopCategory[], slug: string): string[] => [
  slug,
  ...categories.filter(({ partOf }) => partOf === slug).map((each) => each.slug),
]

/** The categories that the search page offers: those with a picture before others, else in the shop's order. */
export const popularCategories = (categories: readonly ShopCategory[]): ShopCategory[] =>
  [
    ...categories.filter(({ picture }) => picture !== null),
    ...categories.filter(({ picture, partOf }) => picture === null && partOf === null),
  ].slice(0, mostPopular)

/** A category as a list offers it, with all that is part of it. */
export const wholeCategory = (categories: readonly ShopCategory[], slug: string): Category => ({
  name: slug,
  kinds: kindsWithin(categories, slug),
})

/** What categories are called, by their slug. */
export const namesOf = (categories: readonly ShopCategory[]): Readonly<Record<string, string>> =>
  Object.fromEntries(categories.map(({ slug, name }) => [slug, name]))
