import * as v from 'valibot'
import type { SharePurpose } from '@/domain/origins/share'
import { rpc } from '../supabase/rpc'

type AgreeToEvents = {
  orderId: string
  token?: string | undefined
  purposes: readonly SharePurpose[]
  click: { id: string; at: number } | null
}

/** Keeps with an order that its customer agreed, once; false where the shop tells nobody. @throws AppError */
export const agreeToEvents = ({ orderId, token, purposes, click }: AgreeToEvents) =>
  rpc(
    'agree_to_events',
    {
      p_order_id: orderId,
      p_purposes: [...purposes],
      ...(click && { p_click: click.id, p_clicked_at: new Date(click.at).toISOString() }),
      ...(token && { p_token: token }),
    },
    v.boolean(),
  )

/** Takes the yes of an order back. @throws AppError */
export const endEvents = (orderId: string, token?: string) =>
  rpc('end_events', { p_order_id: orderId, ...(token && { p_token: token }) }, v.boolean())
