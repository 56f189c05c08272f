import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { productSummary } from '../products/product-mapper'
import { rpc } from '../supabase/rpc'
import {
  lookups,
  pageAnswer,
  pageKinds,
  readSections,
  type StoredSection,
  type StorePage,
  sectionsOf,
  storePageOf,
} from './fetch-page'
import { pageKeys } from './page-keys'

const content = v.object({
  sections: readSections,
  products: v.record(v.string(), v.array(productSummary)),
  ...lookups,
})

/** What the editor gives its preview to show, resolved as for shoppers; null for what is no such thing. */
export function shownSections(given: unknown, language: string): StoredSection[] | null {
  const read = v.safeParse(content, given)
  return read.success ? sectionsOf(read.output.sections, read.output, read.output.products, language) : null
}

const page = v.object({
  slug: v.string(),
  kind: v.picklist(pageKinds),
  title: v.nullable(v.string()),
  description: v.nullable(v.string()),
  isIndexed: v.boolean(),
  department: v.nullable(v.string()),
  /** Whether the owner has published a version of it. */
  isOwn: v.optional(v.boolean(), true),
})

/** The page that the editor says its sections are of; null for what is no such thing. */
export function previewedPage(given: unknown): StorePage | null {
  const read = v.safeParse(page, given)
  return read.success ? { ...read.output, sections: [] } : null
}

/** The draft of the page that a preview link is for; null for a link that ended. */
export const previewQuery = (token: string, language: string) =>
  queryOptions({
    queryKey: pageKeys.preview(token),
    queryFn: async ({ signal }) => {
      const found = await rpc('read_preview', { p_token: token }, v.nullable(pageAnswer), { signal })
      return found && storePageOf(found, language)
    },
    // A link that ended stays ended, and a draft is looked at again by loading it again.
    staleTime: 60_000,
  })
