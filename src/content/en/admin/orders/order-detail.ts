import type { PaymentMethod } from '@/domain/money/payment'
import { number } from '../../shared/numbers'

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (place: number) => `${number(place)}${endings[ordinals.select(place)] ?? 'th'}`

const mails: Record<string, string> = {
  'order-pending': 'Confirmation',
  'order-processing': 'Email: being packed',
  'order-shipped': 'Email: on its way',
  'order-tracking': 'Email: tracking number',
  'order-delivered': 'Email: delivered',
  'order-cancelled': 'Email: cancelled',
  'order-corrected': 'Email: corrected',
  'order-paid': 'Email: payment received',
  'order-reminder': 'Email: transfer reminder',
  'order-refunded': 'Email: refund',
  'order-paid-late': 'Email: paid too late, refunded',
  'order-return-requested': 'Email: return requested',
  'order-return-approved': 'Email: return approved',
  'order-return-declined': 'Email: return declined',
  'order-return-received': 'Email: return received',
  'order-return-exchanged': 'Email: exchange on its way',
  'order-return-closed': 'Email: return closed',
  'order-withdrawn': 'Email: withdrawal received',
}

export const orderDetail = {
  previous: 'Previous order',
  next: 'Next order',
  packingSlip: 'Packing slip',
  invoice: 'Invoice',
  returned: (orders: number) =>
    `${number(orders)} ${orders === 1 ? 'order' : 'orders'} of this email or phone refused or unreachable`,
  place: (place: number, spent: string) => `${ordinal(place)} order, ${spent} paid so far`,
  noEmail: 'No email: send the link by WhatsApp',
  whatsApp: 'WhatsApp',
  moreError: 'Couldn’t load notes and emails.',
  packing: {
    label: (item: string) => `Packed: ${item}`,
    count: (done: number, of: number) => `${number(done)} of ${number(of)} packed`,
    all: 'Everything is packed',
  },
  notes: {
    title: 'Internal note',
    hint: 'only admins see this',
    add: 'Add note',
    field: 'New internal note',
    save: 'Save note',
    saving: 'Saving...',
    cancel: 'Cancel',
    failed: 'The note could not be saved. It is still in the field.',
    delete: 'Delete note',
    deleted: 'Note deleted',
    deleteFailed: 'The note could not be deleted.',
    by: (author: string, time: string) => (author ? `${author}, ${time}` : time),
  },
  trackingChanged: 'Another owner changed the tracking in the meantime. The current tracking is shown below.',
  otherCarrier: 'Other',
  noCarrier: 'No carrier yet',
  otherName: 'Carrier name',
  scan: 'Scan or type',
  uncancel: 'Reopen order',
  timeline: {
    on: { card: 'By card', bank: 'By bank transfer', cod: 'Cash on delivery' } satisfies Record<
      PaymentMethod,
      string
    >,
    received: 'Payment received',
    refunded: 'Refund',
    tracking: (carrier: string, tracking: string) => [carrier, tracking].filter(Boolean).join(' '),
    customer: 'by the customer',
    by: (email: string) => `by ${email}`,
    canCancel: 'Customer can still cancel',
    until: (time: string) => `until ${time}`,
    mails,
    states: {
      sent: 'sent',
      waiting: 'waiting to be sent',
      failed: 'could not be sent',
      dropped: 'no longer needed',
    },
    again: 'Send again',
    sentAgain: 'The email will be sent again',
    againFailed: 'The email was not sent again',
    tooMany: 'You can send five times an hour.',
  },
} as const
