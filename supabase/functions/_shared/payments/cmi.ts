// CMI, a Moroccan card gateway: the browser posts a signed form to its 3-D Secure page, and its callback asks the shop
// whether to debit the card. It has no interface for refunds; the owner sends them in CMI's back office.
import { paths } from '../../../../src/config/paths.ts'
import { safeEqual } from '../mail/safe-equal.ts'
import { cmiHash } from './cmi-hash.ts'
import {
  type PaymentEvent,
  type PaymentOrder,
  type PaymentProvider,
  ProviderError,
  RefusedEvent,
  type Verdict,
} from './provider.ts'

export type CmiSettings = {
  clientId: string
  storeKey: string
  /** CMI's page, for example https://payment.cmi.co.ma/fim/est3Dgate. */
  gateway: string
  /** The shop. */
  site: string
  /** Where CMI's callback and its form on the way back arrive: the function payment-webhook. */
  webhook: string
}

/** CMI settles in dirhams only. */
const dirham = { code: 'MAD', number: '504' }

export function cmiProvider(settings: CmiSettings): PaymentProvider {
  return {
    name: 'cmi',
    debitsOnAnswer: true,
    start: async (order) => {
      if (order.currency !== dirham.code)
        throw new ProviderError(`CMI charges in ${dirham.code}, not in ${order.currency}`, { final: true })
      const fields = formOf(order, settings)
      const HASH = await cmiHash(fields, settings.storeKey)
      return {
        reference: fields.oid,
        redirect: { url: settings.gateway, fields: { ...fields, HASH } },
      }
    },
    find: async () => null,
    read: (_request, body) => readCallback(body, settings),
    answer: (verdict) => new Response(answers[verdict], { headers: { 'Content-Type': 'text/plain' } }),
    refund: async () => {
      throw new ProviderError('CMI takes refunds in its back office only', { final: true })
    },
  }
}

/** Only POSTAUTH debits the card; an authorisation that is merely acknowledged lapses. */
const answers: Record<Verdict, string> = {
  accepted: 'ACTION=POSTAUTH',
  noted: 'APPROVED',
  refused: 'FAILURE',
}

function formOf(order: PaymentOrder, { clientId, site, webhook }: CmiSettings) {
  // CMI posts a form on the way back, which a static host does not answer.
  const query = new URLSearchParams({
    order: order.orderId,
    ...(order.languagePath && { in: order.language }),
  })
  const back = `${webhook}/return?${query}`
  return {
    clientid: clientId,
    // Unique per payment, and found by the order's number in CMI's back office.
    oid: `${order.orderNumber}-${order.paymentId.slice(0, 8)}`,
    amount: order.amount.toFixed(2),
    currency: dirham.number,
    ...(order.email && { email: order.email }),
    okUrl: back,
    failUrl: back,
    shopurl: site + order.languagePath + paths.checkout,
    CallbackURL: webhook,
    CallbackResponse: 'true',
    AutoRedirect: 'true',
    TranType: 'PreAuth',
    storetype: '3D_PAY_HOSTING',
    hashAlgorithm: 'ver3',
    encoding: 'UTF-8',
    lang: order.language,
    rnd: crypto.randomUUID(),
    sessiontimeout: '1800',
  }
}

async function readCallback(body: string, { storeKey, clientId }: CmiSettings): Promise<PaymentEvent> {
  const fields = Object.fromEntries(new URLSearchParams(body))
  const signed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, decodeEntities(value.replace(/\n$/, ''))]),
  )
  const hash = await cmiHash(signed, storeKey)
  if (!(await safeEqual(hash, fields.HASH ?? ''))) throw new RefusedEvent('The hash is wrong')
  const { oid = '', amount = '', currency = '', ProcReturnCode = '', TransId = '', clientid } = signed
  if (clientid !== clientId) throw new RefusedEvent('The callback is for another shop')
  if (oid === '' || !/^\d{1,8}([.,]\d{1,2})?$/.test(amount)) throw new RefusedEvent('A parameter is missing')
  return {
    id: `${oid}:${TransId}:${ProcReturnCode}`.slice(0, 200),
    kind: `callback ${ProcReturnCode}`.slice(0, 80),
    reference: oid,
    state: ProcReturnCode === '00' ? 'succeeded' : 'failed',
    amount: Number(amount.replace(',', '.')),
    currency: currency === dirham.number ? dirham.code : currency,
    disputed: false,
    refunds: [],
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** CMI signs the text but sends it with HTML entities. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|([a-z]+));/g,
    (entity, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? entity),
  )
}
