import * as v from 'valibot'
import { rpc } from '../supabase/rpc'

type Subscription = { endpoint: string; p256dh: string; auth: string }

export const savePushSubscription = ({ endpoint, p256dh, auth }: Subscription) =>
  rpc('save_push_subscription', { p_endpoint: endpoint, p_p256dh: p256dh, p_auth: auth }, v.boolean())

export const removePushSubscription = (endpoint: string) =>
  rpc('remove_push_subscription', { p_endpoint: endpoint }, v.boolean())

/** Whether the database knows this subscription as the owner's, in a session that goes on. */
export const hasPushSubscription = (endpoint: string) =>
  rpc('has_push_subscription', { p_endpoint: endpoint }, v.boolean(), { get: true })
