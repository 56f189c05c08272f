import { tone } from './colour.ts'
import { n1, rng } from './geometry.ts'
import { flat, type Motif, type Tile, type TileBody, wrapTile } from './tile.ts'

/** diagonal twill as in denim */
export const twill: Tile = (b) =>
  flat(
    4,
    4,
    `<path d="M-1 5L5 -1M-1 1L1 -1M3 5L5 3" stroke="${tone(b, 0.14)}" stroke-width=".9" opacity=".42"/><path d="M-1 3L3 -1M1 5L5 1" stroke="${tone(b, -0.14)}" stroke-width=".6" opacity=".3"/>`,
  )
/** the finer twill of chinos and trench coats */
export const drill: Tile = (b) =>
  flat(
    2.4,
    2.4,
    `<path d="M-.6 3L3 -.6M-.6 .6L.6 -.6M1.8 3L3 1.8" stroke="${tone(b, 0.1)}" stroke-width=".6" opacity=".4"/><path d="M-.6 1.800L1.8 -.6M.6 3L3 .6" stroke="${tone(b, -0.1)}" stroke-width=".5" opacity=".3"/>`,
  )
export const rib: Tile = (b) =>
  flat(
    5,
    8,
    `<rect width="2.2" height="8" fill="${tone(b, -0.14)}" opacity=".5"/><rect x="3" width="1.2" height="8" fill="${tone(b, 0.14)}" opacity=".5"/>`,
  )
export const knit: Tile = (b) =>
  flat(
    7,
    6,
    `<path d="M0 0L3.5 4L7 0M0 6L3.5 10L7 6M0 -6L3.5 -2L7 -6" fill="none" stroke="${tone(b, -0.17)}" stroke-width="1" opacity=".5"/><path d="M0 1.7L3.5 5.7L7 1.7" fill="none" stroke="${tone(b, 0.15)}" stroke-width=".8" opacity=".45"/>`,
  )
export const weave: Tile = (b) =>
  flat(
    16,
    12,
    `<rect width="16" height="12" fill="${tone(b, -0.17)}"/><rect x=".6" y=".6" width="7" height="5" rx="2.2" fill="${tone(b, 0.05)}"/><rect x="8.6" y="6.6" width="7" height="5" rx="2.2" fill="${tone(b, 0.02)}"/><rect x="8.8" y="0.8" width="6.4" height="4.6" rx="1.8" fill="${tone(b, -0.07)}"/><rect x=".8" y="6.8" width="6.4" height="4.6" rx="1.8" fill="${tone(b, -0.09)}"/><path d="M1.6 1.8h5M9.6 7.8h5" stroke="${tone(b, 0.13)}" stroke-width=".9" stroke-linecap="round"/>`,
  )
export const satin: Tile = (b) =>
  flat(3, 3, `<path d="M0 3L3 0" stroke="${tone(b, 0.08)}" stroke-width=".4" opacity=".35"/>`)
/** wide wales with a lit and a shaded side */
export const cord: Tile = (b) =>
  flat(
    5.2,
    9,
    `<rect width="1.5" height="9" fill="${tone(b, -0.2)}" opacity=".6"/><rect x="1.5" width="1.7" height="9" fill="${tone(b, 0.11)}" opacity=".55"/><path d="M1.6 2h3.2M1.6 5h3.2M1.6 8h3.2" stroke="${tone(b, -0.1)}" stroke-width=".5" opacity=".35"/>`,
  )
/** canvas: a plain weave whose threads just show */
export const canvas: Tile = (b) =>
  flat(
    3.6,
    3.6,
    `<path d="M0 .9h1.800M1.8 2.700h1.8" stroke="${tone(b, 0.1)}" stroke-width="1.1" opacity=".42"/><path d="M.9 1.800v1.800M2.7 0v1.8" stroke="${tone(b, -0.1)}" stroke-width=".9" opacity=".28"/>`,
  )
