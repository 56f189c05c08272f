import { PostgrestClient } from '@supabase/postgrest-js'
import { supabaseKey, supabaseUrl } from '@/config/env'
import { language } from '@/domain/text/language'
import type { Database } from './database.types'
import { AppError, toAppError } from './errors'
import { measureServerClock } from './server-clock'
import { mayHaveSession, sessionHold } from './session-store'

/** A request with the public key, and as the signed-in user if there is one. */
export const authorizedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('apikey', supabaseKey)
  const request = { ...init, headers }
  // What a member asked for must not go out as a guest's; the page asks again for what a guest may see.
  if (sessionHold.isEnding) throw new AppError('forbidden', 'SIGNED_OUT')
  const answer = await (mayHaveSession()
    ? import('./session-client').then(({ fetchAsMember }) => fetchAsMember(input, request))
    : fetch(input, request))
  measureServerClock(answer)
  return answer
}

/**
 * Tables and functions, as the signed-in user, with texts in the language of the page. It is supabase-js's own part, 4 KB instead of 43. Repeating is
 * left to the query client, which knows what may be repeated.
 */
export const rest = new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
  fetch: authorizedFetch,
  headers: { 'Accept-Language': language },
  retry: false,
})

export type Answer<T> = {
  data: T
  error: { message: string; code?: string; details?: string | null } | null
  status: number
}

/** The data of an answer. @throws AppError */
export async function unwrap<T>(request: PromiseLike<Answer<T>>): Promise<NonNullable<T>> {
  const data = await unwrapMaybe(request)
  if (data === null || data === undefined) throw toAppError({ message: 'EMPTY_ANSWER' }, 500)
  return data
}

/** The same where nothing is an answer too. @throws AppError */
export async function unwrapMaybe<T>(request: PromiseLike<Answer<T>>): Promise<T> {
  const { data, error, status } = await request
  if (error) throw toAppError(error, status)
  return data
}
