import type { Shop } from './shop.ts'

/** Days of the shop's time zone, today for 0, as `2026-11-27`. */
export async function shopDays(shop: Shop) {
  const { today } = await shop.one<{ today: string }>('select private.shop_day(now())::text as today')
  return (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}
