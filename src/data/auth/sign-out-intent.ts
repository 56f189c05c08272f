import { draftKey, draftOfGuest } from '@/config/browser-storage'
import { removeStored } from '../browser/stored-keys'
import { sessionHold, storedMemberId } from '../supabase/session-store'

// Other tabs notice that the session has ended but not why, so the tab that signs out announces it first.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('shop-sign-out') : null
let onPurpose = false
channel?.addEventListener('message', start)

function start() {
  onPurpose = true
  const memberId = storedMemberId() ?? sessionHold.memberId ?? draftOfGuest
  removeStored([memberId, draftOfGuest].map((whose) => `${draftKey}:${whose}`))
}

export const signOutIntent = {
  /** Call before signing out: removes what this person has typed in this browser and not sent. */
  begin() {
    start()
    channel?.postMessage(null)
  },
  /** Call after signing in. */
  end() {
    onPurpose = false
  },
  /** False when the session has expired instead. */
  isOnPurpose: () => onPurpose,
}
