import {
  BANNER_NAMES,
  COLLECTION_NAMES,
  LOOKBOOK_NAMES,
  STILL_LIFE_NAMES,
  TILE_NAMES,
  TREND_NAMES,
} from '../compositions.ts'
import { banner } from './banners.ts'
import { collection } from './collections.ts'
import { comingSoon, comingSoonPhone, vip } from './evening.ts'
import { hero, heroPhone } from './heroes.ts'
import { lookbook } from './lookbook.ts'
import { CATEGORIES, dailyDeals, newArrivalsPoster } from './posters.ts'
import { stillLife } from './still-lifes.ts'
import { tile } from './tiles.ts'
import { trend } from './trends.ts'

type Entry = readonly [name: string, draw: () => string]

/** name of a composition to its drawing */
export const DRAWN: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ['hero', () => hero(false)],
  ['hero-dark', () => hero(true)],
  ['hero-phone', () => heroPhone(false)],
  ['hero-phone-dark', () => heroPhone(true)],
  ...Object.entries(CATEGORIES).map(([n, draw]): Entry => [`category-${n}`, draw]),
  ...TILE_NAMES.map((n): Entry => [`tile-${n}`, () => tile(n)]),
  ['daily-deals', dailyDeals],
  ['new-arrivals', newArrivalsPoster],
  ...COLLECTION_NAMES.map((n): Entry => [`collection-${n}`, () => collection(n)]),
  ...BANNER_NAMES.flatMap((n): Entry[] => [
    [n, () => banner(n)],
    [`${n}-phone`, () => banner(n, true)],
  ]),
  ['coming-soon', comingSoon],
  ['coming-soon-phone', comingSoonPhone],
  ['vip', vip],
  ...LOOKBOOK_NAMES.map((n): Entry => [`lookbook-${n}`, () => lookbook(n)]),
  ...TREND_NAMES.map((n): Entry => [`trending-${n}`, () => trend(n)]),
  ...STILL_LIFE_NAMES.map((n): Entry => [n, () => stillLife(n)]),
])
