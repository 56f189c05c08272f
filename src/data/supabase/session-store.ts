// Where supabase-js keeps the session in this browser. Its presence alone decides whether the whole client has
// to be loaded; most shoppers never sign in and never pay for it.
export const sessionKey = 'zellige-session'

/** Whether a session is stored, or was when this page showed a member: one that has run out since is not no one's. */
export const mayHaveSession = () => sessionHold.held || isStored()

/** `isEnding` from the moment a member signs out until the page shows a guest. */
export const sessionHold = { held: false, isEnding: false }

export function isStored(): boolean {
  try {
    // Anything but an object is no session, and supabase-js throws when it reads it.
    return localStorage.getItem(sessionKey)?.startsWith('{') ?? false
  } catch {
    return false
  }
}

/** Removes the stored session where the account no longer exists; signing out removes it otherwise. */
export const removeStoredSession = () => localStorage.removeItem(sessionKey)
