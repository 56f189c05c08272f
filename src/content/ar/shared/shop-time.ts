import { shopZone } from '@/config/shop-zone'
import type * as english from '../../en/shared/shop-time'

/** Formats times in ms UTC as the shop's clocks and calendars have them. */
export const shopTime: typeof english.shopTime = (options) => {
  let made: { zone: string; formatter: Intl.DateTimeFormat } | undefined
  return {
    format(time: number): string {
      const zone = shopZone()
      if (made?.zone !== zone)
        made = { zone, formatter: new Intl.DateTimeFormat('ar-MA-u-nu-latn', { ...options, timeZone: zone }) }
      return made.formatter.format(time)
    },
  }
}
