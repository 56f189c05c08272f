// Mails about an order.
import { paths } from '../../../../src/config/paths.ts'
import { mailWords, orderMail as words } from '../../../../src/content/en/mail/mail.ts'
import { formatMoney } from '../../../../src/domain/money/money.ts'
import { isolate } from '../../../../src/domain/text/direction.ts'
import type { OrderFacts } from './claimed.ts'
import { longDay } from './dates.ts'
import type { MailContent, Part } from './mail-content.ts'
import {
  bankParts,
  cancelledSentences,
  correctionSentences,
  paymentTemplate,
  placedSentences,
} from './payment-template.ts'
import { productPart } from './product-part.ts'

/** The mail of an order's template; null when there is none of that name. */
export function orderTemplate(template: string, order: OrderFacts, site: string): MailContent | null {
  const own = ownPart(template, order, site)
  if (own === null) return null
  return {
    action: { label: words.follow, href: site + paths.trackOrder(order.number) },
    ...own,
    parts: [...own.parts, lines(order, site), notes(order)],
    reason: words.reason(order.number),
    leave: null,
  }
}

type OwnPart = Pick<MailContent, 'subject' | 'preview' | 'title' | 'paragraphs' | 'parts'> &
  Partial<MailContent>

function ownPart(template: string, order: OrderFacts, site: string): OwnPart | null {
  const { number, carrier } = order
  const total = formatMoney(order.total, order.currency)
  const steps: Part = { kind: 'steps', steps: order.steps }
  switch (template) {
    case 'order-pending': {
      const { placed } = words
      const items = order.items.reduce((sum, item) => sum + item.quantity, 0)
      return {
        subject: placed.subject(number),
        preview: placed.preview(items, total),
        title: placed.title(isolated(greetable(order.name))),
        paragraphs: [
          ...placedSentences(order),
          ...(order.cancelMinutes ? [placed.cancel(words.window(order.cancelMinutes))] : []),
        ],
        parts: [...bankParts(order), steps, facts(order)],
      }
    }
    case 'order-processing': {
      const { subject, ...rest } = words.processing
      return { ...rest, subject: subject(number), paragraphs: [rest.text], parts: [steps, facts(order)] }
    }
    case 'order-shipped': {
      const { subject, preview, title, text } = words.shipped
      if (order.parcel) return parcelPart(order, order.parcel)
      return {
        subject: subject(number),
        preview: preview(carrier),
        title,
        paragraphs: [text(carrier)],
        parts: [steps, facts(order)],
      }
    }
    case 'order-tracking': {
      const { subject, title, text } = words.tracking
      const preview = [carrier, order.tracking].filter(Boolean).join(', ')
      return { subject: subject(number), preview, title, paragraphs: [text], parts: [facts(order)] }
    }
    case 'order-delivered': {
      const { subject, preview, title, text, returns } = words.delivered
      return {
        subject: subject(number),
        preview,
        title,
        paragraphs: [text],
        action: { label: returns, href: site + paths.returns },
        parts: [steps],
      }
    }
    case 'order-corrected': {
      const { subject, title } = words.corrected
      const [what = '', ...sums] = correctionSentences(order)
      return {
        subject: subject(number),
        preview: what,
        title,
        paragraphs: [what, ...sums],
        parts: [...bankParts(order), facts(order)],
      }
    }
    case 'order-cancelled': {
      const { subject, preview, title, text, again } = words.cancelled
      return {
        subject: subject(number),
        preview,
        title,
        paragraphs: [[...cancelledSentences(order), text].join(' ')],
        action: { label: again, href: site + paths.home },
        parts: [],
      }
    }
    default:
      return paymentTemplate(template, order, site)
  }
}

/** One of several parcels: what is in it, and how much of the order has left by now. */
function parcelPart(
  order: OrderFacts,
  { items, shipped, ordered }: NonNullable<OrderFacts['parcel']>,
): OwnPart {
  const { subject, title, rest, last, contents } = words.parcel
  const { carrier } = order
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
            lines: items.map(({ title: name, size, color, quantity }) =>
              mailWords.quantity(
                quantity,
                [isolate(name), isolate(mailWords.variant(size, color))].filter(Boolean).join(', '),
              ),
            ),
          },
        ],
      },
      facts(order),
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

const isolated = (name: string | null) => (name === null ? null : isolate(name))

function facts(order: OrderFacts): Part {
  const rows = [
    { label: words.number, value: order.number },
    { label: words.date, value: longDay(order.placedAt, order.zone) },
    order.shippingMethod && { label: words.method, value: isolate(order.shippingMethod) },
    order.estimated && { label: words.estimated, value: arrival(order.estimatedFrom, order.estimated) },
    order.carrier && { label: words.carrier, value: isolate(order.carrier) },
    order.tracking && { label: words.trackingNumber, value: order.tracking },
  ]
  return { kind: 'facts', rows: rows.filter((row) => row !== null && row !== '') }
}

const dayWords = (day: string) => longDay(Date.parse(day), 'UTC')

/** From the first day to the last; older orders know the last one only. */
const arrival = (from: string | null, to: string) =>
  from && from < to ? words.between(dayWords(from), dayWords(to)) : words.by(dayWords(to))

function lines(order: OrderFacts, site: string): Part {
  return {
    kind: 'lines',
    heading: words.items,
    lines: order.items.map((item) => ({
      ...productPart(item, order.currency, site),
      price: mailWords.quantity(item.quantity, formatMoney(item.price, order.currency)),
      amount: formatMoney(item.price * item.quantity, order.currency),
    })),
    sums: [
      { label: words.subtotal, amount: formatMoney(order.subtotal, order.currency) },
      ...discountSum(order),
      {
        label: words.shipping,
        amount: order.shipping === 0 ? words.free : formatMoney(order.shipping, order.currency),
      },
    ],
    total: {
      label: words.total,
      amount: formatMoney(order.total, order.currency),
      note: words.charged(order.currency),
    },
  }
}

/** What a discount took off, by its title; one that pays for the delivery took nothing off the items. */
function discountSum({ discount, discountTitle, discountCode, currency }: OrderFacts) {
  if (discount === 0 && discountTitle === '') return []
  return [
    {
      label: words.discount(discountTitle, discountCode),
      amount: discount > 0 ? words.minus(formatMoney(discount, currency)) : words.freeShipping,
    },
  ]
}

function notes(order: OrderFacts): Part {
  const { method, paid, status } = order
  // Cash that is collected later is as it should be, and of a cancelled order nothing is to be paid.
  const isSilent = paid === 'pending' && (method === 'cod' || status === 'cancelled')
  const state = isSilent ? [] : [words.paid[paid]]
  return {
    kind: 'notes',
    notes: [
      // Empty unless the account that owns the email address placed the order: anyone could have typed it.
      ...(order.address.some(Boolean)
        ? [{ heading: words.address, lines: order.address.filter(Boolean).map(isolate) }]
        : []),
      { heading: words.payment, lines: [[words.payments[method], ...state].join(', ')] },
    ],
  }
}
