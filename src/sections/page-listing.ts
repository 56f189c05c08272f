import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { policies } from '@/config/policies'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import type { StoredSection, StorePage } from '@/data/pages/fetch-page'
import { useShopSettings } from '@/data/settings/shop-settings'
import {
  type Category,
  type Listing,
  type ListingBanner,
  type ListingContent,
  listingOfSection,
} from '@/domain/catalogue/listing'
import { namesOf, type ShopCategory } from '@/domain/catalogue/shop-category'
import type { CollectionSummary } from '@/domain/product/collections'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { choice, link, list, row, rows, toggle } from './fields'

// The list of products on a page, which banners before it speak of too.

export const listingSchema = v.object({
  /** Which products it has: those that fit everything that is chosen here. */
  departments: rows('department', 12),
  kinds: rows('category', 60),
  collection: row('collection'),
  onSale: toggle(),
  isNew: toggle(),
  /** Among which categories shoppers choose; those of the departments where none are named. */
  categories: list(
    {
      category: row('category'),
      /** Further ones for which it stands. */
      including: rows('category', 12),
      /** Where it leads instead of to its part of this list. */
      to: link(),
    },
    24,
  ),
  /** The category for which the page itself stands; the others lead elsewhere. */
  fixed: row('category'),
  first: choice(['featured', 'newest', 'price-low', 'price-high', 'rating', 'popular']),
  /** The categories as chips on wide screens too. */
  chips: toggle(),
  search: toggle(),
})

const banners: Readonly<Record<string, ListingBanner>> = {
  'department-banner': 'department',
  'sale-banner': 'sale',
  'new-arrivals-banner': 'new-arrivals',
}
const some = v.pipe(v.array(v.unknown()), v.minLength(1))
const withTiles = v.object({ tiles: some })
const withCategories = v.object({ categories: some })
const ofDepartments = v.object({ kind: v.literal('listing'), departments: some })

type PageFacts = {
  page: Pick<StorePage, 'title' | 'description' | 'isIndexed'> | null
  sections: readonly StoredSection[]
}
type ShopFacts = {
  categories: readonly ShopCategory[] | undefined
  summaries: readonly CollectionSummary[] | undefined
}

/** The first list of a page, or the one of this id; null where there is none. */
export function listingOnPage({ page, sections }: PageFacts, shop: ShopFacts, id?: string): Listing | null {
  const place = sections.findIndex((each) => each.kind === 'listing' && (id ?? each.id) === each.id)
  const parsed = v.safeParse(listingSchema, sections[place])
  if (place < 0 || !parsed.success) return null
  const before = sections.slice(0, place).findLast(({ kind }) => Object.hasOwn(banners, kind))
  const banner = before && banners[before.kind]
  const content: ListingContent = parsed.output
  return listingOfSection(content, {
    title: page?.title ?? content.fixed?.name ?? '',
    text: page?.description ?? '',
    names: shop.categories ? namesOf(shop.categories) : null,
    newDays: policies.newForDays,
    ownCategories: ownCategories(content, shop),
    ...(banner && { banner }),
    ...(v.is(withTiles, before) && { hasTiles: true }),
    ...(page?.isIndexed === false && { isHidden: true }),
  })
}

/** The categories that the departments' collections have, in the shop's order. */
function ownCategories(
  { departments }: ListingContent,
  { categories = [], summaries = [] }: ShopFacts,
): Category[] {
  const slugs = departments.map(({ slug }) => slug)
  const within = summaries.filter(({ department }) => department !== null && slugs.includes(department))
  return categories
    .filter(({ slug }) => within.some(({ category }) => category === slug))
    .map(({ slug }) => ({ name: slug, kinds: [slug] }))
}

/** The same where it is rendered. */
export function usePageListing(id?: string): Listing | null {
  const contents = usePageContents()
  const categories = useShopSettings()?.categories
  const needsOwn = contents.sections.some((each) => v.is(ofDepartments, each) && !v.is(withCategories, each))
  const { data: summaries } = useQuery({ ...collectionSummariesQuery(), enabled: needsOwn })
  const { page, sections } = contents
  return useMemo(
    () => listingOnPage({ page, sections }, { categories, summaries }, id),
    [page, sections, categories, summaries, id],
  )
}
