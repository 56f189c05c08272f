// From a claimed mail to the message that a transport sends.

import { paths } from '../../../../src/config/paths.ts'
import { setShop, shop } from '../../../../src/config/shop.ts'
import { isEmail } from '../../../../src/domain/values/validation.ts'
import {
  type ClaimedMail,
  factsOf,
  invitationFacts,
  messageFacts,
  orderFacts,
  ordersPlacedFacts,
  reminderFacts,
  returnFacts,
  reviewRequestFacts,
  senderOf,
  shopOf,
  withdrawalFacts,
} from './claimed.ts'
import { discountTemplate } from './discount-template.ts'
import { invitationTemplate } from './invitation-template.ts'
import { listTemplate } from './list-template.ts'
import type { MailContent } from './mail-content.ts'
import { messageTemplate } from './message-template.ts'
import { orderTemplate } from './order-template.ts'
import { ordersPlacedTemplate } from './orders-placed-template.ts'
import { setMailLook } from './palette.ts'
import { SendError } from './refused-mail.ts'
import { reminderTemplate } from './reminder-template.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { returnTemplate } from './return-template.ts'
import { reviewTemplate } from './review-template.ts'
import { type Speech, speechOf } from './speech.ts'
import { withdrawalTemplate } from './withdrawal-template.ts'

/** The shop's address and sender for mails. */
export type Site = {
  /** The shop's address, without a slash at its end. */
  url: string
  /** The address of one-click unsubscribe (RFC 8058); the token is appended. */
  unsubscribeUrl: string
  /** What mails are sent from; null for the shop's own address. */
  address: string | null
}

export type Message = {
  /** The Message-ID, the same however often the mail is sent. */
  messageId: string
  /** The same for services that keep a repetition from going out. */
  idempotencyKey: string
  from: { name: string; address: string }
  replyTo: string
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/** @throws SendError final when the mail can never be sent: no such template, or no such address */
export function compose(mail: ClaimedMail, site: Site): Message {
  if (!isEmail(mail.recipient))
    throw new SendError(`Not an address: ${oneLine(mail.recipient)}`, { final: true })
  // Before the words, which name it.
  const facts = shopOf(mail)
  setShop(facts)
  setMailLook(facts.brand)
  const { from, replyTo } = writerOf(site)
  const say = speechOf(mail.language, mail.languagePath, site.url)
  const made = contentOf(mail, say)
  if (made === null) throw new SendError(`There is no template ${oneLine(mail.template)}`, { final: true })
  const content: MailContent = {
    ...made,
    sender: senderOf(mail, say),
    ...(mail.stop !== null && stopLinks(mail, mail.stop, say)),
  }
  const name = `${mail.id}.${mail.writtenAt}`
  return {
    messageId: `<outbox.${name}@${from.address.split('@')[1]}>`,
    idempotencyKey: `outbox/${name}`,
    from,
    replyTo,
    to: mail.recipient,
    subject: oneLine(content.subject),
    html: renderHtml(content, say),
    text: renderText(content, say),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(content.leave
        ? unsubscribeHeaders({ token: content.leave.token }, mail, site)
        : mail.stop && unsubscribeHeaders({ stop: mail.stop }, mail, site)),
    },
  }
}

/** Who writes, by the shop's name and addresses. @throws Error where there is no address at all */
export function writerOf({ address }: Site): Pick<Message, 'from' | 'replyTo'> {
  const own = shop.contactEmail ?? address
  if (own === null) throw new Error('The shop has no contact email, and MAIL_FROM is not set')
  return { from: { name: shop.name, address: address ?? own }, replyTo: own }
}

function contentOf(mail: ClaimedMail, say: Speech): MailContent | null {
  if (mail.template === 'message-received') return messageTemplate(factsOf(mail, messageFacts), say)
  if (mail.template === 'admin-invitation') return invitationTemplate(factsOf(mail, invitationFacts), say)
  if (mail.template === 'orders-placed') return ordersPlacedTemplate(factsOf(mail, ordersPlacedFacts), say)
  if (mail.template === 'order-withdrawn')
    return withdrawalTemplate(factsOf(mail, withdrawalFacts), mail.zone, say)
  if (mail.template === 'cart-reminder') return reminderTemplate(factsOf(mail, reminderFacts), say)
  if (mail.template === 'review-request') return reviewTemplate(factsOf(mail, reviewRequestFacts), say)
  if (mail.template.startsWith('order-return-'))
    return returnTemplate(mail.template, factsOf(mail, returnFacts), say)
  return mail.template.startsWith('order-')
    ? orderTemplate(mail.template, { ...factsOf(mail, orderFacts), zone: mail.zone }, say)
    : (discountTemplate(mail, say) ?? listTemplate(mail, say))
}

/** What a mail to an address that confirmed nothing has besides: a link that ends all mail, and one that confirms. */
function stopLinks(
  { template }: ClaimedMail,
  token: string,
  { words: { frame }, pages }: Speech,
): Partial<MailContent> {
  return {
    stop: { label: frame.stop, href: `${pages}${paths.stopMail}#${token}` },
    ...(template.startsWith('order-') && {
      confirm: {
        text: frame.confirm.text,
        label: frame.confirm.label,
        href: `${pages}${paths.confirmAddress}#${token}`,
      },
    }),
  }
}

/** RFC 2369 and 8058: the mail client's own button, which sends a POST, so that a scanner's GET ends nothing. */
function unsubscribeHeaders(secret: Record<string, string>, { languagePath }: ClaimedMail, site: Site) {
  const query = new URLSearchParams({ ...secret, ...(languagePath && { in: languagePath.slice(1) }) })
  return {
    'List-Unsubscribe': `<${site.unsubscribeUrl}?${query}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Text for a header: no line breaks, which would begin another header, and not without end. */
export function oneLine(text: string): string {
  // Marks of direction take no room.
  const line = text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line.length > 180 ? `${line.slice(0, 179).trimEnd()}…` : line
}