/** the basket weave of an Oxford shirt, finer still */
export const oxford: Tile = (b) =>
  flat(
    2.6,
    2.6,
    `<path d="M0 .65h1.300M1.3 1.950h1.3" stroke="#fff" stroke-width=".9" opacity=".34"/><path d="M.65 1.300v1.300M1.950 0v1.3" stroke="${tone(b, -0.08)}" stroke-width=".7" opacity=".3"/>`,
  )

/** short strokes strewn over a tile without a seam, as slubs, brushed hair or fleece */
function strewn(
  w: number,
  h: number,
  n: number,
  seed: number,
  stroke: (r: () => number) => string,
  colours: readonly [string, number][],
): TileBody {
  const r = rng(seed)
  let body = ''
  for (const [colour, opacity] of colours) {
    const list: Motif[] = []
    for (let i = 0; i < n; i++) {
      const d = stroke(r)
      list.push([r() * w, r() * h, 16, (x, y) => `M${n1(x)} ${n1(y)}${d}`])
    }
    body += `<path d="${wrapTile(w, h, list)}" fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="1" opacity="${opacity}"/>`
  }
  return flat(w, h, body)
}
/** linen: threads both ways, thick and thin, nowhere regular */
export const linen: Tile = (b) =>
  strewn(61, 53, 70, 9, (r) => (r() > 0.45 ? `h${n1(4 + r() * 11)}` : `v${n1(4 + r() * 10)}`), [
    [tone(b, -0.12), 0.2],
    [tone(b, 0.12), 0.42],
  ])
/** suede: nap brushed a little every way */
export const suede: Tile = (b) =>
  strewn(67, 59, 110, 4, (r) => `l${n1((r() - 0.3) * 6)} ${n1((r() - 0.5) * 4)}`, [
    [tone(b, -0.08), 0.26],
    [tone(b, 0.08), 0.26],
  ])
export const fleece: Tile = (b) =>
  strewn(
    47,
    43,
    80,
    6,
    (r) => `q${n1(1 + r() * 2)} ${n1(-2 - r() * 2)} ${n1(3 + r() * 2)} ${n1((r() - 0.5) * 2)}`,
    [
      [tone(b, -0.12), 0.34],
      [tone(b, 0.13), 0.5],
    ],
  )

const PEBBLES: readonly (readonly [number, number, number])[] = [
  [6, 6, 4.6],
  [16, 4, 4],
  [26, 8, 5],
  [35, 4, 4],
  [4, 16, 4.2],
  [13, 14, 4.4],
  [22, 18, 4],
  [32, 16, 5],
  [8, 26, 5],
  [18, 26, 4.2],
  [28, 27, 4.6],
  [36, 26, 4],
]
/** leather's pebbled grain, for the close-ups */
export const grain: Tile = (b) => {
  const pebble = ([x, y, r]: readonly [number, number, number]): Motif => [
    x,
    y,
    r * 1.4,
    (X, Y) =>
      `<ellipse cx="${X}" cy="${Y}" rx="${r}" ry="${n1(r * 0.84)}" fill="${tone(b, -0.06)}" opacity=".5"/><ellipse cx="${n1(X - 0.8)}" cy="${n1(Y - 0.9)}" rx="${n1(r * 0.74)}" ry="${n1(r * 0.6)}" fill="${tone(b, 0.045)}" opacity=".7"/>`,
  ]
  return flat(40, 32, wrapTile(40, 32, PEBBLES.map(pebble)))
}

/** waffle: square cells sunk between raised threads */
export const waffle: Tile = (b) =>
  flat(
    6,
    6,
    `<path d="M.8 .8h4.800v4.800h-4.8Z" fill="${tone(b, -0.08)}" opacity=".42"/><path d="M2.6 2.600h3v3h-3Z" fill="${tone(b, 0.02)}" opacity=".6"/><path d="M0 .4h6M.4 0v6" stroke="${tone(b, 0.12)}" stroke-width="1" opacity=".5"/>`,
  )
