import * as v from 'valibot'
import { toMinor } from '../../domain/money/money.ts'

// What the back ends write differently, settled once: the embedded one writes timestamps with a blank, and numerics of
// embedded rows as text.

/** The answer of a function that returns nothing. */
export const nothing = v.null()

/** A timestamp, as milliseconds. */
export const timestamp = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))),
  v.number(),
)

/** A number, which may come as text. */
export const numeric = v.pipe(
  v.custom<number | string>(
    (value) => /^(number|string)$/.test(typeof value) && value !== '' && Number.isFinite(Number(value)),
  ),
  v.transform((value) => Number(value)),
)

/** An amount of money, as minor units. */
export const money = v.pipe(
  numeric,
  v.check((value) => Math.abs(value) < 1e12),
  v.transform((value) => toMinor(value)),
)

export const textOrNull = v.nullable(v.string())

/** A text; null becomes an empty one. */
export const textOrEmpty = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
)
