// Mails about an order.
import { paths } from '../../../../src/config/paths.ts'
import type { OrderFacts } from './claimed.ts'
import type { MailContent, Part } from './mail-content.ts'
import {
  bankParts,
  cancelledSentences,
  correctionSentences,
  paymentTemplate,
  placedSentences,
} from './payment-template.ts'
import { productPart, variantOf } from './product-part.ts'
import type { Speech } from './speech.ts'

/** The mail of an order's template; null when there is none of that name. */
export function orderTemplate(template: string, order: OrderFacts, say: Speech): MailContent | null {
  const own = ownPart(template, order, say)
  if (own === null) return null
  const { order: words } = say.words
  return {
    action: { label: words.follow, href: say.pages + paths.trackOrder(order.number) },
    ...own,
    parts: [...own.parts, lines(order, say), notes(order, say)],
    reason: words.reason(order.number),
    leave: null,
  }
}

type OwnPart = Pick<MailContent, 'subject' | 'preview' | 'title' | 'paragraphs' | 'parts'> &
  Partial<MailContent>

function ownPart(template: string, order: OrderFacts, say: Speech): OwnPart | null {
  const { order: words } = say.words
  const { number } = order
  const carrier = order.carrier && say.isolate(order.carrier)
  const total = say.money(order.total, order.currency)
  const steps: Part = {
    kind: 'steps',
    steps: order.steps.map(({ status, completed }) => ({ label: words.steps[status], completed })),
  }
  switch (template) {
    case 'order-pending': {
      const { placed } = words
      const items = order.items.reduce((sum, item) => sum + item.quantity, 0)
      return {
        subject: placed.subject(number),
        preview: placed.preview(items, total),
        title: placed.title(greeting(order.name, say)),
        paragraphs: [
          ...placedSentences(order, say),
          ...(order.cancelMinutes ? [placed.cancel(words.window(order.cancelMinutes))] : []),
        ],
        parts: [...bankParts(order, say), steps, facts(order, say)],
      }
    }
    case 'order-processing': {
      const { subject, ...rest } = words.processing
      return { ...rest, subject: subject(number), paragraphs: [rest.text], parts: [steps, facts(order, say)] }
    }
    case 'order-shipped': {
      const { subject, preview, title, text } = words.shipped
      if (order.parcel) return parcelPart(order, order.parcel, say)
      return {
        subject: subject(number),
        preview: preview(carrier),
        title,
        paragraphs: [text(carrier)],
        parts: [steps, facts(order, say)],
      }
    }
    case 'order-tracking': {
      const { subject, title, text } = words.tracking
      const preview = [carrier, order.tracking].filter(Boolean).join(say.words.frame.comma)
      return { subject: subject(number), preview, title, paragraphs: [text], parts: [facts(order, say)] }
    }
    case 'order-delivered': {
      const { subject, preview, title, text, returns } = words.delivered
      return {
        subject: subject(number),
        preview,
        title,
        paragraphs: [text],
        action: { label: returns, href: say.pages + paths.returns },
        parts: [steps],
      }
    }
    case 'order-corrected': {
      const { subject, title } = words.corrected
      const [what = '', ...sums] = correctionSentences(order, say)
      return {
        subject: subject(number),
        preview: what,
        title,
        paragraphs: [what, ...sums],
        parts: [...bankParts(order, say), facts(order, say)],
      }
    }
    case 'order-cancelled': {
      const { subject, preview, title, text, again } = words.cancelled
      return {
        subject: subject(number),
        preview,
        title,
        paragraphs: [[...cancelledSentences(order, say), text].join(' ')],
        action: { label: again, href: say.pages + paths.home },
        parts: [],
      }
    }
    default:
      return paymentTemplate(template, order, say)
  }
}

