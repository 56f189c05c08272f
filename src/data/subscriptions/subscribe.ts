import * as v from 'valibot'
import { refusedFieldOf } from '../supabase/answer'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'

export type Topic = 'newsletter' | 'flash-deals' | 'coming-soon' | 'vip-club' | `back-in-stock:${string}`

export type Subscription = {
  email: string
  topic: Topic
  /** What a program has put into the field that no one sees: then nothing is stored. */
  honeypot: string
}

export async function subscribe({ email, topic, honeypot }: Subscription) {
  try {
    return await rpc(
      'subscribe',
      { p_email: email, p_topic: topic, p_honeypot: honeypot },
      v.object({ ok: v.boolean(), confirm: v.boolean() }),
    )
  } catch (error) {
    // Nothing is wrong with what was typed, and once more works.
    if (refusedFieldOf(error) === 'honeypot') throw new AppError('unknown', 'HONEYPOT', { cause: error })
    throw error
  }
}
