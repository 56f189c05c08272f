// Mails of the lists that readers subscribe to. Each has an unsubscribe link.
import { paths } from '../../../../src/config/paths.ts'
import {
  type ClaimedMail,
  factsOf,
  flashFacts,
  productFacts,
  subscribeFacts,
  welcomeFacts,
} from './claimed.ts'
import type { MailContent } from './mail-content.ts'
import { productPart, variantOf } from './product-part.ts'
import type { Speech } from './speech.ts'
import type { MailWords } from './words/english.ts'

type List = keyof MailWords['frame']['leave']

/** The mail of a list's template; null when there is none of that name. */
export function listTemplate(mail: ClaimedMail, say: Speech): MailContent | null {
  const { list: words, frame } = say.words
  const { pages } = say
  const leave = (list: List, token: string) => ({
    label: frame.leave[list],
    href: `${pages}${paths.unsubscribe}#${token}`,
    token,
  })
  if (mail.template === 'back-in-stock') {
    const product = factsOf(mail, productFacts)
    const variant = variantOf(product, say)
    const part = productPart(product, product.currency, say)
    const { subject, preview, title, text, action, reason } = words.backInStock
    return {
      subject: subject(part.title, variant),
      preview,
      title: title(part.title),
      paragraphs: [text(variant)],
      action: { label: action, href: part.href },
      parts: [{ kind: 'products', products: [part] }],
      reason,
      leave: leave('back-in-stock', product.unsubscribe),
    }
  }
  if (mail.template === 'flash-deals') {
    const { ends_at, deals, currency, unsubscribe } = factsOf(mail, flashFacts)
    const end = say.moment(ends_at, mail.zone)
    const { subject, preview, title, text, action, reason } = words.flash
    const [best] = deals
    return {
      subject: best ? subject(say.isolate(best.title), say.money(best.price, currency)) : title,
      preview: preview(deals.length, end),
      title,
      paragraphs: [text(end)],
      action: { label: action, href: pages + paths.flashDeals },
      parts: [
        {
          kind: 'products',
          products: deals.map((deal) => ({ ...productPart(deal, currency, say), note: '' })),
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
      paragraphs: [
        product === null
          ? (lists.get(topic) ?? lists.get('newsletter') ?? '')
          : restock(say.isolate(product)),
      ],
      action: { label: action, href: `${pages}${paths.confirmAddress}#${unsubscribe}` },
      parts: [],
      reason,
      leave: null,
    }
  }
  if (mail.template !== 'welcome') return null
  const { topic, unsubscribe } = factsOf(mail, welcomeFacts)
  const welcome = welcomes.get(topic)
  if (!welcome) return null
  const { text, action, ...rest } = words[welcome.words]
  return {
    ...rest,
    paragraphs: [text],
    action: { label: action, href: pages + welcome.path },
    parts: [],
    leave: leave(welcome.list, unsubscribe),
  }
}

type Welcome = { words: 'newsletter' | 'flashWelcome' | 'vip'; path: string; list: List }

const welcomes: ReadonlyMap<string, Welcome> = new Map([
  ['newsletter', { words: 'newsletter', path: paths.newest, list: 'newsletter' }],
  ['flash-deals', { words: 'flashWelcome', path: paths.flashDeals, list: 'deals' }],
  ['vip-club', { words: 'vip', path: paths.deals, list: 'deals' }],
])
