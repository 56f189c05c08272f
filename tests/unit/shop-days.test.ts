import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { day } from '@/admin/settings/changes/value-formats'
import { setShopZone } from '@/config/shop-zone'
import { dateWords } from '@/content/admin/admin'
import { momentWords } from '@/content/admin/offers/deals'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { adminOrders } from '@/content/admin/orders/orders'
import { adminSales } from '@/content/admin/sales'
import { fromLocal, spanOf, toLocal } from '@/domain/discounts/deal-plan'
import { nextTryAt } from '@/domain/orders/call'
import { timeAt } from '@/domain/values/day'

// Zones in which a day of UTC, or of a browser there, is another one for hours.
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Casablanca', 'America/New_York', 'UTC']
const now = Date.parse('2026-11-21T23:30:00Z')

describe.each(zones)('the days of a shop in the zone %s', (zone) => {
  beforeEach(() => setShopZone(zone))
  afterEach(() => setShopZone('UTC'))

  it('figures and files say which zone the shop has', () => {
    expect(adminSales.note(zone)).toContain(`Days are in ${zone}.`)
    for (const heads of [adminOrders.export.heads.orders, adminOrders.export.heads.items])
      expect(heads).toContain(`Placed (${zone})`)
    expect(adminDiscounts.form.zone(zone)).toContain(zone)
  })

  it('a date stays the day that it is, whatever the shop’s zone', () => {
    expect(dateWords('2025-03-04', now)).toBe('4 Mar 2025')
    expect(day('2025-03-04', { currency: 'EUR', now })).toBe('4 Mar 2025')
  })

  it('deals and discounts begin and end by the shop’s clocks', () => {
    const time = fromLocal('2025-03-04T18:30', zone) ?? 0
    expect(toLocal(time, zone)).toBe('2025-03-04T18:30')
    expect(momentWords(time)).toBe('Tue 4 Mar, 18:30')
    expect(adminDiscounts.until(time)).toBe('until 4 Mar 2025')
    expect(adminDiscounts.detail.span(time, null)).toBe('From 4 Mar 2025, 18:30, no end')
  })

  it('today ends at the shop’s midnight, the weekend on its Sunday, and tomorrow’s call is at its ten', () => {
    const today = toLocal(now, zone).slice(0, 10)
    expect(toLocal(spanOf('today', now, zone).endsAt, zone)).toBe(
      `${today === '2026-11-21' ? '2026-11-22' : '2026-11-23'}T00:00`,
    )
    expect(toLocal(spanOf('weekend', now, zone).endsAt, zone)).toBe('2026-11-23T00:00')
    expect(toLocal(nextTryAt('tomorrow', now, zone), zone)).toBe(
      `${today === '2026-11-21' ? '2026-11-22' : '2026-11-23'}T10:00`,
    )
  })
})

it('times on a day whose clocks change follow the changed clocks', () => {
  const before = Date.parse('2026-03-28T12:00:00Z')
  expect(new Date(nextTryAt('tomorrow', before, 'Europe/Paris')).toISOString()).toBe(
    '2026-03-29T08:00:00.000Z',
  )
  expect(new Date(fromLocal('2026-10-25T23:59', 'Europe/Paris') ?? 0).toISOString()).toBe(
    '2026-10-25T22:59:00.000Z',
  )
})

it.each([
  ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30:00Z'],
  ['Europe/Paris', '2027-03-28T02:30', '2027-03-28T01:30:00Z'],
  ['Africa/Casablanca', '2027-03-14T02:30', '2027-03-14T02:30:00Z'],
  ['America/New_York', '2027-03-14T03:30', '2027-03-14T07:30:00Z'],
  ['America/New_York', '2027-03-14T01:30', '2027-03-14T06:30:00Z'],
  ['America/New_York', '2027-11-07T02:30', '2027-11-07T07:30:00Z'],
])('what is planned in %s for %s, a day on which clocks change, begins at %s', (zone, wall, at) => {
  expect(new Date(timeAt(wall, zone)).toISOString()).toBe(new Date(at).toISOString())
})
