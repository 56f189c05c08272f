import { check, ditsy, floral, ikat, pinstripe, polka, stripe } from './prints.ts'
import { heart, holo, houndstooth, lemon, leopard, star, zellige } from './prints-playful.ts'
import type { Tile } from './tile.ts'
import {
  canvas,
  cord,
  drill,
  fleece,
  grain,
  knit,
  linen,
  oxford,
  rib,
  satin,
  suede,
  twill,
  waffle,
  weave,
} from './weaves.ts'

const PRINTED = {
  floral,
  ditsy,
  stripe,
  pinstripe,
  check,
  polka,
  ikat,
  zellige,
  leopard,
  houndstooth,
  star,
  lemon,
  heart,
  holo,
} satisfies Record<string, Tile>
const WOVEN = {
  twill,
  drill,
  rib,
  knit,
  weave,
  satin,
  cord,
  canvas,
  oxford,
  linen,
  suede,
  grain,
  fleece,
  waffle,
} satisfies Record<string, Tile>

export const PRINT_TILES = { ...PRINTED, ...WOVEN }
export type Print = keyof typeof PRINT_TILES | 'plain'

/** printed cloth keeps one repeat for all pieces; woven structure takes the tone of each piece */
export const isPrinted = (kind: string): boolean => Object.hasOwn(PRINTED, kind)
