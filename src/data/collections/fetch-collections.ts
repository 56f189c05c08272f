import * as v from 'valibot'
import { rpc } from '../supabase/rpc'

/** What shoppers and owners read alike. */
export const collectionEntries = {
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  /** The slug of its group, if it has one. */
  group: v.nullable(v.string()),
  /** The picture that the owner uploaded, if any. */
  image: v.nullable(v.string()),
  department: v.nullable(v.string()),
  category: v.nullable(v.string()),
}

const collection = v.object({
  ...collectionEntries,
  groupName: v.nullable(v.string()),
  /** Shown as a poster, before the lists of others. */
  isPoster: v.boolean(),
  /** Nothing of it is on sale, so that lists of collections leave it out. */
  isEmpty: v.optional(v.literal(true)),
})
export type Collection = v.InferOutput<typeof collection>

export const fetchCollections = (signal: AbortSignal) =>
  rpc('collections', {}, v.array(collection), { get: true, signal })

const summaries = v.array(
  v.object({
    slug: v.string(),
    name: v.string(),
    group: v.nullable(v.string()),
    department: v.nullable(v.string()),
    category: v.nullable(v.string()),
    count: v.number(),
    maxDiscount: v.number(),
  }),
)

export const fetchSummaries = (signal: AbortSignal) =>
  rpc('collection_summaries', {}, summaries, { get: true, signal })
