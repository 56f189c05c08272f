import { createPersistedStore } from '@/data/browser/persisted-store'
import { noteOrigin } from '@/data/cart/note-origin'
import { guestOrders } from '@/data/orders/guest-orders'
import { type Origin, parseOrigin, visitOf, withVisit } from '@/domain/origins/origin'
import { consent, onConsent, wantConsent } from '../preferences/consent'
import { keepsOrigins, mayKeepOrigin } from '../preferences/origin-consent'

/** The first and the last visit before an order. Until the visitor agrees it lasts as long as the page, and is sent to nobody. */
const store = createPersistedStore<{ origin: Origin | null }>({
  key: 'origin',
  initial: { origin: null },
  parse: (stored) => ({ origin: parseOrigin(JSON.parse(stored), Date.now()) }),
  serialize: ({ origin }) => JSON.stringify(origin),
  mayStore: mayKeepOrigin,
})

/** Takes down what led to this page, in a shop that keeps it. */
function begin() {
  if (!keepsOrigins() || consent() === 'refused') return
  const visit = visitOf(new URL(location.href), document.referrer)
  if (!visit) return
  store.change(({ origin }) => ({ origin: withVisit(origin, visit, Date.now()) }))
  wantConsent()
  onConsent(() => {
    if (consent() === 'refused') store.remove()
    // A new object, so that what was there before the consent is stored now.
    else store.change(({ origin }) => ({ origin: origin && { ...origin } }))
  })
}

/** Tells the shop what led to an order that was just placed here, and forgets it. */
export async function sendOrigin(orderId: string) {
  const { origin } = store.read()
  if (!origin || !mayKeepOrigin()) return
  const token = guestOrders().find(({ id }) => id === orderId)?.token
  await noteOrigin({ orderId, token, first: origin.first, last: origin.last })
  store.remove()
}

if (typeof document !== 'undefined') begin()
