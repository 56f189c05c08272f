import { createClient } from '@supabase/supabase-js'
import { supabaseKey, supabaseUrl } from '@/config/env'
import type { Database } from './database.types'
import { AppError } from './errors'
import { refusesToken } from './expired'
import { isStored, sessionHold, sessionKey } from './session-store'

export const supabase = createClient<Database>(supabaseUrl, supabaseKey, {
  global: { fetch: renewing },
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
export function holdSession(memberId: string, ask: AskAgain): () => void {
  askAgain = ask
  sessionHold.memberId = memberId
  return () => {
    askAgain = null
    sessionHold.memberId = null
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
  if (!token || !(await isRefused(answer))) return answer
  const renewed = await renewedToken(token)
  return renewed === token ? answer : send(input, init, renewed)
}

/** The token with which uploads are sent; null without a session. @throws AppError */
export const memberToken = () => currentToken()

/**
 * Another token after one was refused although it looked good: this browser's clock is wrong, or the session was ended
 * elsewhere. The same one when there is no other. @throws AppError
 */
export async function renewedToken(refused: string): Promise<string | null> {
  // Another request may have renewed it meanwhile.
  const now = await currentToken()
  if (now !== refused) return now
  await supabase.auth.refreshSession()
  return currentToken()
}

/** The requests of the client itself, to Storage among others; those of Auth are its own business. */
async function renewing(input: RequestInfo | URL, init: RequestInit = {}) {
  const answer = await fetch(input, init)
  if (String(input instanceof Request ? input.url : input).startsWith(`${supabaseUrl}/auth/`))
    return endingByOwnClock(answer)
  const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '')
  if (!token || token === supabaseKey || !(await isRefused(answer))) return answer
  const renewed = await renewedToken(token)
  return !renewed || renewed === token
    ? answer
    : send(input, { ...init, headers: new Headers(init.headers) }, renewed)
}

/**
 * A session without the time of its end by the server's clock, so that the client reckons it by this device's clock, by which
 * it asks: on a device whose clock is ahead each request would renew the session.
 */
async function endingByOwnClock(answer: Response): Promise<Response> {
  if (!answer.ok) return answer
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  if (!(body instanceof Object && 'expires_in' in body && 'expires_at' in body)) return answer
  const { expires_at: _byServer, ...session } = body
  return new Response(JSON.stringify(session), { status: answer.status, headers: answer.headers })
}

const isRefused = async (answer: Response) =>
  !answer.ok && refusesToken(answer.status, await answer.clone().text())

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
