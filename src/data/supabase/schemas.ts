import * as v from 'valibot'
import { toMinor } from '@/domain/money'

// What the back ends write differently, settled once: the embedded one writes timestamps with a blank, and numerics of
// embedded rows as text.

/** A timestamp, as milliseconds. */
export const timestamp = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))),
  v.number(),
)

/** A number, which may come as text. */
export const numeric = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && value !== '' ? Number(value) : value)),
  v.number(),
)

/** An amount of money, as minor units. */
export const money = v.pipe(
  numeric,
  v.transform((value) => toMinor(value)),
)

/** Numbers by name. A check of our own, because valibot's `record` would be in every page's first load. */
export const numbersByName = v.custom<Readonly<Record<string, number>>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'number'),
)
