import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { parseAnswer } from '../supabase/answer'
import { toJson } from '../supabase/json'
import { rest, unwrap } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { rpc } from '../supabase/rpc'
import { column, rowOf, timestamp } from '../supabase/schemas'
import { serverNow } from '../supabase/server-clock'
import { adminPageKeys } from './admin-page-keys'
import { lookups, pageKinds, section } from './fetch-page'

const versionStates = ['draft', 'scheduled', 'published', 'past'] as const

/** What a page's title and description say in other languages than the shop's first. */
const translations = v.record(v.string(), v.record(v.string(), v.string()))

const pageEntries = {
  id: v.string(),
  slug: v.string(),
  kind: v.picklist(pageKinds),
  title: v.nullable(v.string()),
  isIndexed: v.boolean(),
  /** The software has words of its own for it: it stays, under its slug. */
  isFixed: v.boolean(),
}
const pageRow = rowOf(pageEntries)
const stateRow = rowOf({
  pageId: v.string(),
  state: v.picklist(versionStates),
  publishAt: v.nullable(timestamp),
})

/** Whether shoppers see it already, though nothing has changed its row since its time came. */
const isDue = ({ state, publishAt }: v.InferOutput<typeof stateRow>) =>
  state === 'scheduled' && publishAt !== null && publishAt <= serverNow()

/** A page in the owner's list. */
export type AdminPage = v.InferOutput<typeof pageRow> & {
  isPublished: boolean
  hasDraft: boolean
  /** When its scheduled version is published; null without one. */
  scheduledAt: number | null
}

/** Every page of the shop: the first one, then by slug. */
export const adminPagesQuery = () =>
  queryOptions({
    queryKey: adminPageKeys.list(),
    queryFn: async ({ signal }): Promise<AdminPage[]> => {
      const [pages, states] = await Promise.all([
        allRows(
          rest
            .from('pages')
            .select('id,slug,kind,title,is_indexed,is_fixed', { count: 'exact' })
            .order('slug')
            .abortSignal(signal),
        ),
        allRows(
          rest
            .from('page_versions')
            .select('page_id,state,publish_at', { count: 'exact' })
            .neq('state', 'past')
            .order('id')
            .abortSignal(signal),
        ),
      ])
      const versions = parseAnswer('page_versions', v.array(stateRow), states)
      return parseAnswer('pages', v.array(pageRow), pages)
        .map((page) => {
          const own = versions.filter(({ pageId }) => pageId === page.id)
          return {
            ...page,
            isPublished: own.some((each) => each.state === 'published' || isDue(each)),
            hasDraft: own.some(({ state }) => state === 'draft'),
            scheduledAt: own.find((each) => each.state === 'scheduled' && !isDue(each))?.publishAt ?? null,
          }
        })
        .toSorted((a, b) => Number(b.kind === 'home') - Number(a.kind === 'home'))
    },
  })

const sections = v.array(section)
const version = rowOf({
  id: v.string(),
  state: v.picklist(versionStates),
  format: v.number(),
  publishAt: v.nullable(timestamp),
  publishedAt: v.nullable(timestamp),
  /** As the database wrote it: a change from elsewhere since then is not overwritten. */
  seen: column('updated_at', v.string()),
  savedAt: column('updated_at', timestamp),
  /** Null where the account is gone, or nobody wrote it. */
  author: v.nullable(v.string()),
  /** It came with the sample shop. */
  isSample: v.boolean(),
  /** Null for a past version, whose sections are read when they are wanted. */
  sections: v.nullable(sections),
})
export type PageVersion = v.InferOutput<typeof version>

const editedPage = rowOf({
  ...pageEntries,
  description: v.nullable(v.string()),
  translations,
  version: v.string(),
  /** Whose page it is. */
  department: v.nullable(v.object({ slug: v.string(), name: v.string(), translations })),
  /** What the first page shows until something is published of it; null for others. */
  defaultSections: v.optional(v.nullable(sections), null),
  versions: v.array(version),
})
/** A page with its versions, the latest first. */
export type EditedPage = v.InferOutput<typeof editedPage>

/** @throws AppError PAGE_GONE */
export const editedPageQuery = (id: string) =>
  queryOptions({
    queryKey: adminPageKeys.edited(id),
    queryFn: ({ signal }) => rpc('edit_page', { p_id: id }, editedPage, { signal }),
  })

/** The sections of a version, which never change. */
export const versionSectionsQuery = (id: string) =>
  queryOptions({
    queryKey: adminPageKeys.version(id),
    queryFn: async ({ signal }) => {
      const row = await unwrap(
        rest.from('page_versions').select('sections').eq('id', id).abortSignal(signal).single(),
      )
      return parseAnswer('page_versions', v.object({ sections }), row).sections
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const shown = v.object({ sections, products: v.record(v.string(), v.array(v.unknown())), ...lookups })
/** What sections would show; the page in the preview reads it again. */
export type ShownContent = v.InferOutput<typeof shown>

/** What ids in these sections mean, and the products of their rows, while they are being edited. */
export const shownSectionsQuery = (list: readonly unknown[], language: string) =>
  queryOptions({
    queryKey: adminPageKeys.shown(JSON.stringify(list), language),
    queryFn: ({ signal }) =>
      rpc('preview_sections', { p_sections: toJson(list) }, shown, { language, signal }),
    placeholderData: keepPreviousData,
    // Each state of the text has an entry: only the last ones are worth their memory.
    gcTime: 30_000,
  })

const place = v.union([
  v.object({ page: v.string(), title: v.string() }),
  v.object({ menu: v.string() }),
  v.object({ kind: v.picklist(['category', 'department', 'collection']), name: v.string() }),
  v.object({ brand: v.literal(true) }),
])
/** Where a row is shown. */
export type Place = v.InferOutput<typeof place>
/** The places that a refusal names too (IS_SHOWN). */
export const places = v.array(place)

/** Where a picture, a page or another row is shown: published, scheduled or in a draft. */
export const placesQuery = (id: string) =>
  queryOptions({
    queryKey: adminPageKeys.places(id),
    queryFn: ({ signal }) => rpc('list_places', { p_id: id }, places, { get: true, signal }),
  })
