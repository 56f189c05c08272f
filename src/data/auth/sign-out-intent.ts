// Other tabs hear that the session is gone, but not why: whoever logs out tells them before.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('zellige-sign-out') : null
let onPurpose = false
channel?.addEventListener('message', () => {
  onPurpose = true
})

export const signOutIntent = {
  begin() {
    onPurpose = true
    channel?.postMessage(null)
  },
  /** Somebody is signed in again. */
  end() {
    onPurpose = false
  },
  /** Whether the session was ended by its owner. */
  isOnPurpose: () => onPurpose,
}
