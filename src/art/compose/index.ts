import { COLLECTION_NAMES, STILL_LIFE_NAMES } from '../compositions.ts'
import { collection } from './collections.ts'
import { hero, heroPhone } from './heroes.ts'
import { CATEGORIES, dailyDeals, newArrivalsPoster } from './posters.ts'
import { stillLife } from './still-lifes.ts'

type Entry = readonly [name: string, draw: () => string]

/** name of a composition to its drawing */
export const DRAWN: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ['hero', () => hero(false)],
  ['hero-dark', () => hero(true)],
  ['hero-phone', () => heroPhone(false)],
  ['hero-phone-dark', () => heroPhone(true)],
  ...Object.entries(CATEGORIES).map(([n, draw]): Entry => [`category-${n}`, draw]),
  ['daily-deals', dailyDeals],
  ['new-arrivals', newArrivalsPoster],
  ...COLLECTION_NAMES.map((n): Entry => [`collection-${n}`, () => collection(n)]),
  ...STILL_LIFE_NAMES.map((n): Entry => [n, () => stillLife(n)]),
])
