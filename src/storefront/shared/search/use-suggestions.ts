import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paths } from '@/config/paths'
import { searchLimits } from '@/config/search'
import { searchWords } from '@/content/catalogue/search'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { type Suggestions, suggestQuery } from '@/data/search/search-queries'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { CollectionSummary } from '@/domain/product/collections'
import type { ProductSummary } from '@/domain/product/product'
import { matchesAll } from '@/domain/text/words'
import { useRecentSearches } from './recent-searches'
import { categoriesFor, matchingGroups, offeredCategories, type SearchCategory } from './search-categories'

/** One suggestion; `query` is set for those that search. */
export type Suggestion = {
  to: string
  label: string
  query?: string
  count?: number
  product?: ProductSummary
}
export type SuggestionGroup = { name: keyof typeof searchWords.groups | 'all'; options: Suggestion[] }

export type SuggestionView = {
  groups: SuggestionGroup[]
  /** The terms to highlight. */
  terms: readonly string[]
  corrected: string | null
  /** Number of suggestions, for a screen reader; null while there is nothing new to announce. */
  count: number | null
}

/**
 * The suggestions for a typed text. Under two letters: recent searches and categories (unless the page itself shows
 * them: `withOwn`). From two letters on: the database's. The previous suggestions stay until the next have loaded; on
 * failure the plain search remains.
 */
export function useSuggestions(text: string, current: string, withOwn: boolean): SuggestionView {
  const typed = text.trim().replace(/\s+/g, ' ')
  const unchanged = typed !== '' && typed === current.trim()
  const long = !unchanged && Array.from(typed).length >= searchLimits.suggestFrom
  const asked = useSettled(long ? typed : '')
  const { data, isError, isPlaceholderData } = useQuery({ ...suggestQuery(asked), enabled: asked !== '' })
  const { data: summaries = [] } = useQuery({ ...collectionSummariesQuery(), retry: false })
  const shop = useShopSettings()
  const offered = offeredCategories(shop?.categories ?? [], summaries)
  const recent = useRecentSearches()
  // While requests fail, stay with the plain suggestions instead of flickering with every letter.
  const [failing, setFailing] = useState(false)
  if (isError && !failing) setFailing(true)
  if (data && failing) setFailing(false)

  const view = (groups: SuggestionGroup[], terms: readonly string[], count: number | null) => ({
    groups: groups.filter(({ options }) => options.length > 0),
    terms,
    corrected: null,
    count,
  })
  if (unchanged) return view([], [], null)
  const all = { name: 'all' as const, options: [toSearch(typed, searchWords.seeAll(typed))] }
  if (long && data) {
    const settled = asked === typed && !isPlaceholderData
    const found = foundGroups(data, summaries, shop)
    const count = found.reduce((sum, { options }) => sum + options.length, 0)
    return {
      // Nothing found: what the shop has, instead of a list that ends here.
      ...view([...(count > 0 ? found : [toCategories(offered)]), all], data.terms, settled ? count : null),
      corrected: data.corrected,
    }
  }
  if (long && failing) return view([all], [], isError ? 0 : null)
  if (!withOwn) return view([], [], null)
  const own = recent.filter((query) => matchesAll(query, typed))
  return view(
    [
      { name: 'recent', options: own.map((query) => toSearch(query)) },
      toCategories(offered.filter(({ name }) => matchesAll(name, typed))),
    ],
    [typed],
    null,
  )
}

const toSearch = (query: string, label = query): Suggestion => ({ to: paths.searchFor(query), label, query })

const toCategories = (categories: readonly SearchCategory[]): SuggestionGroup => ({
  name: 'categories',
  options: categories.map(({ name, to, count }) => ({ to, label: name, count })),
})

function foundGroups(
  { products, collections, terms }: Suggestions,
  summaries: readonly CollectionSummary[],
  {
    categories: named = [],
    departments = [],
  }: Partial<Pick<ShopSettings, 'categories' | 'departments'>> = {},
): SuggestionGroup[] {
  const categories = categoriesFor(terms, summaries, { categories: named, departments }).slice(
    0,
    searchLimits.suggestedCategories,
  )
  const others = [...matchingGroups(terms, summaries), ...collections]
    .filter(({ name }) => !categories.some((category) => category.name === name))
    .slice(0, searchLimits.suggestedCollections)
  return [
    {
      name: 'products',
      options: products.map((product) => ({
        to: paths.product(product.slug),
        label: product.title,
        product,
      })),
    },
    toCategories(categories),
    {
      name: 'collections',
      options: others.map(({ slug, name, count }) => ({ to: paths.collection(slug), label: name, count })),
    },
  ]
}

/** The text once typing has paused; at once when there is nothing to fetch. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : searchLimits.suggestAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
