import { expect, it } from 'vitest'
import { firstDay } from '@/domain/text/first-day'

it.each([
  ['1 décembre 2026', '1er décembre 2026'],
  ['mardi 1 décembre', 'mardi 1er décembre'],
  ['1 déc. à 18:01', '1er déc. à 18:01'],
  ['11 décembre 2026', '11 décembre 2026'],
  ['21 janv.', '21 janv.'],
])('a French day is written as it is read: %s', (day, written) => expect(firstDay(day)).toBe(written))
