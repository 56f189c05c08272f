import { shopZone } from '@/config/shop-zone'
import { firstDay } from '@/domain/text/first-day'
import type * as english from '../../en/shared/shop-time'

/** Formats times in ms UTC as the shop's clocks and calendars have them. */
export const shopTime: typeof english.shopTime = (options) => {
  let made: { zone: string; formatter: Intl.DateTimeFormat } | undefined
  return {
    format(time: number): string {
      const zone = shopZone()
      if (made?.zone !== zone)
        made = { zone, formatter: new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: zone }) }
      return firstDay(made.formatter.format(time))
    },
  }
}
