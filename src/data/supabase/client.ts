import type { SupabaseClient } from '@supabase/supabase-js'
import { supabaseKey, supabaseUrl } from '@/config/env'
import type { Database } from './database.types'
import { mayHaveSession, sessionKey } from './session-store'

let loading: Promise<SupabaseClient<Database>> | undefined

/**
 * The whole client (auth, storage), fetched when first needed: at login, in the account, in the admin, or for a
 * browser that holds a session. Everything else goes through `rest`.
 */
export function loadSupabase(): Promise<SupabaseClient<Database>> {
  loading ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(supabaseUrl, supabaseKey, {
      auth: {
        storageKey: sessionKey,
        autoRefreshToken: true,
        persistSession: true,
        detectSessionInUrl: true,
      },
    }),
  )
  // A failed download may be tried again.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** The signed-in member's token, refreshed if need be; null for a guest. */
export async function accessToken(): Promise<string | null> {
  if (!mayHaveSession()) return null
  const { auth } = await loadSupabase()
  const { data } = await auth.getSession()
  return data.session?.access_token ?? null
}
