import { consentLastsMs } from '@/config/browser-storage'
import { createPersistedStore } from '@/data/browser/persisted-store'
import { endEvents } from '@/data/cart/share-order'
import { guestOrders } from '@/data/orders/guest-orders'
import { parseShare, purposesIn, type Share, type SharePurpose } from '@/domain/origins/share'
import { sendsPrivacySignal } from './consent'

/** That the visitor agreed to a question of its own that advertising services are told of orders; stored only then. */
const store = createPersistedStore<Share | null>({
  key: 'share',
  initial: null,
  parse: (stored) => parseShare(JSON.parse(stored), Date.now(), consentLastsMs),
})

export const useShare = store.use
export const share = store.read
export const onShare = store.subscribe
export const changeShare = (make: (before: Share | null) => Share | null) => store.change(make)

/** What this page's shop asks for: only then its HTML has the script of that. Global Privacy Control is a no without a question. */
export const askedPurposes = (): readonly SharePurpose[] =>
  sendsPrivacySignal()
    ? []
    : purposesIn(document.querySelector<HTMLScriptElement>('script[data-purposes]')?.dataset.purposes ?? '')

export const agreeToShare = (purposes: readonly SharePurpose[]) =>
  store.change((before) => ({ at: Date.now(), purposes, click: null, orders: before?.orders ?? [] }))

/** Takes the yes back, also for orders that nobody was told of yet; what could not be said now is said with a later page. */
export function endShare() {
  if (store.read() === null) return
  store.change((before) => before && { ...before, purposes: [], click: null })
  void takeBack().catch(() => undefined)
}

/** Tells the shop of each order whose yes was taken back, and forgets it. @throws AppError */
export async function takeBack() {
  for (const orderId of store.read()?.orders ?? []) {
    await endEvents(orderId, guestOrders().find(({ id }) => id === orderId)?.token)
    store.change((before) => before && { ...before, orders: before.orders.filter((id) => id !== orderId) })
  }
  if (store.read()?.purposes.length === 0) store.remove()
}
