import { lightness, tone } from './colour.ts'
import { n1, rng, STAR_IN, starPath } from './geometry.ts'
import { flat, type Motif, type Tile, type TileBody, wrapTile } from './tile.ts'

const SAFFRON = '#E9A23B'
const TERRACOTTA = '#B9472F'

/** a half-drop repeat of two motifs */
const halfDrop = (w: number, h: number, reach: number, a: Motif[3], b: Motif[3] = a): TileBody =>
  flat(
    w,
    h,
    wrapTile(w, h, [
      [w * 0.25, h * 0.25, reach, a],
      [w * 0.75, h * 0.75, reach, b],
    ]),
  )

/** eight-pointed stars, large and small, as on the tiles of the shop */
export const star = (_: string, a: string, k: number): TileBody =>
  flat(
    34 * k,
    36 * k,
    wrapTile(34 * k, 36 * k, [
      [9 * k, 9 * k, 8 * k, (x, y) => `<path d="${starPath(x, y, 6 * k)}" fill="${a}"/>`],
      [26 * k, 27 * k, 8 * k, (x, y) => `<path d="${starPath(x, y, 6 * k, 0.39)}" fill="${a}"/>`],
      [26 * k, 8 * k, 5 * k, (x, y) => `<path d="${starPath(x, y, 2.6 * k)}" fill="${a}" opacity=".75"/>`],
      [9 * k, 27 * k, 5 * k, (x, y) => `<path d="${starPath(x, y, 2.6 * k)}" fill="${a}" opacity=".75"/>`],
    ]),
  )

const heartAt = (x: number, y: number, r: number) =>
  `M${n1(x)} ${n1(y + r)}C${n1(x - r * 1.5)} ${n1(y)} ${n1(x - r)} ${n1(y - r * 1.1)} ${n1(x)} ${n1(y - r * 0.4)}C${n1(x + r)} ${n1(y - r * 1.1)} ${n1(x + r * 1.5)} ${n1(y)} ${n1(x)} ${n1(y + r)}Z`
export const heart = (_: string, a: string, k: number): TileBody =>
  halfDrop(
    27 * k,
    28 * k,
    8 * k,
    (x, y) => `<path d="${heartAt(x, y, 5 * k)}" fill="${a}"/>`,
    (x, y) => `<path d="${heartAt(x, y, 5 * k)}" fill="${a}" transform="rotate(14 ${n1(x)} ${n1(y)})"/>`,
  )

/** lemons with a leaf, every other one cut open by its sheen only */
export function lemon(base: string, _: string, k: number): TileBody {
  const leaf = lightness(base) < 0.55 ? '#9CC29F' : '#4E7A5E'
  const fruit =
    (turn: number): Motif[3] =>
    (x, y) =>
      `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${turn}) scale(${n1(k)})"><path d="M2 -8.500Q9 -15 16 -11Q11 -4 2 -8.500Z" fill="${leaf}"/><path d="M1 -8Q-5 -15 -12 -13Q-9 -6 1 -8Z" fill="${tone(leaf, 0.09)}"/><path d="M0 -10C2 -9 7.500 -7 7.500 0C7.500 6 3 8.500 1.400 11Q0 13 -1.400 11C-3 8.500 -7.500 6 -7.500 0C-7.500 -7 -2 -9 0 -10Z" fill="#F4C93F"/><path d="M2.500 -6.500C6 -4.500 7.500 -1 7 2C6 6 3 8 1.400 11Q4 3 2.500 -6.500Z" fill="#DFA22B" opacity=".75"/><path d="M-4.500 -3Q-5 1 -3 4" fill="none" stroke="#FFF1B8" stroke-width="1.500" stroke-linecap="round"/></g>`
  const small: Motif = [
    0,
    0,
    6 * k,
    (x, y) => `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(1.7 * k)}" fill="${leaf}"/>`,
  ]
  const w = 50 * k
  const h = 54 * k
  return flat(
    w,
    h,
    wrapTile(w, h, [
      [w * 0.27, h * 0.27, 18 * k, fruit(24)],
      [w * 0.77, h * 0.77, 18 * k, fruit(-28)],
      small,
      [w * 0.52, h * 0.5, 5 * k, small[3]],
    ]),
  )
}

