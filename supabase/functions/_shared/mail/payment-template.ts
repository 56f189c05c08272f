// Mails about the money of an order, and what other mails about it say of its money.
import { paths } from '../../../../src/config/paths.ts'
import type { OrderFacts } from './claimed.ts'
import type { MailContent, Part } from './mail-content.ts'
import type { Speech } from './speech.ts'

type PaymentContent = Pick<MailContent, 'subject' | 'preview' | 'title' | 'paragraphs' | 'parts'> &
  Partial<MailContent>

/** The mail of a template about money; null when there is none of that name. */
export function paymentTemplate(template: string, order: OrderFacts, say: Speech): PaymentContent | null {
  const { payment: words, order: orderMail } = say.words
  const { number } = order
  const due = say.money(order.dueAmount, order.currency)
  const paid = say.money(order.paidAmount, order.currency)
  switch (template) {
    case 'order-reminder': {
      const { subject, preview, title, text, crossed } = words.reminder
      const day = say.day(order.dueAt ?? order.placedAt, order.zone)
      return {
        subject: subject(number),
        preview: preview(due, day),
        title,
        paragraphs: [text(due, day), crossed],
        parts: bankParts(order, say),
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
          ...(more > 0 ? [over(say.money(more, order.currency))] : []),
        ],
        parts: bankParts(order, say),
      }
    }
    case 'order-refunded': {
      const { subject, preview, title } = words.refunded
      const amount = say.money(order.refund?.amount ?? order.refundedAmount, order.currency)
      return {
        subject: subject(number),
        preview: preview(amount),
        title: title(amount),
        paragraphs: [refundSentence(order, say)],
        parts: [],
      }
    }
    case 'order-paid-late': {
      const { subject, title, text } = words.late
      const sentence = refundSentence(order, say)
      return {
        subject: subject(number),
        preview: sentence,
        title,
        paragraphs: [text, sentence],
        action: { label: orderMail.cancelled.again, href: say.pages + paths.home },
        parts: [],
      }
    }
    default:
      return null
  }
}

/** What a new order says of its payment, in the place of what is the same for all. */
export function placedSentences(order: OrderFacts, say: Speech): string[] {
  const { payment: words, order: orderMail } = say.words
  const due = say.money(order.dueAmount, order.currency)
  if (order.dueAmount === 0) return [words.placed.card]
  if (order.method === 'bank')
    return [words.placed.bank(due, order.dueAt === null ? null : say.day(order.dueAt, order.zone))]
  return [orderMail.placed.text, ...(order.method === 'cod' ? [words.placed.cod(due)] : [])]
}

/** What the mail about a cancelled order says: the reason, and what happens to money that was paid. */
export function cancelledSentences(order: OrderFacts, { words, money }: Speech): string[] {
  const { reasons, toRefund, refunded } = words.payment.cancelled
  const reason = Object.entries(reasons).find(([name]) => name === order.cancelReason)?.[1]
  const left = order.paidAmount - order.refundedAmount
  return [
    ...(reason ? [reason] : []),
    ...(order.refundedAmount > 0 ? [refunded(money(order.refundedAmount, order.currency))] : []),
    ...(left > 0 ? [toRefund(money(left, order.currency))] : []),
  ]
}

/** What a correction changed, the total before and after, and what is to be paid or comes back. */
export function correctionSentences(order: OrderFacts, say: Speech): string[] {
  const { correction, currency, method, dueAmount } = order
  if (correction === null) return []
  const { what, changed, total, sameTotal, toPay, toRefund, wrong } = say.words.order.corrected
  const money = (amount: number) => say.money(amount, currency)
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
export function bankParts(
  { bank, currency, dueAmount, dueAt, zone }: OrderFacts,
  { words, money, day }: Speech,
): Part[] {
  if (bank === null) return []
  const label = words.payment.bank
  const rows = [
    { label: label.holder, value: bank.holder },
    { label: label.bank, value: bank.bank },
    { label: label.account, value: bank.account, isCode: true },
    { label: label.swift, value: bank.swift, isCode: true },
    { label: label.amount, value: money(dueAmount, currency) },
    { label: label.reference, value: bank.reference, isCode: true },
    { label: label.due, value: dueAt === null ? '' : day(dueAt, zone) },
  ]
  return [{ kind: 'facts', rows: rows.filter(({ value }) => value !== '') }]
}

function refundSentence({ refund, currency, refundedAmount }: OrderFacts, { words, money }: Speech): string {
  const { refunded, cancelled } = words.payment
  const amount = money(refund?.amount ?? refundedAmount, currency)
  return refund ? refunded.ways[refund.way](amount) : cancelled.refunded(amount)
}
