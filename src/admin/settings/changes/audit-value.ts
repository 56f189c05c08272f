import { admin } from '@/content/admin/admin'
import { adminReviews } from '@/content/admin/catalogue/reviews'
import { mailKinds, suppressionReasons } from '@/content/admin/mails'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { adminCalls } from '@/content/admin/orders/calls'
import { orderMoney } from '@/content/admin/orders/order-money'
import { adminParcels } from '@/content/admin/orders/parcels'
import { adminReturns } from '@/content/admin/orders/returns'
import { adminRisk } from '@/content/admin/orders/risk'
import { auditValues as words } from '@/content/admin/settings/audit-values'
import { adminProtection } from '@/content/admin/settings/protection'
import { adminSettings } from '@/content/admin/settings/settings'
import { orders } from '@/content/orders/orders'
import {
  choice,
  countries,
  day,
  details,
  filters,
  money,
  percent,
  picture,
  pictures,
  rights,
  rule,
  text,
  time,
  translations,
  type ValueContext,
  type ValueFormat,
} from './value-formats'

const ofMany = (format: ValueFormat, ...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, format]))

/** Of columns whose values do not read as they are stored. */
const formats: Readonly<Record<string, ValueFormat>> = {
  ...ofMany(money, 'price', 'original_price', 'cost', 'deal_price', 'amount_off'),
  ...ofMany(money, 'free_above', 'minimum_subtotal'),
  ...ofMany(money, 'amount', 'total_before', 'total_after', 'refund_amount'),
  // What a carrier takes for a parcel that ended so.
  ...ofMany(money, 'delivered', 'returned', 'refused'),
  ...ofMany(percent, 'welcome_percent', 'student_percent', 'vat_rate', 'percent_off'),
  ...ofMany(countries, 'default_country', 'country', 'origin_country', 'countries'),
  ...ofMany(day, 'estimated_delivery', 'first_day', 'last_day'),
  ...ofMany(time, 'policies_confirmed_at', 'published_version', 'publish_at', 'starts_at', 'ends_at'),
  ...ofMany(time, 'settled_at', 'replaced_at', 'created_at', 'handled_at', 'failed_at', 'dropped_at'),
  ...ofMany(time, 'at', 'released_at', 'since'),
  ...ofMany(picture, 'picture', 'src', 'image_url'),
  images: pictures,
  details,
  rule,
  translations,
  query: filters,
  permissions: rights,
  vat_shown: choice(words.vatShown),
  card_provider: choice(orderMoney.providers),
  order_mail: choice(adminSettings.orders.mailModes),
  ...ofMany(choice(adminSettings.checkout.fields.modes), 'email_field', 'zip_field', 'last_name_field'),
  kind: choice({ ...adminDiscounts.form.kinds, ...words.kinds }),
  order_status: choice(orders.statuses),
  cancel_reason: choice(orderMoney.cancel.reasons),
  confirmation: choice(adminCalls.state),
  state: choice({ ...adminReturns.states, ...adminParcels.states }),
  method: choice(words.methods),
  way: choice(orderMoney.refunding.ways),
  reason: choice(suppressionReasons),
  status: choice(words.statuses),
  condition: choice(adminReturns.conditions),
  scope: choice(adminDiscounts.form.scopes),
  provider: choice(adminProtection.captcha.providers),
  topic: choice(words.topics),
  template: choice(mailKinds),
  action: choice(adminRisk.rules.actions),
  publishing: choice(adminReviews.settings.modes),
  two_factor: choice(words.twoFactor),
  role: choice(admin.roles),
}

/** A value as it reads in the log of changes. */
export const auditValue = (column: string, value: unknown, context: ValueContext): string =>
  value === null || value === undefined ? words.empty : (formats[column] ?? text)(value, context)
