import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Minor, toMinor } from '@/domain/money'
import { AppError } from '../supabase/errors'
import { rest, unwrap, unwrapMaybe } from '../supabase/rest'
import { toRecord, toRecords, toText } from '../supabase/values'

/** How a collection gets its products: by a rule, as the home of its kind of products, or chosen by hand. */
type CollectionKind = 'rule' | 'home' | 'hand'

export type CollectionRule = Partial<{
  newDays: number
  onSale: boolean
  priceBelow: number
  fewLeft: boolean
}>

/** A collection as its owner sees it. */
export type AdminCollection = {
  id: string
  slug: string
  name: string
  description: string
  group: string
  image: string | null
  /** Its own picture, or that of a product in it. */
  cover: string | null
  kind: CollectionKind
  rule: CollectionRule | null
  /** Pages of the shop's own are made of it: it keeps its address and is not deleted. */
  isFixed: boolean
  /** Products that the store shows in it. */
  live: number
  /** Products that belong to it, archived ones too. */
  own: number
  /** How many of them still belong to its former address: a large collection's products follow in batches. */
  former: number
  version: string
}

export type Member = {
  id: string
  slug: string
  title: string
  image: string
  price: Minor
  quantity: number
  isArchived: boolean
}

export type CollectionDetail = AdminCollection & { members: Member[] }

export type CollectionChange = {
  id: string
  /** What was seen; null adds it. */
  version: string | null
  name: string
  slug: string
  description: string
  group: string
  image: string | null
  /** Products by id, in their order, and those that were seen; null leaves them. */
  members: { now: string[]; seen: string[] } | null
}

const keys = {
  all: ['collections'] as const,
  own: ['collections', 'own'] as const,
  detail: (slug: string) => ['collections', 'own', slug] as const,
}

/** Every collection by group and place, with what it holds. */
export const adminCollectionsQuery = () =>
  queryOptions({
    queryKey: keys.own,
    queryFn: async ({ signal }): Promise<AdminCollection[]> => {
      const answer = await unwrap(rest.rpc('list_collections', {}, { get: true }).abortSignal(signal))
      return toRecords(answer).map(toCollection)
    },
  })

/** One of them with the products chosen for it; null when there is none. */
export const adminCollectionQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.detail(slug),
    queryFn: async ({ signal }): Promise<CollectionDetail | null> => {
      const answer = await unwrapMaybe(
        rest.rpc('get_collection', { p_slug: slug }, { get: true }).abortSignal(signal),
      )
      if (answer === null) return null
      const row = toRecord(answer)
      return { ...toCollection(row), members: toRecords(row.members).map(toMember) }
    },
  })

const orderKey = ['collections', 'order'] as const

/** Every page that shows collections or products reads them again. */
export function useRefreshCollections() {
  const client = useQueryClient()
  return () =>
    Promise.all([keys.all, ['products'], ['audit']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

/**
 * Adds or changes a collection. Resolves to its slug.
 * @throws AppError of the kind `conflict`: SLUG_TAKEN, COLLECTION_STAYS, COLLECTION_CHANGED, MEMBERS_CHANGED, PRODUCTS_GONE
 */
export function useSaveCollection() {
  const refresh = useRefreshCollections()
  return useMutation({
    mutationFn: async ({ id, version, members, ...fields }: CollectionChange) => {
      const answer = await unwrap(
        rest.rpc('save_collection', {
          p_id: id,
          p_fields: fields,
          ...(version !== null && { p_version: version }),
          ...(members && { p_members: members.now, p_seen: members.seen }),
        }),
      )
      return toText(toRecord(answer).slug)
    },
    // What was saved stands in the form before it is asked for again.
    onSuccess: refresh,
    onError: (error) => (error instanceof AppError && error.kind === 'conflict' ? refresh() : undefined),
  })
}

/**
 * Puts the collections of a group into another order, shown at once.
 * @throws AppError of the kind `conflict`: ORDER_CHANGED
 */
export function useOrderCollections() {
  const client = useQueryClient()
  const refresh = useRefreshCollections()
  return useMutation({
    mutationKey: orderKey,
    // One after the other: each says what order it saw.
    scope: { id: 'order-collections' },
    mutationFn: async ({ group, slugs, seen }: { group: string; slugs: string[]; seen: string[] }) => {
      await unwrapMaybe(rest.rpc('order_collections', { p_group: group, p_slugs: slugs, p_seen: seen }))
    },
    onMutate: async ({ slugs, group }) => {
      await client.cancelQueries({ queryKey: keys.own, exact: true })
      const before = client.getQueryData(adminCollectionsQuery().queryKey)
      client.setQueryData(adminCollectionsQuery().queryKey, (list) => {
        const waiting = slugs.flatMap((slug) => list?.find((each) => each.slug === slug) ?? [])
        return list?.map((each) => (each.group === group ? (waiting.shift() ?? each) : each))
      })
      return before
    },
    onError: (_error, _change, before) => client.setQueryData(adminCollectionsQuery().queryKey, before),
    // While another one waits, reading now would show the order before it.
    onSettled: () => (client.isMutating({ mutationKey: orderKey }) > 1 ? undefined : refresh()),
  })
}

function toCollection(row: Record<string, unknown>): AdminCollection {
  return {
    id: toText(row.id),
    slug: toText(row.slug),
    name: toText(row.name),
    description: toText(row.description),
    group: toText(row.group),
    image: toText(row.image) || null,
    cover: toText(row.cover) || null,
    kind: row.kind as CollectionKind,
    rule: row.rule === null ? null : (row.rule as CollectionRule),
    isFixed: row.fixed === true,
    live: Number(row.live),
    own: Number(row.own),
    former: Number(row.former),
    version: toText(row.version),
  }
}

const toMember = (row: Record<string, unknown>): Member => ({
  id: toText(row.id),
  slug: toText(row.slug),
  title: toText(row.title),
  image: toText(row.image),
  price: toMinor(Number(row.price)),
  quantity: Number(row.quantity),
  isArchived: row.archived === true,
})
