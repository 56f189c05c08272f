import type { STILL_LIFE_NAMES } from '../compositions.ts'
import { rect, starPath } from '../kit/geometry.ts'
import { type Placed, scene } from '../kit/scene.ts'
import { field } from '../kit/zellige.ts'

type Name = (typeof STILL_LIFE_NAMES)[number]
const W = 280
const H = 220
const SAND = '#F1E6D6'
const GOLDEN = { color: '#E3BC69', accent: '#E3BC69', metal: 'gold' } as const

/** the outline of something that is not there: dashes where it would lie */
const SOFT =
  '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="4"/></filter>'
const missing = (d: string) =>
  `<path d="${d}" fill="#E7D8C2" opacity=".55"/><path d="${d}" fill="none" stroke="#A4927A" stroke-width="1.6" stroke-dasharray="5 4.5" stroke-linecap="round"/>`
/** a hand-drawn magnifying glass, for a search that found nothing */
const lens = `<g transform="translate(178 116) rotate(-38)"><rect x="-6" y="44" width="12" height="52" rx="6" fill="#4a3218" opacity=".4" filter="url(#soft)" transform="translate(4 5)"/><rect x="-6" y="44" width="12" height="52" rx="6" fill="#7A3B22"/><rect x="-3.5" y="46" width="3" height="46" rx="1.5" fill="#A5603F"/><rect x="-4" y="36" width="8" height="12" fill="#C99A48"/><circle r="37" fill="none" stroke="#4a3218" stroke-width="9" opacity=".36" filter="url(#soft)" cx="0" cy="7"/><circle r="36" fill="#DFEAF0" opacity=".55"/><path d="M-24 -14A28 28 0 0 1 4 -28L-2 -20A22 22 0 0 0 -18 -8Z" fill="#fff" opacity=".8"/><circle r="37" fill="none" stroke="#93692A" stroke-width="6.5"/><circle r="37" fill="none" stroke="#E3BC69" stroke-width="4.5"/></g>`
/** a parcel tied with cord, sealed with the star */
const parcel = `<g transform="translate(104 112) rotate(-6)"><path d="${rect(-58, -40, 116, 84, 3)}" fill="#4a3218" opacity=".45" filter="url(#soft)" transform="translate(5 8)"/><path d="${rect(-58, -40, 116, 84, 3)}" fill="#CFA777"/><path d="M-58 -40H58V-28H-58Z" fill="#DDB98C"/><path d="M-58 30H58V41Q58 44 55 44H-55Q-58 44 -58 41Z" fill="#B98F5E"/><path d="M-10 -40V44M-58 2H58" stroke="#8A5A33" stroke-width="4.5" opacity=".35" transform="translate(1 2)"/><path d="M-10 -40V44M-58 2H58" stroke="#FBF6EA" stroke-width="3.5"/><path d="M-10 2Q-34 -18 -34 -4Q-34 8 -10 2Q14 -18 14 -4Q14 8 -10 2" fill="none" stroke="#FBF6EA" stroke-width="3"/><path d="${starPath(-10, 2, 9)}" fill="#4B3FD1"/><path d="${starPath(-10, 2, 4)}" fill="#E9A23B"/></g>`
/** a dress cut from paper: only its outline remains */
const dress =
  'M122 46L132 50Q140 58 148 50L158 46L172 64L162 74L160 92L178 162Q140 176 102 162L120 92L118 74L108 64Z'
const heart =
  'M204 168C204 168 154 138 154 104A25.5 25.5 0 0 1 204 93A25.5 25.5 0 0 1 254 104C254 138 204 168 204 168Z'
/** a tile cut through by a crack, its halves apart */
function cracked(): string {
  const tile = (dx: number, dy: number, turn: number, side: string) =>
    `<g transform="translate(${200 + dx} ${108 + dy}) rotate(${turn})"><clipPath id="${side}"><path d="${side === 'a' ? 'M-60 -60H6L-8 -22L10 -4L-10 24L2 60H-60Z' : 'M60 -60H6L-8 -22L10 -4L-10 24L2 60H60Z'}"/></clipPath><g filter="url(#soft)" opacity=".4" transform="translate(4 7)"><g clip-path="url(#${side})"><path d="${rect(-46, -46, 92, 92, 3)}" fill="#4a3218"/></g></g><g clip-path="url(#${side})"><path d="${rect(-46, -46, 92, 92, 3)}" fill="#FBF6EA"/><path d="${starPath(0, 0, 43)}" fill="#4B3FD1"/><path d="${starPath(0, 0, 31, Math.PI / 8)}" fill="#FBF6EA"/><path d="${starPath(0, 0, 23)}" fill="#B9472F"/><path d="${starPath(0, 0, 12, Math.PI / 8)}" fill="#E9A23B"/><path d="${rect(-46, -46, 92, 92, 3)}" fill="none" stroke="#C9BBA2" stroke-width="2"/></g></g>`
  return `${tile(-7, 2, -4, 'a')}${tile(8, -3, 6, 'b')}`
}

const LIVES: Readonly<Record<Name, { items: readonly Placed[]; under?: string; over?: string }>> = {
  'empty-cart': {
    items: [
      { good: 'basket', x: 132, y: 112, size: 0.4, rotate: -5, color: '#D9B37A', accent: '#A4502F' },
      { ...GOLDEN, good: 'hoops', x: 222, y: 160, size: 0.2, rotate: 10 },
    ],
  },
  'empty-wishlist': {
    under: missing(heart),
    items: [
      { good: 'hat', x: 88, y: 104, size: 0.4, rotate: -12, color: '#E3C48A', accent: '#B9472F' },
      { ...GOLDEN, good: 'hoops', x: 204, y: 122, size: 0.17, rotate: 10 },
    ],
  },
  'empty-orders': {
    under: parcel,
    items: [
      { good: 'babouche', x: 208, y: 142, size: 0.28, rotate: 14, color: '#E2A33A', accent: '#FBF1D6' },
    ],
  },
  'empty-search': {
    items: [
      {
        good: 'scarf',
        x: 98,
        y: 112,
        size: 0.38,
        rotate: -8,
        color: '#F6EEDD',
        accent: '#4B3FD1',
        pattern: 'ikat',
      },
    ],
    over: lens,
  },
  'not-found': {
    under: missing(dress),
    items: [
      { good: 'sunglasses', x: 54, y: 156, size: 0.25, rotate: -16, color: '#7A431C', accent: '#55613F' },
      { good: 'kidsTrainers', x: 226, y: 154, size: 0.27, rotate: 6, color: '#F7F1E6', accent: '#E2A33A' },
    ],
  },
  'something-wrong': {
    under: cracked(),
    items: [{ good: 'heel', x: 80, y: 112, size: 0.32, rotate: -4, color: '#B9472F', accent: '#8C2F1C' }],
  },
}

/** small pictures for empty pages: they lie on a rounded card of sand, so that they sit on light and on dark */
export function stillLife(name: Name): string {
  const { items, under = '', over = '' } = LIVES[name]
  const card = rect(0, 0, W, H, 18)
  const lines = field({ w: W, h: H, R: 12, ox: W, oy: 0, reach: 96, solid: 0.34, lineOp: 0.13, seed: 8 })
  const body = scene({ w: W, h: H, ground: SAND, under: lines + under, over, items })
  return body
    .replace('<defs>', `<defs>${SOFT}<clipPath id="card"><path d="${card}"/></clipPath>`)
    .replace('</defs>', '</defs><g clip-path="url(#card)">')
    .replace(/<\/svg>$/, '</g></svg>')
}
