// Mails of the lists that readers subscribe to. Each has an unsubscribe link.
import { paths } from '../../../../src/config/paths.ts'
import { mailWords, listMail as words } from '../../../../src/content/en/mail/mail.ts'
import { formatMoney } from '../../../../src/domain/money/money.ts'
import {
  type ClaimedMail,
  factsOf,
  flashFacts,
  productFacts,
  subscribeFacts,
  welcomeFacts,
} from './claimed.ts'
import { longMoment } from './dates.ts'
import type { MailContent } from './mail-content.ts'
import { productPart } from './product-part.ts'

type List = keyof typeof mailWords.leave

/** The mail of a list's template; null when there is none of that name. */
export function listTemplate(mail: ClaimedMail, site: string): MailContent | null {
  const leave = (list: List, token: string) => ({
    label: mailWords.leave[list],
    href: `${site}${paths.unsubscribe}#${token}`,
    token,
  })
  if (mail.template === 'back-in-stock') {
    const product = factsOf(mail, productFacts)
    const variant = mailWords.variant(product.size, product.color)
    const part = productPart(product, product.currency, site)
    const { subject, preview, title, text, action, reason } = words.backInStock
    return {
      subject: subject(product.title, variant),
      preview,
      title: title(product.title),
      paragraphs: [text(variant)],
      action: { label: action, href: part.href },
      parts: [{ kind: 'products', products: [part] }],
      reason,
      leave: leave('back-in-stock', product.unsubscribe),
    }
  }
  if (mail.template === 'flash-deals') {
    const { ends_at, deals, currency, unsubscribe } = factsOf(mail, flashFacts)
    const end = longMoment(ends_at, mail.zone)
    const { subject, preview, title, text, action, reason } = words.flash
    const [best] = deals
    return {
      subject: best ? subject(best.title, formatMoney(best.price, currency)) : title,
      preview: preview(deals.length, end),
      title,
      paragraphs: [text(end)],
      action: { label: action, href: site + paths.flashDeals },
      parts: [
        {
          kind: 'products',
          products: deals.map((deal) => ({ ...productPart(deal, currency, site), note: '' })),
        },
      ],
      reason,
      leave: leave('deals', unsubscribe),
    }
  }
  if (mail.template === 'subscribe-confirm') {
    const { topic, product, unsubscribe } = factsOf(mail, subscribeFacts)
    const { subject, preview, title, lists, restock, action, reason } = words.confirm
    return {
      subject,
      preview,
      title,
      paragraphs: [product === null ? (lists.get(topic) ?? lists.get('newsletter') ?? '') : restock(product)],
      action: { label: action, href: `${site}${paths.confirmAddress}#${unsubscribe}` },
      parts: [],
      reason,
      leave: null,
    }
  }
  if (mail.template !== 'welcome') return null
  const { topic, unsubscribe } = factsOf(mail, welcomeFacts)
  const welcome = welcomes.get(topic)
  if (!welcome) return null
  const { text, action, ...rest } = welcome.words
  return {
    ...rest,
    paragraphs: [text],
    action: { label: action, href: site + welcome.path },
    parts: [],
    leave: leave(welcome.list, unsubscribe),
  }
}

type Welcome = { words: (typeof words)['newsletter' | 'flashWelcome' | 'vip']; path: string; list: List }

const welcomes: ReadonlyMap<string, Welcome> = new Map([
  ['newsletter', { words: words.newsletter, path: paths.newest, list: 'newsletter' }],
  ['flash-deals', { words: words.flashWelcome, path: paths.flashDeals, list: 'deals' }],
  ['vip-club', { words: words.vip, path: paths.deals, list: 'deals' }],
])
