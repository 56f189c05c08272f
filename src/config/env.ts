// Where the back end is. Unset means the embedded one: the page's own origin and its local publishable key.
// Both are public by nature; a secret key here would be one in every browser, so the shop refuses to start with it.
// A server may be told other values when it starts than those of the build.
const url =
  (import.meta.env.SSR && process.env.VITE_SUPABASE_URL) ||
  import.meta.env.VITE_SUPABASE_URL ||
  globalThis.location?.origin ||
  'http://localhost'
const key =
  (import.meta.env.SSR && process.env.VITE_SUPABASE_ANON_KEY) ||
  import.meta.env.VITE_SUPABASE_ANON_KEY ||
  'sb_publishable_shop_local'

if (key.startsWith('sb_secret_') || isServiceRoleToken(key)) {
  throw new Error('VITE_SUPABASE_ANON_KEY holds a secret key. Use the publishable (anon) key.')
}

export const supabaseUrl = url.replace(/\/$/, '')
export const supabaseKey = key

function isServiceRoleToken(token: string) {
  const payload = token.split('.')[1]
  if (payload === undefined) return false
  try {
    return atob(payload.replace(/-/g, '+').replace(/_/g, '/')).includes('"service_role"')
  } catch {
    return false
  }
}
