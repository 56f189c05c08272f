import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { sampleKeys } from './sample-keys'

/** How much of the sample shop is still there; null where it was never loaded, or was removed. */
export const sampleQuery = () =>
  queryOptions({
    queryKey: sampleKeys.owner(),
    queryFn: ({ signal }) =>
      rpc('sample_size', {}, v.nullable(v.object({ products: v.number(), orders: v.number() })), {
        get: true,
        signal,
      }),
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
  return { remove: () => mutate(), isPending, error, left }
}
