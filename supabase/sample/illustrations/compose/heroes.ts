import { type Placed, scene } from '../kit/scene.ts'
import { field } from '../kit/zellige.ts'

const DRESS = { good: 'maxiDress', color: '#F3CBC3', accent: '#B9472F', pattern: 'floral' } as const
const HAT = { good: 'hat', color: '#E3C48A', accent: '#1B1A17' } as const
const BASKET = { good: 'basket', color: '#D9B37A', accent: '#A4502F' } as const
const SLIPPERS = { good: 'babouche', color: '#E2A33A', accent: '#FBF1D6' } as const
const SHADES = { good: 'sunglasses', color: '#7A431C', accent: '#55613F' } as const
const HOOPS = { good: 'hoops', color: '#E3BC69', accent: '#E3BC69', metal: 'gold' } as const

const wide: Placed[] = [
  { ...DRESS, x: 1010, y: 356, size: 1.42, rotate: -7 },
  { ...HAT, x: 810, y: 180, size: 0.74, rotate: -12 },
  { ...BASKET, x: 1290, y: 470, size: 0.98, rotate: 8 },
  { ...SLIPPERS, x: 800, y: 540, size: 0.6, rotate: -22 },
  { ...SHADES, x: 744, y: 398, size: 0.56, rotate: -13 },
  { ...HOOPS, x: 1206, y: 292, size: 0.34, rotate: -8 },
]
const phone: Placed[] = [
  { ...DRESS, x: 206, y: 214, size: 0.9, rotate: -7 },
  { ...HAT, x: 84, y: 96, size: 0.44, rotate: -12 },
  { ...BASKET, x: 326, y: 300, size: 0.56, rotate: 9 },
  { ...SLIPPERS, x: 66, y: 314, size: 0.42, rotate: -18 },
  { ...SHADES, x: 322, y: 92, size: 0.36, rotate: 14 },
]
/** the goods lie on the page itself, so the ground is the section's own colour, without light and shade */
const SAND = '#F1E6D6'
const NIGHT = '#26211A'

export function hero(dark: boolean): string {
  const tiles = field({
    w: 1440,
    h: 680,
    R: 44,
    ox: 1440,
    oy: 0,
    reach: 640,
    solid: 0.4,
    lineOp: dark ? 0.2 : 0.26,
    line: dark ? '#F1E6D6' : '#1B1A17',
  })
  return scene({ w: 1440, h: 680, flat: true, ground: dark ? NIGHT : SAND, under: tiles, items: wide })
}
export const heroPhone = (dark: boolean): string =>
  scene({ w: 390, h: 430, flat: true, ground: dark ? NIGHT : SAND, items: phone })

export const heroCorner = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 300">${field({ w: 390, h: 300, R: 20, ox: 390, oy: 0, reach: 196, solid: 0.4, lineOp: 0.22 })}</svg>`
