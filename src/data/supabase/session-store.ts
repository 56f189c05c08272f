// Where supabase-js keeps the session in this browser. Its presence alone decides whether the whole client has
// to be loaded; most shoppers never sign in and never pay for it.
export const sessionKey = 'zellige-session'

export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null
  } catch {
    return false
  }
}
