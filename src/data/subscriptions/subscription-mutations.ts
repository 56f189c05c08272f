import { useMutation } from '@tanstack/react-query'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'

export type Topic = 'newsletter' | 'flash-deals' | 'coming-soon' | 'vip-club' | `back-in-stock:${string}`

/** Stores an address under a topic; the answer never tells whether it was known. @throws AppError */
export function useSubscribe() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ email, topic }: { email: string; topic: Topic }) => {
      const answer = (await unwrap(rest.rpc('subscribe', { p_email: email, p_topic: topic }))) as {
        code?: string
      }
      if (answer.code) throw new AppError('rate-limited', answer.code)
    },
  })
}
