import type { COLLECTION_NAMES } from '../compositions.ts'
import { type Placed, scene } from '../kit/scene.ts'
import { field, type Glaze } from '../kit/zellige.ts'

type Name = (typeof COLLECTION_NAMES)[number]
const GOLDEN = { color: '#E3BC69', accent: '#E3BC69', metal: 'gold' } as const

interface Poster {
  readonly ground: string
  /** where the tiles grow from, and how far */
  readonly tiles: readonly [ox: number, oy: number, reach: number]
  readonly glaze?: Glaze
  readonly line?: string
  readonly items: readonly Placed[]
}

const POSTERS: Readonly<Record<Name, Poster>> = {
  'summer-vibes': {
    ground: '#F0C36B',
    tiles: [400, 0, 210],
    items: [
      { good: 'slipDress', x: 250, y: 268, size: 1.02, rotate: 9, color: '#F6E7D2', accent: '#C9A66B' },
      { good: 'hat', x: 132, y: 150, size: 0.66, rotate: -14, color: '#E9CE98', accent: '#B9472F' },
      { good: 'sandal', x: 116, y: 364, size: 0.58, rotate: -12, color: '#7A3B22', accent: '#E3BC69' },
      { good: 'sunglasses', x: 308, y: 452, size: 0.4, rotate: 10, color: '#7A431C', accent: '#55613F' },
    ],
  },
  'urban-edge': {
    ground: '#8FA0B5',
    tiles: [0, 0, 190],
    glaze: {
      kite1: ['#24304F', '#2B3858'],
      kite2: ['#EDE6D8', '#F4ECDB'],
      core: ['#E9A23B'],
      cross: ['#3C4A63', '#B9472F'],
    },
    items: [
      { good: 'jeans', x: 268, y: 306, size: 0.92, rotate: 9, color: '#33415F', accent: '#D08A3C' },
      { good: 'bomber', x: 168, y: 196, size: 0.86, rotate: -8, color: '#2D2A27', accent: '#C9C5BC' },
      { good: 'sneaker', x: 146, y: 398, size: 0.56, rotate: -4, color: '#F6F0E4', accent: '#4B3FD1' },
    ],
  },
  'boho-chic': {
    ground: '#D9927A',
    tiles: [0, 500, 220],
    items: [
      { good: 'kaftan', x: 226, y: 238, size: 0.98, rotate: 6, color: '#FAF3E4', accent: '#B9472F' },
      { good: 'basket', x: 112, y: 366, size: 0.62, rotate: -10, color: '#D9B37A', accent: '#1F6F5C' },
      { good: 'bracelets', x: 318, y: 410, size: 0.42, rotate: 10, color: '#2F7F78', accent: '#E3BC69' },
    ],
  },
  'formal-elegance': {
    ground: '#2B3150',
    tiles: [400, 500, 220],
    line: '#F1E6D6',
    glaze: {
      kite1: ['#4B3FD1', '#574BDB'],
      kite2: ['#E9DFC9', '#F4ECDB'],
      core: ['#E9A23B'],
      cross: ['#1D2340', '#222A4A'],
    },
    items: [
      { good: 'wrapDress', x: 190, y: 262, size: 1.08, rotate: -6, color: '#A92C38', accent: '#E9A23B' },
      { ...GOLDEN, good: 'necklace', x: 306, y: 138, size: 0.62, rotate: 12, color: '#2F7F78' },
      { good: 'heel', x: 300, y: 372, size: 0.56, rotate: 8, color: '#E3BC69', accent: '#A97F34' },
    ],
  },
  'vintage-revival': {
    ground: '#5E8A78',
    tiles: [400, 0, 200],
    line: '#F1E6D6',
    items: [
      { good: 'pleatedSkirt', x: 246, y: 320, size: 0.86, rotate: 7, color: '#C2934E', accent: '#F2DDAE' },
      {
        good: 'blouse',
        x: 178,
        y: 176,
        size: 0.86,
        rotate: -7,
        color: '#F3E4CC',
        accent: '#B9472F',
        pattern: 'ditsy',
      },
      { good: 'crossbody', x: 110, y: 384, size: 0.56, rotate: -9, color: '#7A3B22', accent: '#E2A33A' },
      { ...GOLDEN, good: 'watch', x: 344, y: 212, size: 0.44, rotate: 14, color: '#6B3A22' },
    ],
  },
  'minimalist-modern': {
    ground: '#E4DACB',
    tiles: [0, 500, 170],
    glaze: {
      kite1: ['#B9AD99', '#C4B8A4'],
      kite2: ['#F7F1E6', '#F1E9DA'],
      core: ['#E9A23B'],
      cross: ['#8E8473', '#9A9080'],
    },
    items: [
      { good: 'wideTrousers', x: 258, y: 300, size: 0.92, rotate: 6, color: '#2D2B28', accent: '#B98B4F' },
      { good: 'shirt', x: 168, y: 196, size: 0.88, rotate: -7, color: '#F6F0E4', accent: '#D9CDB6' },
      { good: 'tote', x: 104, y: 382, size: 0.56, rotate: -8, color: '#EADFC8', accent: '#8A4B2A' },
    ],
  },
}

/** a poster of one of the curated collections */
export function collection(name: Name): string {
  const { ground, tiles, glaze, line, items } = POSTERS[name]
  const [ox, oy, reach] = tiles
  const under = field({
    w: 400,
    h: 500,
    R: 22,
    ox,
    oy,
    reach,
    solid: 0.42,
    lineOp: 0.26,
    ...(glaze ? { glaze } : {}),
    ...(line ? { line } : {}),
  })
  return scene({ w: 400, h: 500, ground, under, items })
}
