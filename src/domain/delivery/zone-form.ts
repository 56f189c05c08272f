import * as v from 'valibot'
import { readAmount } from '../money/amount'

export type ZoneProblem = 'name' | 'countries' | 'cities' | 'method' | 'days' | 'order' | 'amount'

export const zoneBounds = { methods: 20, cities: 500, days: 365 } as const

const text = v.pipe(v.string(), v.trim())
const name = (longest: number, problem: ZoneProblem) =>
  v.pipe(
    text,
    v.check((typed) => typed.length >= 1 && typed.length <= longest, problem),
  )
const days = v.pipe(
  text,
  v.check(
    (typed) => /^\d{1,3}$/.test(typed) && Number(typed) <= zoneBounds.days,
    'days' satisfies ZoneProblem,
  ),
  v.transform(Number),
)
const isPrice = (typed: string) => {
  const amount = readAmount(typed)
  return amount !== null && amount <= 9_999_900
}
const price = v.pipe(
  text,
  v.check(isPrice, 'amount' satisfies ZoneProblem),
  v.transform((typed) => readAmount(typed) ?? 0),
)

const method = v.pipe(
  v.object({
    /** Empty for a new one. */
    key: v.string(),
    name: name(60, 'method'),
    minDays: days,
    maxDays: days,
    price,
    freeAbove: v.pipe(
      text,
      v.check((typed) => typed === '' || readAmount(typed) !== null, 'amount' satisfies ZoneProblem),
      v.transform((typed) => readAmount(typed)),
    ),
    isActive: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['minDays'], ['maxDays']],
      ({ minDays, maxDays }) => maxDays >= minDays,
      'order' satisfies ZoneProblem,
    ),
    ['maxDays'],
  ),
)

/** A delivery zone as typed: amounts come out in minor units, cities as a list. The issues are problem names. */
export const zoneSchema = v.pipe(
  v.object({
    name: name(80, 'name'),
    /** Whether it serves every country that no other zone names. */
    isRest: v.boolean(),
    countries: v.array(v.string()),
    cities: v.pipe(
      v.string(),
      v.transform(readCities),
      v.maxLength(zoneBounds.cities, 'cities' satisfies ZoneProblem),
    ),
    methods: v.array(method),
  }),
  v.forward(
    v.partialCheck(
      [['isRest'], ['countries']],
      ({ isRest, countries }) => isRest || countries.length > 0,
      'countries' satisfies ZoneProblem,
    ),
    ['countries'],
  ),
  v.transform(({ isRest, ...zone }) => ({
    ...zone,
    countries: isRest ? [] : zone.countries,
    // A city without its country could be anywhere.
    cities: isRest ? [] : zone.cities,
  })),
)
export type ZoneForm = v.InferInput<typeof zoneSchema>
export type ZoneFields = v.InferOutput<typeof zoneSchema>

/** What a courier charges in a zone, as typed: amounts come out in minor units. The issues are problem names. */
export const feesSchema = v.object({ delivered: price, returned: price, refused: price })

/** An empty row of the form. */
export const newMethod: ZoneForm['methods'][number] = {
  key: '',
  name: '',
  minDays: '',
  maxDays: '',
  price: '',
  freeAbove: '',
  isActive: true,
}

/** Cities as people list them: one a line, or with commas between. */
function readCities(typed: string): string[] {
  const names = typed.split(/[\n,;]/).map((city) => city.trim())
  return [...new Set(names.filter(Boolean))]
}
