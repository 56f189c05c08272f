import { readCsv } from '../values/read-csv'
import type { Carrier, CarrierFile, CarrierLine } from './carrier'
import { joined } from './courier-heads'
import { codeKey, outcomeOf } from './courier-list'
import type { ParcelState } from './parcel'

export const carrierLimits = {
  lines: 1000,
  perRequest: 100,
  fileBytes: 2 * 1024 * 1024,
  code: 80,
  words: 120,
} as const

const heads = {
  order:
    /^(order|orderid|orderno|ordernumber|commande|n(o|um|umero)?(de)?(la)?commande|ref(erence)?(client|commande|order|marchand)?|رقمطلب|طلب|مرجع)$/,
  tracking:
    /^(tracking.*|(code|n(o|um|umero)?)?(de)?(suivi|colis|envoi)|awb|barcode|codebarres?|code|parcel.*|shipment.*|رقم(تتبع|شحنه|طرد)|كود|باركود)$/,
  state: /^(status|statut|etat|state|situation|حاله|وضعيه)$/,
} as const

const returned = /^(returned?|retour(ne|nee)?|retourexpediteur|مرجعه?|مرتجعه?|مسترجعه?|راجعه?)$/
const sent =
  /^(shipped|expediee?|envoyee?|intransit|entransit|enroute|encours(delivraison|livraison)?|outfordelivery|ramassee?|pickedup|pickup|recue?|received|distribution|miseendistribution)$/

/** What a carrier's words mean for the shop; null for what it only notes. */
function stateOf(words: string): ParcelState | null {
  const said = joined(words)
  if (returned.test(said)) return 'returned'
  const outcome = outcomeOf(words)
  if (outcome) return outcome === 'collected' ? 'delivered' : 'refused'
  return sent.test(said) ? 'shipped' : null
}

const unwrapped = (cell: string | undefined) =>
  (cell ?? '')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()

/** A file of any carrier: its columns are found by their heads, in English, French or Arabic. */
function read(text: string): CarrierFile {
  const { rows } = readCsv(text, carrierLimits.lines * 12)
  const [head, ...body] = rows
  if (!head || body.length === 0) return { problem: 'empty' }
  const find = (name: keyof typeof heads) => head.findIndex((cell) => heads[name].test(joined(cell)))
  const [order, tracking, state] = [find('order'), find('tracking'), find('state')]
  if ((order < 0 && tracking < 0) || (state < 0 && (order < 0 || tracking < 0))) return { problem: 'columns' }
  const lines = new Map<string, CarrierLine>()
  let skipped = 0
  for (const row of body) {
    const trackingNumber = unwrapped(row[tracking])
    const code = unwrapped(row[order]) || trackingNumber
    const words = unwrapped(row[state]).slice(0, carrierLimits.words)
    const isLong = Math.max(code.length, trackingNumber.length) > carrierLimits.code
    if (codeKey(code) === '' || isLong || lines.has(codeKey(code)) || lines.size >= carrierLimits.lines)
      skipped += 1
    else lines.set(codeKey(code), { code, trackingNumber, state: stateOf(words), words })
  }
  return { lines: [...lines.values()], skipped }
}

/** Any carrier that takes and gives a list as CSV, which each one does that has a back office for its shops. */
export const anyCarrier: Carrier = {
  list: (parcels, columns, yes, no) => [
    [...columns],
    ...parcels.map((parcel) => [
      parcel.orderNumber,
      parcel.customerName,
      { digits: parcel.customerPhone },
      parcel.shippingAddress.address,
      parcel.shippingAddress.city,
      { digits: parcel.shippingAddress.zipCode },
      parcel.shippingAddress.country,
      { amount: parcel.toCollect },
      parcel.currency,
      parcel.quantity,
      parcel.mayOpen ? yes : no,
      parcel.mayTryOn ? yes : no,
    ]),
  ],
  read,
}