/** One of several parcels: what is in it, and how much of the order has left by now. */
function parcelPart(
  order: OrderFacts,
  { items, shipped, ordered }: NonNullable<OrderFacts['parcel']>,
  say: Speech,
): OwnPart {
  const { order: words, frame } = say.words
  const { subject, title, rest, last, contents } = words.parcel
  const carrier = order.carrier && say.isolate(order.carrier)
  return {
    subject: subject(order.number),
    preview: words.shipped.preview(carrier),
    title,
    paragraphs: [[words.shipped.text(carrier), shipped < ordered ? rest(shipped, ordered) : last].join(' ')],
    parts: [
      {
        kind: 'notes',
        notes: [
          {
            heading: contents,
            lines: items.map((item) =>
              frame.quantity(
                item.quantity,
                [say.isolate(item.title), variantOf(item, say)].filter(Boolean).join(frame.comma),
              ),
            ),
          },
        ],
      },
      facts(order, say),
    ],
  }
}

/**
 * A name for the greeting; null for a text that is no name. Anyone can order with another person's email address, so the
 * first line of the mail must not become a message that a stranger typed.
 */
function greetable(name: string): string | null {
  return /^(?:[\p{L}\p{M}'’-]+\.?(?: |$)){1,5}$/u.test(name) && name.length <= 50 ? name : null
}

function greeting(typed: string, { isolate }: Speech): string | null {
  const name = greetable(typed)
  return name === null ? null : isolate(name)
}

function facts(order: OrderFacts, say: Speech): Part {
  const { order: words } = say.words
  const rows = [
    { label: words.number, value: order.number, isCode: true },
    { label: words.date, value: say.day(order.placedAt, order.zone) },
    order.shippingMethod && { label: words.method, value: say.isolate(order.shippingMethod) },
    order.estimated && { label: words.estimated, value: arrival(order.estimatedFrom, order.estimated, say) },
    order.carrier && { label: words.carrier, value: say.isolate(order.carrier) },
    order.tracking && { label: words.trackingNumber, value: order.tracking, isCode: true },
  ]
  return { kind: 'facts', rows: rows.filter((row) => row !== null && row !== '') }
}

/** From the first day to the last; older orders know the last one only. */
function arrival(from: string | null, to: string, { words: { order: words }, day }: Speech) {
  const of = (date: string) => day(Date.parse(date), 'UTC')
  return from && from < to ? words.between(of(from), of(to)) : words.by(of(to))
}

function lines(order: OrderFacts, say: Speech): Part {
  const { order: words, frame } = say.words
  const money = (amount: number) => say.money(amount, order.currency)
  return {
    kind: 'lines',
    heading: words.items,
    lines: order.items.map((item) => ({
      ...productPart(item, order.currency, say),
      price: frame.quantity(item.quantity, money(item.price)),
      amount: money(item.price * item.quantity),
    })),
    sums: [
      { label: words.subtotal, amount: money(order.subtotal) },
      ...discountSum(order, say),
      {
        label: words.shipping,
        amount: order.shipping === 0 ? words.free : money(order.shipping),
      },
    ],
    total: {
      label: words.total,
      amount: money(order.total),
      note: words.charged(order.currency),
    },
  }
}

/** What a discount took off, by its title; one that pays for the delivery took nothing off the items. */
function discountSum({ discount, discountTitle, discountCode, currency }: OrderFacts, say: Speech) {
  const { order: words } = say.words
  if (discount === 0 && discountTitle === '') return []
  return [
    {
      label: words.discount(say.isolate(discountTitle), discountCode),
      amount: discount > 0 ? words.minus(say.money(discount, currency)) : words.freeShipping,
    },
  ]
}

function notes(order: OrderFacts, { words: { order: words, frame }, isolate, country }: Speech): Part {
  const { method, paid, status } = order
  // Cash that is collected later is as it should be, and of a cancelled order nothing is to be paid.
  const isSilent = paid === 'pending' && (method === 'cod' || status === 'cancelled')
  const state = isSilent ? [] : [words.paid[paid]]
  return {
    kind: 'notes',
    notes: [
      // Empty unless the account that owns the email address placed the order: anyone could have typed it.
      ...(order.address.some(Boolean)
        ? [
            {
              heading: words.address,
              lines: [...order.address, country(order.country)].filter(Boolean).map(isolate),
            },
          ]
        : []),
      { heading: words.payment, lines: [[words.payments[method], ...state].join(frame.comma)] },
    ],
  }
}
