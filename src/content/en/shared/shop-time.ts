import { shopZone } from '@/config/shop-zone'

/** Formats times in ms UTC as the shop's clocks and calendars have them. */
export function shopTime(options: Intl.DateTimeFormatOptions) {
  let made: { zone: string; formatter: Intl.DateTimeFormat } | undefined
  return {
    format(time: number): string {
      const zone = shopZone()
      if (made?.zone !== zone)
        made = { zone, formatter: new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone }) }
      return made.formatter.format(time)
    },
  }
}
