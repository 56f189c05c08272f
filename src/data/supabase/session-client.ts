import { createClient } from '@supabase/supabase-js'
import { supabaseKey, supabaseUrl } from '@/config/env'
import type { Database } from './database.types'
import { AppError } from './errors'
import { isStored, sessionHold, sessionKey } from './session-store'

export const supabase = createClient<Database>(supabaseUrl, supabaseKey, {
  auth: {
    storageKey: sessionKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    // A session comes by a code that this browser asked for, never by an address that another user made up.
    flowType: 'pkce',
  },
})

/** How long the session may take to be renewed, in milliseconds: without a connection the client would try for 30 s. */
const patience = 6000

/** The session, renewed if need be. @throws AppError when that takes too long */
export function readSession() {
  return Promise.race([
    supabase.auth.getSession(),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new AppError('offline', 'NOT_RENEWED', { answered: false })), patience),
    ),
  ])
}

/** Asks the user to sign in again; resolves once that is done, or declined. */
type AskAgain = () => Promise<unknown>
let askAgain: AskAgain | null = null

/** While a member is shown: who is asked when the session ends by itself. */
export function holdSession(ask: AskAgain): () => void {
  askAgain = ask
  sessionHold.held = true
  return () => {
    askAgain = null
    sessionHold.held = false
  }
}

/**
 * A request as the signed-in user. When the session has ended by itself it waits until its owner has signed in again,
 * so that nothing that was under way is lost; as a guest's it goes on only when that is declined.
 */
export async function fetchAsMember(input: RequestInfo | URL, init: RequestInit & { headers: Headers }) {
  // Public data was requested here, so the request goes on without a session.
  if (!navigator.onLine && (init.method ?? 'GET') === 'GET') return send(input, init, 'offline')
  const token = await currentToken()
  const answer = await send(input, init, token)
  if (answer.status !== 401 || !token) return answer
  // Refused although it looked good: this browser's clock is wrong, or the session was ended elsewhere.
  await supabase.auth.refreshSession()
  const renewed = await currentToken()
  return renewed === token ? answer : send(input, init, renewed)
}

function send(input: RequestInfo | URL, init: RequestInit & { headers: Headers }, token: string | null) {
  const headers = new Headers(init.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return fetch(input, { ...init, headers })
}

async function currentToken(): Promise<string | null> {
  const { data, error } = await readSession()
  if (data.session) return data.session.access_token
  // Still stored, but not to be renewed right now: going on as a guest would show another user's shop.
  if (error && isStored()) throw error
  if (!askAgain) return null
  await askAgain()
  const again = await supabase.auth.getSession()
  return again.data.session?.access_token ?? null
}
