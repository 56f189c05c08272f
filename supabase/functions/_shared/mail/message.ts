// From a claimed mail to the message that a transport sends.

import { paths } from '../../../../src/config/paths.ts'
import { setShop, shop } from '../../../../src/config/shop.ts'
import { mailWords } from '../../../../src/content/en/mail/mail.ts'
import { isEmail } from '../../../../src/domain/values/validation.ts'
import {
  type ClaimedMail,
  factsOf,
  invitationFacts,
  messageFacts,
  orderFacts,
  ordersPlacedFacts,
  returnFacts,
  senderOf,
  shopOf,
} from './claimed.ts'
import { discountTemplate } from './discount-template.ts'
import { invitationTemplate } from './invitation-template.ts'
import { listTemplate } from './list-template.ts'
import type { MailContent } from './mail-content.ts'
import { messageTemplate } from './message-template.ts'
import { orderTemplate } from './order-template.ts'
import { ordersPlacedTemplate } from './orders-placed-template.ts'
import { setMailLook } from './palette.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { returnTemplate } from './return-template.ts'
import { SendError } from './transport.ts'

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
  const made = contentOf(mail, site.url)
  if (made === null) throw new SendError(`There is no template ${oneLine(mail.template)}`, { final: true })
  const content: MailContent = {
    ...made,
    sender: senderOf(mail),
    ...(mail.stop !== null && stopLinks(mail, mail.stop, site.url)),
  }
  const name = `${mail.id}.${mail.writtenAt}`
  return {
    messageId: `<outbox.${name}@${from.address.split('@')[1]}>`,
    idempotencyKey: `outbox/${name}`,
    from,
    replyTo,
    to: mail.recipient,
    subject: oneLine(content.subject),
    html: renderHtml(content, site.url),
    text: renderText(content, site.url),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(content.leave
        ? unsubscribeHeaders(`token=${encodeURIComponent(content.leave.token)}`, site)
        : mail.stop && unsubscribeHeaders(`stop=${encodeURIComponent(mail.stop)}`, site)),
    },
  }
}

/** Who writes, by the shop's name and addresses. @throws Error where there is no address at all */
export function writerOf({ address }: Site): Pick<Message, 'from' | 'replyTo'> {
  const own = shop.contactEmail ?? address
  if (own === null) throw new Error('The shop has no contact email, and MAIL_FROM is not set')
  return { from: { name: shop.name, address: address ?? own }, replyTo: own }
}

function contentOf(mail: ClaimedMail, url: string): MailContent | null {
  if (mail.template === 'message-received') return messageTemplate(factsOf(mail, messageFacts), url)
  if (mail.template === 'admin-invitation') return invitationTemplate(factsOf(mail, invitationFacts), url)
  if (mail.template === 'orders-placed') return ordersPlacedTemplate(factsOf(mail, ordersPlacedFacts), url)
  if (mail.template.startsWith('order-return-'))
    return returnTemplate(mail.template, factsOf(mail, returnFacts), url)
  return mail.template.startsWith('order-')
    ? orderTemplate(mail.template, { ...factsOf(mail, orderFacts), zone: mail.zone }, url)
    : (discountTemplate(mail, url) ?? listTemplate(mail, url))
}

/** What a mail to an address that confirmed nothing has besides: a link that ends all mail, and one that confirms. */
function stopLinks({ template }: ClaimedMail, token: string, url: string): Partial<MailContent> {
  return {
    stop: { label: mailWords.stop, href: `${url}${paths.stopMail}#${token}` },
    ...(template.startsWith('order-') && {
      confirm: {
        text: mailWords.confirm.text,
        label: mailWords.confirm.label,
        href: `${url}${paths.confirmAddress}#${token}`,
      },
    }),
  }
}

/** RFC 2369 and 8058: the mail client's own button, which sends a POST, so that a scanner's GET ends nothing. */
function unsubscribeHeaders(query: string, site: Site) {
  return {
    'List-Unsubscribe': `<${site.unsubscribeUrl}?${query}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Text for a header: no line breaks, which would begin another header, and not without end. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return line.length > 180 ? `${line.slice(0, 179).trimEnd()}…` : line
}
