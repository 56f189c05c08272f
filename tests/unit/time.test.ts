import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockDigits, isOver, minutesUntil, tick, timeLeft } from '@/domain/discounts/countdown'
import { dayAt, relativeDay, shiftDay, startOfDay } from '@/domain/values/day'
import { countdownWords as arabic } from '../../src/content/ar/layout/countdown'
import { countdownWords as english } from '../../src/content/en/layout/countdown'
import { countdownWords as french } from '../../src/content/fr/layout/countdown'
import { holds } from '../support/properties'

const time = (hours: number, minutes: number, seconds: number) => ({ hours, minutes, seconds })

describe('tick', () => {
  it.each([
    ['seconds drop', time(1, 23, 45), time(1, 23, 44)],
    ['to zero', time(0, 0, 1), time(0, 0, 0)],
    ['at 0 seconds the minutes drop and the seconds go to 59', time(1, 23, 0), time(1, 22, 59)],
    ['also the last minute', time(0, 1, 0), time(0, 0, 59)],
    ['at 0 minutes the hours drop and both go to 59', time(1, 0, 0), time(0, 59, 59)],
    ['and from many hours', time(239, 0, 0), time(238, 59, 59)],
    ['0:0:0 stays', time(0, 0, 0), time(0, 0, 0)],
  ])('a tick takes one second off a countdown: %s', (_name, before, after) =>
    expect(tick(before)).toEqual(after),
  )

  it('a countdown of one hour, one minute and one second says so in the singular, in each language', () => {
    expect(english.timeLeft(1, 1, 1)).toBe('1 hour 1 minute 1 second left')
    expect(english.timeLeft(0, 2, 11)).toBe('0 hours 2 minutes 11 seconds left')
    expect(french.timeLeft(1, 0, 2).replaceAll('\u00a0', ' ')).toBe('1 heure 0 minute 2 secondes')
    expect(arabic.timeLeft(1, 2, 11)).toBe('الوقت المتبقي: ساعة واحدة ودقيقتان و11 ثانية')
  })

  it('n ticks leave what is left n seconds later', () =>
    holds(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 600 }), (total, times) => {
        let shown = timeLeft(total * 1000, 0)
        for (let n = 0; n < times; n += 1) shown = tick(shown)
        expect(shown).toEqual(timeLeft(total * 1000, times * 1000))
      }),
    ))
})

describe('a whole countdown', () => {
  const inSeconds = ({ hours, minutes, seconds }: ReturnType<typeof time>) =>
    hours * 3600 + minutes * 60 + seconds

  it.each([
    ['of the flash deals', time(1, 23, 45)],
    ['of a whole day', time(23, 45, 32)],
  ])(
    'a countdown %s loses exactly one second per tick, stays a time of day, and ends at 0:0:0',
    (_name, start) => {
      let shown = start
      // One expectation for all of the day's ticks: eighty thousand take seconds.
      const wrong: (typeof start)[] = []
      for (let left = inSeconds(start); left > 0; left -= 1) {
        const right = inSeconds(shown) === left && shown.minutes < 60 && shown.seconds < 60 && !isOver(shown)
        if (!right) wrong.push(shown)
        shown = tick(shown)
      }
      expect(wrong).toEqual([])
      expect(isOver(shown)).toBe(true)
      expect(tick(shown)).toEqual(time(0, 0, 0))
    },
  )

  it('a countdown is right after any jump of the clock: it knows only the end and the moment', () =>
    holds(
      fc.property(
        fc.integer({ min: 0, max: 400_000_000 }),
        fc.array(fc.integer({ min: -90_000_000, max: 90_000_000 }), { maxLength: 8 }),
        (end, jumps) => {
          let now = 0
          for (const jump of jumps) {
            now += jump
            const left = timeLeft(end, now)
            expect(inSeconds(left)).toBe(Math.max(0, Math.ceil((end - now) / 1000)))
            expect(isOver(left)).toBe(now >= end)
          }
        },
      ),
    ))
})

describe('minutesUntil', () => {
  it.each([
    [47 * 60_000, 0, 47],
    [47 * 60_000 - 1, 0, 47],
    [46 * 60_000, 0, 46],
    [1, 0, 1],
    [0, 0, 0],
    [0, 60_000, 0],
  ])('the minutes until %d from %d are rounded up, and never below zero', (moment, now, minutes) =>
    expect(minutesUntil(moment, now)).toBe(minutes),
  )
})

describe('timeLeft', () => {
  it.each([
    [9_932_000, 0, time(2, 45, 32)],
    [86_132_000, 0, time(23, 55, 32)],
    [360_000_000, 0, time(100, 0, 0)],
    [1, 0, time(0, 0, 1)],
    [1000, 999, time(0, 0, 1)],
    [1000, 1000, time(0, 0, 0)],
    [0, 5000, time(0, 0, 0)],
  ])('the time left to %d from %d is rounded up to the second, and never below zero', (end, now, expected) =>
    expect(timeLeft(end, now)).toEqual(expected),
  )

  it('the time left is over just when the end is reached', () =>
    holds(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (rest) => {
        expect(isOver(timeLeft(rest, 0))).toBe(rest <= 0)
      }),
    ))
})

describe('clockDigits', () => {
  it.each([
    [time(2, 45, 32), ['02', '45', '32']],
    [time(0, 0, 0), ['00', '00', '00']],
    [time(123, 4, 5), ['123', '04', '05']],
  ])('the digits of a clock at %o have at least two places', (left, digits) =>
    expect(clockDigits(left)).toEqual(digits),
  )
})

describe('relativeDay', () => {
  const now = Date.parse('2026-01-01T00:30:00Z')
  it.each([
    ['2026-01-01T00:00Z', 'UTC', 'today'],
    ['2026-01-01T23:59Z', 'UTC', 'today'],
    ['2025-12-31T23:59Z', 'UTC', 'yesterday'],
    ['2025-12-30T23:59Z', 'UTC', 'earlier'],
    ['2026-06-01T00:00Z', 'UTC', 'this-year'],
    ['2025-12-31T23:30Z', 'Africa/Casablanca', 'today'],
    ['2025-12-31T22:30Z', 'Africa/Casablanca', 'yesterday'],
    ['2025-12-31T23:30Z', 'America/New_York', 'today'],
    ['2026-01-01T04:30Z', 'America/New_York', 'today'],
    ['2026-01-01T05:30Z', 'America/New_York', 'earlier'],
  ])('the relative day of %s in %s on New Year in Greenwich is %s', (time, zone, expected) =>
    expect(relativeDay(Date.parse(time), now, zone)).toBe(expected),
  )

  it('yesterday is known across the change of clocks', () => {
    const after = Date.parse('2026-03-29T22:10:00Z')
    expect(relativeDay(Date.parse('2026-03-28T23:05:00Z'), after, 'Europe/Paris')).toBe('yesterday')
  })

  it.each([
    'UTC',
    'Africa/Casablanca',
    'Europe/Paris',
    'Asia/Kathmandu',
    'Pacific/Auckland',
    'America/St_Johns',
  ])('a day of %s begins where the day before ends', (zone) =>
    holds(
      fc.property(fc.integer({ min: 0, max: 24_000 }), (later) => {
        const day = shiftDay('1990-01-01', later)
        const start = startOfDay(day, zone)
        expect(dayAt(start, zone)).toBe(day)
        expect(dayAt(start - 1, zone)).toBe(shiftDay(day, -1))
      }),
    ),
  )
})
