/**
 * The whole client (auth, storage), fetched when first needed: at login, in the account, in the admin, or for a
 * browser that holds a session. Everything else goes through `rest`. A failed download may be tried again.
 */
export const loadSupabase = () => import('./session-client').then(({ supabase }) => supabase)