/** stars and crosses of glazed tile in the second colour, saffron at their hearts, terracotta between */
export function zellige(base: string, a: string, k: number): TileBody {
  const R = 17 * k
  const w = 2 * R
  const starAt: Motif[3] = (x, y) =>
    `<path d="${starPath(x, y, R * 0.97)}" fill="${a}"/><path d="${starPath(x, y, R * STAR_IN * 0.86, Math.PI / 8)}" fill="${tone(base, 0.02)}"/><path d="${starPath(x, y, R * STAR_IN * 0.62)}" fill="${a}"/><path d="${starPath(x, y, R * 0.3, Math.PI / 8)}" fill="${SAFFRON}"/>`
  const cross: Motif[3] = (x, y) => `<path d="${starPath(x, y, R * 0.3)}" fill="${TERRACOTTA}"/>`
  return flat(
    w,
    w,
    wrapTile(w, w, [
      [R, R, R, starAt],
      [0, 0, R * 0.4, cross],
    ]),
  )
}

/** rosettes with an open dark rim round a warmer heart, never two alike */
export function leopard(base: string, _: string, k: number): TileBody {
  const r = rng(17)
  const w = 66 * k
  const h = 62 * k
  const dark = tone(base, -0.46, -0.01)
  const heart = tone(base, -0.15, 0.025)
  const list: Motif[] = []
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 4; col++) {
      const x = ((col + (row % 2 ? 0.5 : 0) + (r() - 0.5) * 0.34) / 4) * w
      const y = ((row + 0.5 + (r() - 0.5) * 0.34) / 4) * h
      const size = (4.4 + r() * 1.8) * k
      const turn = r() * 360
      const squash = 0.72 + r() * 0.2
      const gap = 0.9 + r() * 0.8
      const arc = (from: number, to: number, out: number) => {
        const at = (t: number, q: number) => `${n1(Math.cos(t) * q)} ${n1(Math.sin(t) * q * squash)}`
        const mid = (from + to) / 2
        return `M${at(from, size)}Q${at(mid, size * out)} ${at(to, size)}Q${at(mid, size * 1.06)} ${at(from, size)}Z`
      }
      const rim = arc(0, 1.7, 2) + arc(1.7 + gap * 0.5, 3.6 + gap * 0.4, 2.1) + arc(3.9 + gap * 0.4, 5.7, 2)
      list.push([
        x,
        y,
        size * 1.8,
        (X, Y) =>
          `<g transform="translate(${n1(X)} ${n1(Y)}) rotate(${n1(turn)})"><ellipse rx="${n1(size * 0.8)}" ry="${n1(size * 0.6)}" fill="${heart}"/><path d="${rim}" fill="${dark}" stroke="${dark}" stroke-width="${n1(0.7 * k)}" stroke-linejoin="round"/></g>`,
      ])
    }
  return flat(w, h, wrapTile(w, h, list))
}

/** the broken check of a coat: four threads dark, four light, both ways, woven two over two */
export const houndstooth = (_: string, a: string, k: number): TileBody => {
  const u = 1.5 * k
  let d = ''
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      const warpOnTop = (x + y) % 4 < 2
      if (warpOnTop ? x < 4 : y < 4) d += `M${n1(x * u)} ${n1(y * u)}h${n1(u)}v${n1(u)}h${n1(-u)}Z`
    }
  return flat(n1(8 * u), n1(8 * u), `<path d="${d}" fill="${a}" opacity=".92"/>`)
}

/** foil whose colour changes with the angle: soft slanting bands of rose, aqua, violet and lemon over the cloth */
export const holo: Tile = (b, _accent, k) => {
  const w = 96 * k
  const band = w / 24
  const hues = ['#F7A8DA', '#C9A6F5', '#8FD3F4', '#9CF0D6', '#F6F3A6', '#FFC9A8']
  const bands = Array.from({ length: 48 }, (_, i) => {
    const x = i * band - w
    const hue = hues[Math.floor(i / 4) % hues.length]
    const opacity = 0.3 + 0.24 * Math.sin((i % 4) * 0.8 + 0.4)
    return `<path d="M${x.toFixed(2)} ${w}L${(x + w).toFixed(2)} 0h${(band * 1.05).toFixed(2)}L${(x + band * 1.05).toFixed(2)} ${w}Z" fill="${hue}" opacity="${opacity.toFixed(2)}"/>`
  })
  return flat(w, w, `<rect width="${w}" height="${w}" fill="${tone(b, 0.06)}"/>${bands.join('')}`)
}
