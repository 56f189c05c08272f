// Mails about the money of an order, and what other mails about it say of its money.
import { paths } from '../../../../src/config/paths.ts'
import { orderMail } from '../../../../src/content/en/mail/mail.ts'
import { paymentMail as words } from '../../../../src/content/en/mail/payment-mail.ts'
import { formatMoney } from '../../../../src/domain/money/money.ts'
import type { OrderFacts } from './claimed.ts'
import { longDay } from './dates.ts'
import type { MailContent, Part } from './mail-content.ts'

type PaymentContent = Pick<MailContent, 'subject' | 'preview' | 'title' | 'paragraphs' | 'parts'> &
  Partial<MailContent>

/** The mail of a template about money; null when there is none of that name. */
export function paymentTemplate(template: string, order: OrderFacts, site: string): PaymentContent | null {
  const { number } = order
  const due = formatMoney(order.dueAmount, order.currency)
  const paid = formatMoney(order.paidAmount, order.currency)
  switch (template) {
    case 'order-reminder': {
      const { subject, preview, title, text, crossed } = words.reminder
      const day = longDay(order.dueAt ?? order.placedAt, order.zone)
      return {
        subject: subject(number),
        preview: preview(due, day),
        title,
        paragraphs: [text(due, day), crossed],
        parts: bankParts(order),
      }
    }
    case 'order-paid': {
      const { subject, preview, title, whole, pack, part, over } = words.paid
      const more = order.paidAmount - order.refundedAmount - order.total
      return {
        subject: subject(number),
        preview: preview(paid),
        title,
        paragraphs: [
          order.dueAmount > 0 ? part(paid, due) : whole(paid),
          ...(order.dueAmount === 0 && order.status === 'pending' ? [pack] : []),
          ...(more > 0 ? [over(formatMoney(more, order.currency))] : []),
        ],
        parts: bankParts(order),
      }
    }
    case 'order-refunded': {
      const { subject, preview, title } = words.refunded
      const amount = formatMoney(order.refund?.amount ?? order.refundedAmount, order.currency)
      return {
        subject: subject(number),
        preview: preview(amount),
        title: title(amount),
        paragraphs: [refundSentence(order)],
        parts: [],
      }
    }
    case 'order-paid-late': {
      const { subject, title, text } = words.late
      const sentence = refundSentence(order)
      return {
        subject: subject(number),
        preview: sentence,
        title,
        paragraphs: [text, sentence],
        action: { label: orderMail.cancelled.again, href: site + paths.home },
        parts: [],
      }
    }
    default:
      return null
  }
}

/** What a new order says of its payment, in the place of what is the same for all. */
export function placedSentences(order: OrderFacts): string[] {
  const due = formatMoney(order.dueAmount, order.currency)
  if (order.dueAmount === 0) return [words.placed.card]
  if (order.method === 'bank')
    return [words.placed.bank(due, order.dueAt === null ? null : longDay(order.dueAt, order.zone))]
  return [orderMail.placed.text, ...(order.method === 'cod' ? [words.placed.cod(due)] : [])]
}

/** What the mail about a cancelled order says: the reason, and what happens to money that was paid. */
export function cancelledSentences(order: OrderFacts): string[] {
  const { reasons, toRefund, refunded } = words.cancelled
  const reason = Object.entries(reasons).find(([name]) => name === order.cancelReason)?.[1]
  const left = order.paidAmount - order.refundedAmount
  return [
    ...(reason ? [reason] : []),
    ...(order.refundedAmount > 0 ? [refunded(formatMoney(order.refundedAmount, order.currency))] : []),
    ...(left > 0 ? [toRefund(formatMoney(left, order.currency))] : []),
  ]
}

/** What a correction changed, the total before and after, and what is to be paid or comes back. */
export function correctionSentences(order: OrderFacts): string[] {
  const { correction, currency, method, dueAmount } = order
  if (correction === null) return []
  const { what, changed, total, sameTotal, toPay, toRefund, wrong } = orderMail.corrected
  const money = (amount: number) => formatMoney(amount, currency)
  const over = order.paidAmount - order.refundedAmount - order.total
  return [
    what(correction.changed.map((each) => changed[each])),
    correction.before === correction.after
      ? sameTotal(money(correction.after))
      : total(money(correction.before), money(correction.after)),
    ...(dueAmount > 0 ? [toPay[method](money(dueAmount))] : []),
    ...(over > 0 ? [toRefund(money(over))] : []),
    wrong,
  ]
}

/** The account that a transfer goes to, with amount and reference; nothing when no transfer is awaited. */
export function bankParts({ bank, currency, dueAmount, dueAt, zone }: OrderFacts): Part[] {
  if (bank === null) return []
  const label = words.bank
  const rows = [
    { label: label.holder, value: bank.holder },
    { label: label.bank, value: bank.bank },
    { label: label.account, value: bank.account },
    { label: label.swift, value: bank.swift },
    { label: label.amount, value: formatMoney(dueAmount, currency) },
    { label: label.reference, value: bank.reference },
    { label: label.due, value: dueAt === null ? '' : longDay(dueAt, zone) },
  ]
  return [{ kind: 'facts', rows: rows.filter(({ value }) => value !== '') }]
}

function refundSentence({ refund, currency, refundedAmount }: OrderFacts): string {
  const amount = formatMoney(refund?.amount ?? refundedAmount, currency)
  return refund ? words.refunded.ways[refund.way](amount) : words.cancelled.refunded(amount)
}
