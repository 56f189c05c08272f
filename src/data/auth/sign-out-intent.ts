import { ownerDrafts, personalKeys } from '@/config/browser-storage'
import { removeStored } from '../browser/stored-keys'

// Other tabs notice that the session has ended but not why, so the tab that signs out announces it first.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('zellige-sign-out') : null
let onPurpose = false
channel?.addEventListener('message', start)

function start() {
  onPurpose = true
  removeStored([...Object.values(personalKeys), ownerDrafts])
}

export const signOutIntent = {
  /** Call before signing out: removes what this person has stored in this browser. */
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
