import type { BANNER_NAMES } from '../compositions.ts'
import { type Placed, scene } from '../kit/scene.ts'
import { field, type Glaze } from '../kit/zellige.ts'

type Name = (typeof BANNER_NAMES)[number]

interface Banner {
  /** flat, so that a page of the same colour meets the picture without an edge */
  readonly ground: string
  readonly line: string
  readonly glaze?: Glaze
  /** the corner at the end side that the tiles grow from: top or bottom */
  readonly corner: 'top' | 'bottom'
  readonly wide: readonly Placed[]
  readonly phone: readonly Placed[]
}

const INK = '#1B1A17'
const PALE = '#FFFFFF'
const GOLDEN = { color: '#E3BC69', accent: '#E3BC69', metal: 'gold' } as const

const WRAP = { good: 'wrapDress', color: '#BD573C', accent: '#E9A23B', pattern: 'plain' } as const
const TEAL_BAG = { good: 'crossbody', color: '#1F6F5C', accent: '#E9A23B' } as const
const HEELS = { good: 'heel', color: '#A92C38', accent: '#8C2330' } as const
const SILK = { good: 'scarf', color: '#F6EEDD', accent: '#4A5FC0', pattern: 'zellige' } as const
const DROPS = { good: 'dropEarrings', color: '#3A9C9A', accent: '#3A9C9A', metal: 'gold' } as const

const BLAZER = { good: 'blazer', color: '#2B3860', accent: '#6B4A2E' } as const
const POLO = { good: 'polo', color: '#F8F2E6', accent: '#2F7562', pattern: 'stripe' } as const
const LOAFERS = { good: 'loafer', color: '#7A4A30', accent: '#3A2416' } as const
const WATCH = { good: 'watch', color: '#6B3A22', accent: '#E3BC69', metal: 'gold' } as const
const CHINOS = { good: 'chinos', color: '#D9C29A', accent: '#5B3A22' } as const

const FROCK = { good: 'kidsDress', color: '#3A9C9A', accent: '#FBE6C4', pattern: 'lemon' } as const
const DUNGAREES = { good: 'dungarees', color: '#4A6BB5', accent: '#E3BC69', pattern: 'cord' } as const
const TRAINERS = { good: 'kidsTrainers', color: '#D2483F', accent: '#FBE3B0' } as const
const BEAR = { good: 'teddy', color: '#C8A477', accent: '#B9472F' } as const
const CUBES = { good: 'blocks', color: '#B3303A', accent: '#E2A33A' } as const

