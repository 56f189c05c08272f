import { agreeToEvents } from '@/data/cart/share-order'
import { guestOrders } from '@/data/orders/guest-orders'
import { clickIn, withClick, withOrder } from '@/domain/origins/share'
import { sendsPrivacySignal, wantConsent } from '../preferences/consent'
import { askedPurposes, changeShare, onShare, share, takeBack } from '../preferences/share-consent'

/** Asks for consent in a shop that tells advertising services of orders, and notes the click that led here once there is one. */
function begin() {
  if (share()?.purposes.length === 0) void takeBack().catch(() => undefined)
  if (askedPurposes().length === 0) return
  const id = clickIn(new URL(location.href))
  const keepClick = () => {
    if (id !== null) changeShare((before) => withClick(before, { id, at: Date.now() }))
  }
  keepClick()
  // Once, since a click that an order was told of is forgotten.
  const stop = onShare(() => {
    if (share() === null) return
    stop()
    keepClick()
  })
  wantConsent()
}

/** Tells the shop that the customer of an order that was just placed here has agreed. */
export async function sendShare(orderId: string) {
  const given = share()
  if (!given || given.purposes.length === 0 || given.orders.includes(orderId) || sendsPrivacySignal()) return
  const token = guestOrders().find(({ id }) => id === orderId)?.token
  const { purposes, click } = given
  if (await agreeToEvents({ orderId, token, purposes, click }))
    changeShare((before) => withOrder(before, orderId))
}

if (typeof document !== 'undefined') begin()
