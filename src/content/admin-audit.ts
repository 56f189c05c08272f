import { countryCodes } from '@/config/shipping'
import { formatMoney, toMinor } from '@/domain/money'
import { dayWords, timeWords } from './admin'
import { adminCalls } from './admin-calls'
import { adminDiscounts } from './admin-discounts'
import { mailKinds, suppressionReasons } from './admin-mails'
import { orderMoney } from './admin-order-money'
import { adminParcels } from './admin-parcels'
import { adminSettings } from './admin-settings'
import { orders } from './orders'

type Context = { currency: string; now: number }
type Format = (value: unknown, context: Context) => string

const empty = 'empty'
const longest = 160
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text: Format = (value, context) => {
  if (value === null || value === undefined || value === '') return empty
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en-US')
  if (Array.isArray(value))
    return value.length === 0 ? empty : short(value.map((each) => text(each, context)).join(', '))
  if (isObject(value))
    return short(
      Object.entries(value)
        .map(([name, each]) => `${name} ${text(each, context)}`)
        .join(', '),
    )
  return short(String(value))
}
const money: Format = (value, context) =>
  typeof value === 'number' ? formatMoney(toMinor(value), context.currency) : text(value, context)
const time: Format = (value, context) => {
  const at = Date.parse(String(value))
  return Number.isNaN(at) ? text(value, context) : `${dayWords(at, context.now)} ${timeWords(at)}`
}
const day: Format = (value, context) => {
  const at = Date.parse(String(value))
  return Number.isNaN(at) ? text(value, context) : dayWords(at, context.now)
}
const percent: Format = (value, context) => (typeof value === 'number' ? `${value}%` : text(value, context))
const choice =
  (words: Readonly<Record<string, string>>): Format =>
  (value, context) =>
    words[String(value)] ?? text(value, context)
const countryNames = new Map(countryCodes.map(({ code, name }) => [code, name]))
const countries: Format = (value, context) =>
  text(
    [value].flat().map((code) => countryNames.get(String(code)) ?? code),
    context,
  )
