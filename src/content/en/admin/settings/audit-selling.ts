import { adminReviews } from '../catalogue/reviews'
import { adminRisk } from '../orders/risk'
import { choice, day, type Format, time } from './audit-formats'
import { adminSettings } from './settings'

/** What columns about the checkout and risky orders are called in the log of changes. */
export const sellingFields: Readonly<Record<string, readonly [string, Format?]>> = {
  legal_tp: ['TP'],
  vat_rates: ['VAT rates of categories'],
  withdrawal_days: ['days to withdraw from an order'],
  measure_detail: ['detail for unit prices'],
  company_asked: ['company at the checkout'],
  exchange_days: ['days to keep an item for an exchange'],
  shows_fit: ['advice on sizes'],
  quick_order: ['orders by phone number on product pages'],
  email_field: ['email at the checkout', choice(adminSettings.checkout.fields.modes)],
  zip_field: ['ZIP code at the checkout', choice(adminSettings.checkout.fields.modes)],
  last_name_field: ['last name at the checkout', choice(adminSettings.checkout.fields.modes)],
  address: ['address'],
  contact: ['contact'],
  eu_name: ['name in the Union'],
  eu_address: ['address in the Union'],
  eu_contact: ['contact in the Union'],
  warnings: ['warnings'],
  days: ['days'],
  at: ['when', time],
  at_least: ['from'],
  action: ['then', choice(adminRisk.rules.actions)],
  released_at: ['let go', time],
  asks: ['asks for reviews'],
  after_days: ['days until a review is asked for'],
  publishing: ['when reviews appear', choice(adminReviews.settings.modes)],
  reminds: ['reminds of checkouts'],
  after_hours: ['hours until a reminder'],
  is_on: ['on'],
  account: ['number at the service'],
  with_contact: ['sends hashed email and phone'],
  test_code: ['test code'],
  since: ['since', time],
  source: ['source'],
  campaign: ['campaign'],
  first_day: ['first day', day],
  last_day: ['last day', day],
}
