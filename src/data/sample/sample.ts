import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { places } from '../collections/shown-places'
import { rpc } from '../supabase/rpc'
import { sampleKeys } from './sample-keys'

const kinds = [
  'pages',
  'collections',
  'collection_groups',
  'categories',
  'departments',
  'size_charts',
  'media',
] as const
const left = v.object({
  kind: v.picklist(kinds),
  name: v.string(),
  /** Of the shop's own, that show it. */
  places,
  /** Whether something of the shop's own belongs to it. */
  is_used: v.boolean(),
})
/** What stayed when the sample was removed. */
export type SampleLeft = v.InferOutput<typeof left>

const size = v.object({
  products: v.number(),
  orders: v.number(),
  /** Null until the sample was removed. */
  left: v.nullable(v.array(left)),
})

/** How much of the sample shop is still there; null where it was never loaded, or is gone. */
export const sampleQuery = () =>
  queryOptions({
    queryKey: sampleKeys.owner(),
    queryFn: ({ signal }) => rpc('sample_size', {}, v.nullable(size), { get: true, signal }),
  })

/** Takes a part of the sample away; resolves to how much of it is left. */
export const removeSample = () => rpc('remove_sample', {}, v.number())

/**
 * Takes the sample away part by part, because the database limits the time of one request. What was stopped goes on with the
 * next call. `left` is null before the first answer.
 * @throws AppError of the kind `conflict`: SAMPLE_OWNER, NO_SAMPLE
 */
export function useRemoveSample() {
  const client = useQueryClient()
  const [left, setLeft] = useState<number | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      for (let rest = 1; rest > 0; ) {
        rest = await removeSample()
        setLeft(rest)
      }
    },
    // Hardly anything that was read before is still there.
    onSettled: () => client.invalidateQueries(),
  })
  return { remove: (onSuccess: () => void) => mutate(undefined, { onSuccess }), isPending, error, left }
}
