import { useMutation } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import type { Subscription } from './subscribe'

/**
 * Subscribes an address to a topic. `confirm`: a link was mailed there, which it needs except for a member's own address.
 * The answer never tells whether the address was known. @throws AppError
 */
export function useSubscribe() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (asked: Subscription) => (await loaded(import('./subscribe'))).subscribe(asked),
  })
}
