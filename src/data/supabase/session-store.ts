// Where supabase-js keeps the session in this browser. Its presence alone decides whether the whole client has
// to be loaded; most shoppers never sign in and never pay for it.
export const sessionKey = 'shop-session'

/** Whether a session is stored, or was when this page showed a member: one that has run out since is not no one's. */
export const mayHaveSession = () => sessionHold.memberId !== null || isStored()

/**
 * The id of the member whose session this page holds, also while it has ended and they are asked to sign in again;
 * `isEnding` from the moment a member signs out until the page shows a guest.
 */
export const sessionHold: { memberId: string | null; isEnding: boolean } = { memberId: null, isEnding: false }

/** The id of the member whose session is stored; null without one. Nothing is proven: only the database knows. */
export function storedMemberId(): string | null {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null')
    const user = typeof session === 'object' && session !== null && 'user' in session ? session.user : null
    const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : null
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}

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
