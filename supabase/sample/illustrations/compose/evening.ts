import { starPath } from '../kit/geometry.ts'
import { type Placed, scene } from '../kit/scene.ts'
import { field, type Glaze } from '../kit/zellige.ts'
import { GLOW, light, onto } from './trends.ts'

const GOLDEN = { color: '#E3BC69', accent: '#E3BC69', metal: 'gold' } as const
const NIGHT_GLAZE: Glaze = {
  kite1: ['#3D37A8', '#443EB4', '#38329C'],
  kite2: ['#262A5E', '#2B2F68'],
  core: ['#E9A23B'],
  cross: ['#20234F', '#1F6F5C', '#23275A'],
}
const NIGHT = '#191B40'

/** stars of the mark, thinly strewn: place and size */
const SKY: readonly (readonly [number, number, number])[] = [
  [560, 60, 4],
  [640, 360, 3],
  [700, 120, 2.6],
  [888, 52, 3.4],
  [930, 376, 4],
  [520, 250, 2.4],
  [1060, 70, 2.6],
  [472, 128, 2.8],
  [1180, 250, 3],
  [420, 330, 2.2],
]
const sky = (scale: number): string =>
  `<path d="${SKY.map(([x, y, r]) => starPath(x * scale, y * scale, r)).join('')}" fill="#F6E3B4" opacity=".7"/>`

/** the corners of a view finder round what is being tried on */
const frame = (x: number, y: number, w: number, h: number, k: number): string =>
  `M${x} ${y + k}V${y}H${x + k}M${x + w - k} ${y}H${x + w}V${y + k}M${x + w} ${y + h - k}V${y + h}H${x + w - k}M${x + k} ${y + h}H${x}V${y + h - k}`

interface Night {
  readonly w: number
  readonly h: number
  readonly R: number
  readonly reach: number
  readonly scale: number
  readonly glasses: Placed
  readonly others: readonly Placed[]
}

function night({ w, h, R, reach, scale, glasses, others }: Night): string {
  const under =
    GLOW +
    field({ w, h, R, ox: w, oy: h, reach, solid: 0.42, line: '#B9B4FF', lineOp: 0.3, glaze: NIGHT_GLAZE }) +
    sky(scale)
  const seen = onto(glasses, light(frame(34, 66, 332, 226, 40), '#3FE0E6', 3.4))
  return scene({ w, h, flat: true, ground: NIGHT, under, items: [...others, glasses], over: seen })
}

const SHADES = { good: 'sunglasses', color: '#E9E6F6', accent: '#5A50D8' } as const
const CLOCK = { good: 'watch', color: '#2F3A6B', accent: '#C9CDD3', metal: 'silver' } as const
const SHOE = { good: 'sneaker', color: '#E8E6F6', accent: '#E9A23B' } as const
const RING = { good: 'ring', color: '#3FB6C9', accent: '#3FB6C9', metal: 'silver' } as const

/** what is to come, by night */
export const comingSoon = (): string =>
  night({
    w: 1240,
    h: 420,
    R: 36,
    reach: 470,
    scale: 1,
    glasses: { ...SHADES, x: 690, y: 232, size: 0.76, rotate: -8 },
    others: [
      { ...SHOE, x: 1072, y: 260, size: 0.74, rotate: -6 },
      { ...CLOCK, x: 900, y: 206, size: 0.68, rotate: 12 },
      { ...RING, x: 1140, y: 96, size: 0.3, rotate: 8 },
    ],
  })
export const comingSoonPhone = (): string =>
  night({
    w: 390,
    h: 300,
    R: 18,
    reach: 220,
    scale: 0.32,
    glasses: { ...SHADES, x: 214, y: 126, size: 0.46, rotate: -8 },
    others: [
      { ...SHOE, x: 322, y: 232, size: 0.36, rotate: -6 },
      { ...CLOCK, x: 338, y: 104, size: 0.42, rotate: 12 },
    ],
  })

/** velvet and gold for the members */
export const vip = (): string =>
  scene({
    w: 560,
    h: 420,
    flat: true,
    ground: '#4A1F3A',
    under: field({
      w: 560,
      h: 420,
      R: 26,
      ox: 560,
      oy: 0,
      reach: 330,
      solid: 0.4,
      line: '#F3D9A8',
      lineOp: 0.34,
      glaze: {
        kite1: ['#E3BC69', '#D9AE57', '#EBC877'],
        kite2: ['#F8EBD0', '#F3E2BE'],
        core: ['#B9472F'],
        cross: ['#6B2A50', '#742F58', '#2F2A6B'],
      },
    }),
    items: [
      { good: 'clutch', x: 300, y: 196, size: 0.8, rotate: 7, color: '#1F6F5C', accent: '#E3BC69' },
      { good: 'perfume', x: 126, y: 206, size: 0.66, rotate: -11, color: '#EBA85A', accent: '#7E2F4B' },
      {
        ...GOLDEN,
        good: 'ring',
        x: 448,
        y: 308,
        size: 0.46,
        rotate: -6,
        color: '#B3303A',
        accent: '#B3303A',
      },
      { ...GOLDEN, good: 'hoops', x: 232, y: 348, size: 0.32, rotate: 6 },
    ],
  })
