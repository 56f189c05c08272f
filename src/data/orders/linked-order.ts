import { guestOrders, orderToken, storeGuestOrder } from './guest-orders'

/** Stores the token of the URL's hash and removes it from the URL, which is shown, shared and bookmarked. */
export function storeLinkedOrder(id: string) {
  if (!/[#&]token=/.test(location.hash)) return
  const token = orderToken(id)
  if (!token) return
  storeGuestOrder(id, token)
  // Where the browser stores nothing, the link goes on working.
  if (guestOrders().some((entry) => entry.id === id && entry.token === token))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}
