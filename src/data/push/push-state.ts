import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { supabaseKey, supabaseUrl } from '@/config/env'
import { AppError } from '../supabase/errors'
import { callFunction } from '../supabase/functions'
import { currentSubscription, mustBeInstalled, pushWorker } from './browser-push'
import { endPush } from './end-push'
import { hasPushSubscription, savePushSubscription } from './push-calls'
import { pushKeys } from './push-keys'

/**
 * - `unsupported`: the browser has no web push; `must-install`: it has for installed apps.
 * - `not-set-up`: the function has no keys, or is not there.
 * - `blocked`: the browser's settings allow this site no notifications.
 */
export type PushState = 'unsupported' | 'must-install' | 'not-set-up' | 'blocked' | 'off' | 'on'

export const pushStateQuery = () =>
  queryOptions({ queryKey: pushKeys.state(), queryFn: readState, staleTime: 0, retry: false })

async function readState(): Promise<PushState> {
  if (mustBeInstalled()) return 'must-install'
  if ((await pushWorker()) === null) return 'unsupported'
  if ((await fetchPublicKey()) === null) return 'not-set-up'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await currentSubscription()
  if (!subscription || Notification.permission !== 'granted') return 'off'
  return (await hasPushSubscription(subscription.endpoint)) ? 'on' : 'off'
}

const publicKey = v.object({ publicKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/)) })

/** The key that a subscription is bound to; null while the shop has none. */
async function fetchPublicKey(): Promise<string | null> {
  const answer = await fetch(`${supabaseUrl}/functions/v1/send-push`, { headers: { apikey: supabaseKey } })
  const { success, output } = v.safeParse(publicKey, await answer.json().catch(() => null))
  return answer.ok && success ? output.publicKey : null
}

/** Asks for the permission and subscribes. Resolves to what came of it. */
async function turnOn(): Promise<PushState> {
  // First, because a browser asks only right after a click.
  if ((await Notification.requestPermission()) !== 'granted') return readState()
  const [worker, key] = await Promise.all([pushWorker(), fetchPublicKey()])
  if (!worker || key === null) return readState()
  // One that is bound to another key would be refused.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth)
    throw new AppError('unknown', 'NO_SUBSCRIPTION', { answered: false })
  const { p256dh, auth } = keys
  await savePushSubscription({ endpoint, p256dh, auth }).catch(async (error: unknown) => {
    await subscription.unsubscribe()
    throw error
  })
  return 'on'
}

export function useSetPush() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => (on ? turnOn() : endPush().then(readState)),
    onSuccess: (state) => client.setQueryData(pushKeys.state(), state),
    onError: () => client.invalidateQueries({ queryKey: pushKeys.state() }),
  })
}

/** Has a test message sent to this browser. @throws AppError: NOT_SUBSCRIBED, TOO_MANY_TESTS, PUSH_SERVICE_FAILED */
export function useTestPush() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const subscription = await currentSubscription()
      return callFunction(
        'send-push',
        { endpoint: subscription?.endpoint ?? '' },
        v.object({ sent: v.literal(true) }),
      )
    },
    onError: () => client.invalidateQueries({ queryKey: pushKeys.state() }),
  })
}
