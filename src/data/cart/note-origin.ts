import * as v from 'valibot'
import type { Visit } from '@/domain/origins/origin'
import { rpc } from '../supabase/rpc'

type NoteOrigin = { orderId: string; token?: string | undefined; first: Visit; last: Visit }

/** Keeps with an order what led to it, once; false where the shop keeps no origins. @throws AppError */
export const noteOrigin = ({ orderId, token, first, last }: NoteOrigin) =>
  rpc(
    'note_origin',
    { p_order_id: orderId, p_first: first, p_last: last, ...(token && { p_token: token }) },
    v.boolean(),
  )