/** The file's name: owners know their pictures by it, not by the path. */
const fileName = (path: unknown) => String(path ?? '').replace(/^.*\//, '')
const picture: Format = (value, context) => text(fileName(value), context)
const pictures: Format = (value, context) =>
  text(
    Array.isArray(value) ? value.map((each) => fileName(isObject(each) ? each.src : each)) : value,
    context,
  )
const details: Format = (value, context) =>
  text(
    Array.isArray(value)
      ? value.map((each) =>
          isObject(each) ? `${text(each.name, context)}: ${text(each.value, context)}` : each,
        )
      : value,
    context,
  )
const rule: Format = (value, context) => {
  if (!isObject(value)) return text(value, context)
  const { newDays, onSale, priceBelow, fewLeft } = value
  return [
    newDays !== undefined && `new for ${text(newDays, context)} days`,
    onSale === true && 'on sale',
    priceBelow !== undefined && `below ${money(Number(priceBelow), context)}`,
    fewLeft === true && 'few left',
  ]
    .filter(Boolean)
    .join(', ')
}
/** `status=pending&paid=no` as `status pending, paid no`. */
const filters: Format = (value, context) =>
  text(
    [...new URLSearchParams(String(value ?? ''))].map(([name, each]) => `${name} ${each}`),
    context,
  )

/** What each recorded column is called, and how its values read. */
const fields: Readonly<Record<string, readonly [string, Format?]>> = {
  currency: ['currency'],
  currency_rates: ['display rates'],
  shipping_rate: ['standard shipping', money],
  free_shipping_threshold: ['free shipping above', money],
  welcome_percent: ['discount for new customers', percent],
  student_percent: ['discount for students', percent],
  cancel_window_minutes: ['minutes to cancel'],
  low_stock_threshold: ['low-stock level'],
  line_limit: ['most items of one variant per order'],
  support_phone: ['support phone'],
  support_phone_hours: ['phone hours'],
  support_chat_url: ['chat link'],
  support_chat_hours: ['chat hours'],
  support_email_hours: ['email hours'],
  legal_name: ['business name'],
  legal_address: ['business address'],
  legal_email: ['business email'],
  legal_phone: ['business phone'],
  legal_ice: ['ICE'],
  legal_if: ['IF'],
  legal_rc: ['RC'],
  legal_capital: ['capital'],
  vat_rate: ['TVA rate', percent],
  vat_shown: ['TVA', choice({ included: 'included in the total', separate: 'on a line of its own' })],
  instagram_url: ['Instagram profile'],
  tiktok_url: ['TikTok profile'],
  pinterest_url: ['Pinterest profile'],
  facebook_url: ['Facebook profile'],
  checkout_enabled: ['open for orders'],
  default_country: ['default country', countries],
  card_provider: ['card provider', choice(orderMoney.providers)],
  bank_holder: ['account holder'],
  bank_name: ['bank'],
  bank_account: ['account number'],
  bank_swift: ['SWIFT'],
  bank_due_days: ['days until a transfer is due'],
  card_due_minutes: ['minutes to pay by card'],
  cod_enabled: ['cash on delivery'],
  pack_only_confirmed: ['pack only confirmed orders'],
  parcels_may_open: ['parcels may be opened'],
  parcels_may_try_on: ['parcels may be tried on'],
  order_mail: ['email about new orders', choice(adminSettings.orders.mailModes)],
  name: ['name'],
  title: ['title'],
  slug: ['address'],
  description: ['description'],
  group_name: ['group'],
  department: ['department'],
  category: ['category'],
  rule: ['rule', rule],
  image_url: ['picture', picture],
  images: ['pictures', pictures],
  position: ['position'],
  collection_order: ['order'],
  products: ['products'],
  products_moved_to: ['products moved to'],
  price: ['price', money],
  original_price: ['original price', money],
  collection_slug: ['collection'],
  sizes: ['sizes'],
  colors: ['colors'],
  details: ['details', details],
  featured_rank: ['featured rank'],
  archived_at: ['archived', time],
  size: ['size'],
  color: ['color'],
  quantity: ['quantity'],
  sku: ['SKU'],
  product: ['product'],
  kind: [
    'kind',
    choice({
      ...adminDiscounts.form.kinds,
      flash: 'Flash deal',
      daily: 'Daily deal',
      contact: 'Contact form',
      seller: 'Seller request',
    }),
  ],
  deal_price: ['deal price', money],
  total: ['deal quantity'],
  starts_at: ['start', time],
  ends_at: ['end', time],
  customer_limit: ['uses per customer'],
  order_status: ['status', choice(orders.statuses)],
  cancel_reason: ['reason', choice(orderMoney.cancel.reasons)],
  confirmation: ['call', choice(adminCalls.state)],
  call_attempts: ['calls without an answer'],
  carrier: ['carrier'],
  state: ['state', choice(adminParcels.states)],
  tracking_url: ['tracking link'],
  may_open: ['may be opened'],
  may_try_on: ['may be tried on'],
  delivered: ['fee for delivered', money],
  returned: ['fee for returned', money],
  refused: ['fee for refused', money],
  tracking_number: ['tracking number'],
  estimated_delivery: ['delivery date', day],
  amount: ['amount', money],
  method: ['method', choice({ card: 'Card', bank: 'Bank transfer', cod: 'Cash' })],
  settled_at: ['received', time],
  way: ['sent', choice(orderMoney.refunding.ways)],
  reason: ['reason', choice(suppressionReasons)],
  status: [
    'status',
    choice({
      published: 'published',
      hidden: 'hidden',
      unconfirmed: 'not confirmed',
      open: 'open',
      approved: 'approved',
      refused: 'refused',
    }),
  ],
  note: ['note'],
  created_at: ['written', time],
  page: ['page'],
  query: ['filters', filters],
  code: ['code'],
  value: ['value'],
  percent_off: ['percent off', percent],
  amount_off: ['amount off', money],
  scope: ['applies to', choice(adminDiscounts.form.scopes)],
  collection_slugs: ['collections'],
  product_ids: ['products'],
  minimum_subtotal: ['minimum subtotal', money],
  total_limit: ['uses in all'],
  is_first_order: ['first orders only'],
  is_active: ['active'],
  countries: ['countries', countries],
  cities: ['cities'],
  zone: ['zone'],
  min_days: ['days from'],
  max_days: ['days to'],
  free_above: ['free above', money],
  email: ['email'],
  two_factor: ['two-factor sign-in', choice({ true: 'on', false: 'off' })],
  handled_at: ['settled', time],
  topic: [
    'list',
    choice({
      newsletter: 'Newsletter',
      'flash-deals': 'Flash deals',
      'vip-club': 'VIP Club',
      'coming-soon': 'Coming soon',
      'back-in-stock': 'Back in stock',
    }),
  ],
  template: ['email', choice(mailKinds)],
  failed_at: ['failed', time],
  dropped_at: ['given up', time],
}

/** A column's name; null when it has none. */
export const auditField = (column: string): string | null => fields[column]?.[0] ?? null

/** A value as it reads in the log. Amounts are in the currency of their entry. */
export const auditValue = (column: string, value: unknown, context: Context): string =>
  value === null || value === undefined ? empty : (fields[column]?.[1] ?? text)(value, context)
