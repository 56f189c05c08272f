import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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

// The list of products on a page, which banners before it speak of too.

const banners: Readonly<Record<string, ListingBanner>> = {
  'department-banner': 'department',
  'sale-banner': 'sale',
  'new-arrivals-banner': 'new-arrivals',
}
type ListingSection = StoredSection & ListingContent
const isListing = (section: StoredSection): section is ListingSection => section.kind === 'listing'
const hasTiles = (section: StoredSection | undefined) =>
  Array.isArray(section?.tiles) && section.tiles.length > 0

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
  const content = sections.filter(isListing).find((each) => (id ?? each.id) === each.id)
  if (!content) return null
  const before = sections
    .slice(0, sections.indexOf(content))
    .findLast(({ kind }) => Object.hasOwn(banners, kind))
  const banner = before && banners[before.kind]
  return listingOfSection(content, {
    title: page?.title ?? content.fixed?.name ?? '',
    text: page?.description ?? '',
    names: shop.categories ? namesOf(shop.categories) : null,
    newDays: policies.newForDays,
    ownCategories: ownCategories(content, shop),
    ...(banner && { banner }),
    ...(hasTiles(before) && { hasTiles: true }),
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
  const needsOwn = contents.sections
    .filter(isListing)
    .some(({ departments, categories: chosen }) => departments.length > 0 && chosen.length === 0)
  const { data: summaries } = useQuery({ ...collectionSummariesQuery(), enabled: needsOwn })
  const { page, sections } = contents
  return useMemo(
    () => listingOnPage({ page, sections }, { categories, summaries }, id),
    [page, sections, categories, summaries, id],
  )
}
