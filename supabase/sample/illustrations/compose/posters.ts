import type { CATEGORY_NAMES } from '../compositions.ts'
import { type Placed, scene } from '../kit/scene.ts'
import { field } from '../kit/zellige.ts'

const poster = (ground: string, items: Placed[]) => scene({ w: 400, h: 500, ground, items })
const GOLDEN = { color: '#E3BC69', accent: '#E3BC69', metal: 'gold' } as const

export const CATEGORIES: Readonly<Record<(typeof CATEGORY_NAMES)[number], () => string>> = {
  dresses: () =>
    poster('#C9583C', [
      {
        good: 'wrapDress',
        x: 268,
        y: 268,
        size: 1.02,
        rotate: 9,
        color: '#F0E2CA',
        accent: '#B9472F',
        pattern: 'ikat',
      },
      {
        good: 'maxiDress',
        x: 142,
        y: 262,
        size: 1.08,
        rotate: -7,
        color: '#F7D9CF',
        accent: '#B9472F',
        pattern: 'floral',
      },
    ]),
  tops: () =>
    poster('#AFC4D8', [
      { good: 'blouse', x: 226, y: 176, size: 0.98, rotate: 8, color: '#FBF6EC', accent: '#C9A66B' },
      {
        good: 'tee',
        x: 178,
        y: 330,
        size: 0.98,
        rotate: -8,
        color: '#F6F1E6',
        accent: '#26356B',
        pattern: 'stripe',
      },
    ]),
  bottoms: () =>
    poster('#E9C46F', [
      { good: 'pleatedSkirt', x: 270, y: 250, size: 0.98, rotate: 8, color: '#6A5BC9', accent: '#E9C989' },
      { good: 'jeans', x: 138, y: 262, size: 1.06, rotate: -7, color: '#4C6A96', accent: '#D08A3C' },
    ]),
  shoes: () =>
    poster('#2C7664', [
      { good: 'babouche', x: 206, y: 152, size: 0.72, rotate: 66, color: '#E2A33A', accent: '#FBF1D6' },
      { good: 'sneaker', x: 196, y: 330, size: 0.98, rotate: -5, color: '#F3EDE0', accent: '#B9472F' },
    ]),
  bags: () =>
    poster('#DDB7A6', [
      { good: 'crossbody', x: 262, y: 190, size: 0.84, rotate: 10, color: '#7A3B22', accent: '#4B3FD1' },
      { good: 'basket', x: 164, y: 300, size: 0.98, rotate: -6, color: '#D9B37A', accent: '#1F6F5C' },
    ]),
  jewelry: () =>
    poster('#3E35A8', [
      { ...GOLDEN, good: 'necklace', x: 206, y: 250, size: 1.22, rotate: 4, color: '#2F9C8E' },
      { ...GOLDEN, good: 'hoops', x: 202, y: 196, size: 0.66, rotate: -10 },
    ]),
}

export function dailyDeals(): string {
  const tiles = field({
    w: 820,
    h: 380,
    R: 40,
    ox: 820,
    oy: 380,
    reach: 540,
    solid: 0.36,
    line: '#FFFFFF',
    lineOp: 0.34,
    glaze: {
      kite1: ['#B9472F', '#C2523A', '#A93F28'],
      kite2: ['#FBF6EA', '#F4ECDB'],
      core: ['#E9A23B'],
      cross: ['#2C2490', '#31289A', '#1F6F5C'],
    },
  })
  return scene({
    w: 820,
    h: 380,
    flat: true,
    ground: '#3B30B0',
    under: tiles,
    items: [
      { good: 'heel', x: 190, y: 200, size: 0.84, rotate: -6, color: '#DC6244', accent: '#A93F28' },
      { ...GOLDEN, good: 'watch', x: 386, y: 188, size: 0.72, rotate: 13, color: '#6B4228' },
      { good: 'crossbody', x: 590, y: 176, size: 0.84, rotate: -5, color: '#E2A33A', accent: '#4B3FD1' },
    ],
  })
}

export const newArrivalsPoster = (): string =>
  scene({
    w: 620,
    h: 860,
    ground: '#D8C3E0',
    under: field({ w: 620, h: 860, R: 34, ox: 0, oy: 860, reach: 520, solid: 0.4, lineOp: 0.22 }),
    items: [
      { good: 'pleatedSkirt', x: 376, y: 560, size: 1.2, rotate: 7, color: '#C2934E', accent: '#F2DDAE' },
      { good: 'knit', x: 288, y: 312, size: 1.3, rotate: -6, color: '#F3EADA', accent: '#E9A23B' },
      { good: 'basket', x: 176, y: 640, size: 0.86, rotate: -8, color: '#DDB981', accent: '#1F6F5C' },
      { ...GOLDEN, good: 'hoops', x: 530, y: 150, size: 0.4, rotate: 6 },
    ],
  })
