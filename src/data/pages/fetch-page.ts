import * as v from 'valibot'
import { screenPaths } from '@/config/screen-paths'
import { type Lookups, resolveContent } from '@/domain/store/content'
import { isSlug } from '@/domain/text/slug-pattern'
import { productSummary } from '../products/product-mapper'
import { media } from '../storage/media-schema'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { rowOf } from '../supabase/schemas'

/** The form of sections that this release writes and reads; an older release leaves a newer one alone. */
export const sectionFormat = 1

export const pageKinds = ['home', 'page', 'policy', 'lookbook', 'landing', 'department'] as const
export type PageKind = (typeof pageKinds)[number]

export const lookups = {
  targets: v.record(
    v.string(),
    v.object({
      path: v.nullable(v.string()),
      slug: v.string(),
      name: v.nullable(v.string()),
      picture: v.optional(v.nullable(v.string())),
    }),
  ),
  media: v.record(v.string(), media),
  /** The language in which a text stands that the wanted one lacks. */
  fallback: v.string(),
}
/** What a section is before its kind looks at it. */
export const section = v.looseObject({
  id: v.string(),
  kind: v.string(),
  isHidden: v.optional(v.boolean(), false),
})
export type StoredSection = v.InferOutput<typeof section>
/** One that is none leaves the others standing. */
export const readSections = v.pipe(
  v.array(v.unknown()),
  v.transform((list) =>
    list.flatMap((each) => {
      const { success, output } = v.safeParse(section, each)
      return success ? output : []
    }),
  ),
)
const products = v.record(v.string(), v.array(productSummary))

/** The answer of read_page and read_preview for a page that is there. */
export const pageAnswer = rowOf({
  id: v.string(),
  slug: v.string(),
  kind: v.picklist(pageKinds),
  title: v.nullable(v.string()),
  description: v.nullable(v.string()),
  isIndexed: v.boolean(),
  department: v.nullable(v.string()),
  format: v.nullable(v.number()),
  /** Not in a preview, which shows what the owner writes. */
  isOwn: v.optional(v.boolean(), true),
  sections: v.nullable(readSections),
  products,
  ...lookups,
})
const answer = v.nullable(v.union([rowOf({ movedTo: v.string() }), pageAnswer]))

/** A page as everyone sees it. `sections` is null where nothing is published: it then shows what the software has for it. */
export type StorePage = {
  slug: string
  kind: PageKind
  title: string | null
  description: string | null
  isIndexed: boolean
  /** The slug of the department whose page it is. */
  department: string | null
  sections: StoredSection[] | null
  /** Whether the owner has published it, and not the software's first page as it is. */
  isOwn: boolean
  movedTo?: undefined
}

/** @throws AppError NEWER_FORMAT for a page that a newer release wrote */
export async function fetchPage(
  slug: string,
  language: string,
  signal: AbortSignal,
): Promise<StorePage | { movedTo: string } | null> {
  if (!isSlug(slug)) return null
  const found = await rpc('read_page', { p_slug: slug }, answer, { get: true, signal })
  if (found === null) return null
  return 'movedTo' in found ? found : storePageOf(found, language)
}

export function storePageOf(found: v.InferOutput<typeof pageAnswer>, language: string): StorePage {
  const { slug, kind, title, description, department, isIndexed, isOwn, format } = found
  // What is published is never replaced by the software's own words, or by nothing.
  if (isNewer(format)) throw new AppError('unknown', 'NEWER_FORMAT')
  return {
    ...{ slug, kind, title, description, department, isIndexed, isOwn },
    sections: found.sections && sectionsOf(found.sections, found, found.products, language),
  }
}

const isNewer = (format: number | null) => (format ?? 1) > sectionFormat

/** Sections with texts in one language, and everything they name; hidden ones are left out. */
export function sectionsOf(
  stored: readonly StoredSection[],
  { targets, media: pictures, fallback }: Lookups & { fallback: string },
  cards: v.InferOutput<typeof products>,
  language: string,
): StoredSection[] {
  const using = { targets, media: pictures, language, fallback, screens: screenPaths }
  return stored
    .filter(({ isHidden }) => !isHidden)
    .flatMap((each) => {
      const read = v.safeParse(section, resolveContent(each, using))
      if (!read.success) return []
      return { ...read.output, ...('products' in each && { products: cards[each.id] ?? [] }) }
    })
}

const helpPages = v.array(
  v.object({
    slug: v.string(),
    title: v.nullable(v.string()),
    kind: v.picklist(pageKinds),
    format: v.nullable(v.number()),
    sections: v.nullable(readSections),
    fallback: v.string(),
  }),
)

/** A page that answers something: of its sections only those that do, with their texts alone. */
export type HelpPage = Pick<StorePage, 'slug' | 'title' | 'kind' | 'sections'>

/** @throws AppError */
export async function fetchHelpPages(language: string, signal: AbortSignal): Promise<HelpPage[]> {
  const found = await rpc('help_pages', {}, helpPages, { get: true, signal })
  return found
    .filter(({ format }) => !isNewer(format))
    .map(({ sections: stored, fallback, slug, title, kind }) => ({
      ...{ slug, title, kind },
      sections: stored && sectionsOf(stored, { targets: {}, media: {}, fallback }, {}, language),
    }))
}