const BANNERS: Readonly<Record<Name, Banner>> = {
  'department-women': {
    ground: '#EDCDC3',
    line: INK,
    corner: 'top',
    wide: [
      { ...SILK, x: 980, y: 300, size: 0.72, rotate: 14 },
      { ...WRAP, x: 792, y: 236, size: 0.98, rotate: -8 },
      { ...TEAL_BAG, x: 1002, y: 178, size: 0.66, rotate: 10 },
      { ...HEELS, x: 1120, y: 312, size: 0.52, rotate: -6 },
      { ...DROPS, x: 606, y: 300, size: 0.34, rotate: 8 },
    ],
    phone: [
      { ...WRAP, x: 260, y: 166, size: 0.62, rotate: -8 },
      { ...TEAL_BAG, x: 352, y: 118, size: 0.36, rotate: 12 },
      { ...HEELS, x: 342, y: 252, size: 0.34, rotate: -6 },
      { ...DROPS, x: 168, y: 238, size: 0.24, rotate: 8 },
    ],
  },
  'department-men': {
    ground: '#C4D0DC',
    line: INK,
    corner: 'bottom',
    wide: [
      { ...CHINOS, x: 966, y: 252, size: 0.94, rotate: 10 },
      { ...POLO, x: 622, y: 226, size: 0.6, rotate: -14 },
      { ...BLAZER, x: 800, y: 222, size: 0.9, rotate: -5 },
      { ...WATCH, x: 1096, y: 150, size: 0.52, rotate: 16 },
      { ...LOAFERS, x: 1112, y: 322, size: 0.5, rotate: -8 },
    ],
    phone: [
      { ...CHINOS, x: 334, y: 176, size: 0.6, rotate: 9 },
      { ...BLAZER, x: 240, y: 164, size: 0.58, rotate: -6 },
      { ...LOAFERS, x: 340, y: 254, size: 0.32, rotate: -8 },
      { ...WATCH, x: 156, y: 244, size: 0.28, rotate: 14 },
    ],
  },
  'department-kids': {
    ground: '#F1D58A',
    line: INK,
    corner: 'top',
    wide: [
      { ...FROCK, x: 792, y: 218, size: 0.86, rotate: -7 },
      { ...DUNGAREES, x: 984, y: 240, size: 0.82, rotate: 8 },
      { ...BEAR, x: 604, y: 262, size: 0.5, rotate: -10 },
      { ...TRAINERS, x: 1134, y: 316, size: 0.5, rotate: -6 },
      { ...CUBES, x: 1130, y: 170, size: 0.36, rotate: 8 },
    ],
    phone: [
      { ...FROCK, x: 244, y: 146, size: 0.52, rotate: -7 },
      { ...DUNGAREES, x: 342, y: 168, size: 0.5, rotate: 8 },
      { ...BEAR, x: 150, y: 230, size: 0.3, rotate: -10 },
      { ...TRAINERS, x: 288, y: 256, size: 0.3, rotate: -6 },
    ],
  },
  sale: {
    ground: '#B0432C',
    line: PALE,
    corner: 'bottom',
    glaze: {
      kite1: ['#E9A23B', '#E39A33', '#EEAC4B'],
      kite2: ['#FBF6EA', '#F4ECDB'],
      core: ['#4B3FD1'],
      cross: ['#7E2A1A', '#8A3020', '#4338BE'],
    },
    wide: [
      {
        good: 'sundress',
        color: '#FAF6EC',
        accent: '#B9472F',
        pattern: 'lemon',
        x: 800,
        y: 226,
        size: 0.9,
        rotate: -8,
      },
      { good: 'denimJacket', color: '#7F9FC8', accent: '#D08A3C', x: 992, y: 206, size: 0.76, rotate: 9 },
      { good: 'sneaker', color: '#F6F0E4', accent: '#4B3FD1', x: 1110, y: 324, size: 0.5, rotate: -8 },
      { good: 'basket', color: '#DDB56A', accent: '#1F6F5C', x: 620, y: 282, size: 0.5, rotate: -9 },
    ],
    phone: [
      {
        good: 'sundress',
        color: '#FAF6EC',
        accent: '#B9472F',
        pattern: 'lemon',
        x: 252,
        y: 152,
        size: 0.56,
        rotate: -8,
      },
      { good: 'denimJacket', color: '#7F9FC8', accent: '#D08A3C', x: 346, y: 138, size: 0.46, rotate: 10 },
      { good: 'sneaker', color: '#F6F0E4', accent: '#4B3FD1', x: 332, y: 252, size: 0.34, rotate: -8 },
      { good: 'basket', color: '#DDB56A', accent: '#1F6F5C', x: 164, y: 240, size: 0.28, rotate: -9 },
    ],
  },
  deals: {
    ground: '#1D5B4C',
    line: PALE,
    corner: 'top',
    wide: [
      { good: 'clutch', color: '#6A5BC9', accent: '#E3BC69', x: 1004, y: 190, size: 0.68, rotate: 8 },
      { good: 'babouche', color: '#E2A33A', accent: '#FBF1D6', x: 798, y: 220, size: 0.72, rotate: -18 },
      { good: 'hat', color: '#E9CE98', accent: '#B9472F', x: 622, y: 254, size: 0.52, rotate: -12 },
      { good: 'perfume', color: '#E9A3A0', accent: '#7E2F4B', x: 1132, y: 290, size: 0.5, rotate: 12 },
      { ...GOLDEN, good: 'hoops', x: 946, y: 358, size: 0.34, rotate: 6 },
    ],
    phone: [
      { good: 'clutch', color: '#6A5BC9', accent: '#E3BC69', x: 340, y: 120, size: 0.4, rotate: 8 },
      { good: 'babouche', color: '#E2A33A', accent: '#FBF1D6', x: 244, y: 172, size: 0.46, rotate: -18 },
      { good: 'perfume', color: '#E9A3A0', accent: '#7E2F4B', x: 348, y: 238, size: 0.3, rotate: 12 },
      { ...GOLDEN, good: 'hoops', x: 158, y: 250, size: 0.24, rotate: 6 },
    ],
  },
  'flash-deals': {
    ground: '#3B30B0',
    line: PALE,
    corner: 'bottom',
    glaze: {
      kite1: ['#B9472F', '#C2523A', '#A93F28'],
      kite2: ['#FBF6EA', '#F4ECDB'],
      core: ['#E9A23B'],
      cross: ['#2C2490', '#31289A', '#1F6F5C'],
    },
    wide: [
      {
        good: 'maxiDress',
        color: '#F2CB57',
        accent: '#B9472F',
        pattern: 'floral',
        x: 802,
        y: 236,
        size: 0.96,
        rotate: -8,
      },
      {
        good: 'tote',
        color: '#F3EBDA',
        accent: '#2B3860',
        pattern: 'stripe',
        x: 990,
        y: 220,
        size: 0.7,
        rotate: 8,
      },
      { good: 'sandal', color: '#B9573C', accent: '#E3BC69', x: 1128, y: 300, size: 0.46, rotate: 14 },
      { good: 'sunglasses', color: '#8E2631', accent: '#5A4A45', x: 616, y: 306, size: 0.46, rotate: -14 },
    ],
    phone: [
      {
        good: 'maxiDress',
        color: '#F2CB57',
        accent: '#B9472F',
        pattern: 'floral',
        x: 250,
        y: 166,
        size: 0.6,
        rotate: -8,
      },
      {
        good: 'tote',
        color: '#F3EBDA',
        accent: '#2B3860',
        pattern: 'stripe',
        x: 344,
        y: 150,
        size: 0.42,
        rotate: 8,
      },
      { good: 'sandal', color: '#B9573C', accent: '#E3BC69', x: 336, y: 256, size: 0.26, rotate: 14 },
      { good: 'sunglasses', color: '#8E2631', accent: '#5A4A45', x: 150, y: 262, size: 0.28, rotate: -12 },
    ],
  },
}

/** goods behind the words of a page, calm at the inline start; for a phone the same on a smaller sheet */
export function banner(name: Name, phone = false): string {
  const { ground, line, corner, glaze, ...items } = BANNERS[name]
  const [w, h, R, reach] = phone ? [390, 300, 18, 230] : [1240, 420, 36, 470]
  const under = field({
    w,
    h,
    R,
    reach,
    ox: w,
    oy: corner === 'top' ? 0 : h,
    solid: 0.42,
    line,
    lineOp: line === INK ? 0.22 : 0.3,
    ...(glaze ? { glaze } : {}),
  })
  return scene({ w, h, flat: true, ground, under, items: phone ? items.phone : items.wide })
}
