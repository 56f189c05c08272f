import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { auditKeys } from '../audit/audit-keys'
import { productKeys } from '../products/product-keys'
import { productReference } from '../products/product-reference'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { nothing } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { adminCollectionKeys } from './admin-collection-keys'
import { collectionKeys } from './collection-keys'
import { collectionEntries } from './fetch-collections'

const rule = v.object({
  newDays: v.exactOptional(v.number()),
  onSale: v.exactOptional(v.boolean()),
  priceBelow: v.exactOptional(v.number()),
  fewLeft: v.exactOptional(v.boolean()),
})
export type CollectionRule = v.InferOutput<typeof rule>

const collectionRow = v.object({
  ...collectionEntries,
  /** Its own picture, or that of a product in it. */
  cover: v.nullable(v.string()),
  /** How products get into it: by a rule, as the main collection of their kind, or by hand. */
  kind: v.picklist(['rule', 'home', 'hand']),
  rule: v.nullable(rule),
  groupName: v.nullable(v.string()),
  isPoster: v.boolean(),
  /** Products that the store shows in it. */
  live: v.number(),
  /** Products that belong to it, archived ones too. */
  own: v.number(),
  /** How many of them still belong to its former address: a large collection's products follow in batches. */
  former: v.number(),
  version: v.string(),
})
const collectionDetail = v.object({ ...collectionRow.entries, members: v.array(productReference) })
/** A collection as its owner sees it. */
export type AdminCollection = v.InferOutput<typeof collectionRow>
export type CollectionDetail = v.InferOutput<typeof collectionDetail>

export type CollectionChange = {
  id: string
  /** The version that the owner edited; null creates a collection. */
  version: string | null
  name: string
  slug: string
  description: string
  /** Slugs of rows. */
  group: string | null
  department: string | null
  category: string | null
  image: string | null
  /** Products by id, in their order, and those that were seen; null leaves them. */
  members: { now: string[]; seen: string[] } | null
}

/** Every collection by group and place, with what it holds. */
export const adminCollectionsQuery = () =>
  queryOptions({
    queryKey: adminCollectionKeys.list(),
    queryFn: ({ signal }) => rpc('list_collections', {}, v.array(collectionRow), { get: true, signal }),
  })

/** One of them with the products chosen for it; null when there is none. */
export const adminCollectionQuery = (slug: string) =>
  queryOptions({
    queryKey: adminCollectionKeys.detail(slug),
    queryFn: ({ signal }) =>
      rpc('get_collection', { p_slug: slug }, v.nullable(collectionDetail), { get: true, signal }),
  })

/** Every page that shows collections or products reads them again. */
export const useRefreshCollections = () => useRefresh(collectionKeys.all, productKeys.all, auditKeys.all)

/**
 * Adds or changes a collection. Resolves to its slug.
 * @throws AppError of the kind `conflict`: SLUG_TAKEN, COLLECTION_CHANGED, MEMBERS_CHANGED, PRODUCTS_GONE
 */
export function useSaveCollection() {
  const refresh = useRefreshCollections()
  return useMutation({
    mutationFn: saveCollection,
    // The form shows the saved values before the refetch.
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
    mutationKey: adminCollectionKeys.reorder(),
    // Runs one after the other, because each request states the order it saw.
    scope: { id: 'order-collections' },
    mutationFn: orderCollections,
    onMutate: async ({ slugs, group }) => {
      await client.cancelQueries({ queryKey: adminCollectionKeys.list(), exact: true })
      const before = client.getQueryData(adminCollectionsQuery().queryKey)
      client.setQueryData(adminCollectionsQuery().queryKey, (list) => {
        const waiting = slugs.flatMap((slug) => list?.find((each) => each.slug === slug) ?? [])
        return list?.map((each) => (each.group === group ? (waiting.shift() ?? each) : each))
      })
      return before
    },
    onError: (_error, _change, before) => client.setQueryData(adminCollectionsQuery().queryKey, before),
    // While another one waits, reading now would show the order before it.
    onSettled: () =>
      client.isMutating({ mutationKey: adminCollectionKeys.reorder() }) > 1 ? undefined : refresh(),
  })
}

type GroupOrder = { group: string; slugs: string[]; seen: string[] }

export const orderCollections = ({ group, slugs, seen }: GroupOrder) =>
  rpc('order_collections', { p_group: group, p_slugs: slugs, p_seen: seen }, nothing)

export async function saveCollection({ id, version, members, ...fields }: CollectionChange) {
  const { slug } = await rpc(
    'save_collection',
    {
      p_id: id,
      p_fields: fields,
      ...(version !== null && { p_version: version }),
      ...(members && { p_members: members.now, p_seen: members.seen }),
    },
    v.object({ slug: v.string() }),
  )
  return slug
}
