import type * as english from '../../en/layout/countdown'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const hoursOf = (hours: number) =>
  count(hours, { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' })
const minutesOf = (minutes: number) =>
  count(minutes, { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })
const secondsOf = (seconds: number) =>
  count(seconds, { one: 'ثانية واحدة', two: 'ثانيتان', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' })

/** Words of a countdown. */
export const countdownWords = {
  timeLeft: (hours: number, minutes: number, seconds: number) =>
    `الوقت المتبقي: ${hoursOf(hours)} و${minutesOf(minutes)} و${secondsOf(seconds)}`,
  clockUnits: ['ساعة', 'دقيقة', 'ثانية'] as const,
} as const satisfies Words<typeof english.countdownWords>
