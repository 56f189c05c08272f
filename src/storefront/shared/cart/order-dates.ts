import { shopZone } from '@/config/shop-zone'
import { shopTime } from '@/content/shared/shop-time'
import { startOfDay } from '@/domain/values/day'

const day = shopTime({ day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = shopTime({ day: 'numeric', month: 'long' })
const moment = shopTime({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const time = shopTime({ hour: '2-digit', minute: '2-digit' })

/** A date of the database is the shop's day. */
const toTime = (at: number | string) => (typeof at === 'string' ? startOfDay(at, shopZone()) : at)

/** `6 December 2026`, from a timestamp or from a date of the database. */
export const dayWords = (time: number | string) => day.format(toTime(time))

/** `6 December` */
export const shortDayWords = (time: number | string) => shortDay.format(toTime(time))

/** `21 November 2026 at 14:27` */
export const momentWords = (time: number) => moment.format(time)

/** `14:27` */
export const timeWords = (at: number) => time.format(at)
