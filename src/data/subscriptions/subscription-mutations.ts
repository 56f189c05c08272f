import { useMutation } from '@tanstack/react-query'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toText } from '../supabase/values'

export type Topic = 'newsletter' | 'flash-deals' | 'coming-soon' | 'vip-club' | `back-in-stock:${string}`

type Subscription = {
  email: string
  topic: Topic
  /** What a program has put into the field that no one sees: then nothing is stored. */
  honeypot: string
}

/** Stores an address under a topic; the answer never tells whether it was known. @throws AppError */
export function useSubscribe() {
  return useMutation({ networkMode: 'always', mutationFn: subscribe })
}

async function subscribe({ email, topic, honeypot }: Subscription) {
  try {
    const answer = toRecord(
      await unwrap(rest.rpc('subscribe', { p_email: email, p_topic: topic, p_honeypot: honeypot })),
    )
    if (answer.code) throw new AppError('rate-limited', toText(answer.code))
  } catch (error) {
    // Nothing is wrong with what was typed, and once more works.
    if (error instanceof AppError && toRecord(error.detail).field === 'honeypot')
      throw new AppError('unknown', 'HONEYPOT', { cause: error })
    throw error
  }
}
