import { lightness, tone } from './colour.ts'
import { at, lerp, n1 } from './geometry.ts'

import { flat, type Motif, type TileBody, wrapTile } from './tile.ts'

const SAFFRON = '#E9A23B'

function blossom(x: number, y: number, r: number, a: number, c: string, core: string, petals = 5): string {
  let shape = ''
  let veins = ''
  for (let i = 0; i < petals; i++) {
    const t = a + (i * 2 * Math.PI) / petals
    const C = Math.cos(t)
    const S = Math.sin(t)
    const arc = `A${n1(r * 0.52)} ${n1(r * 0.4)} ${Math.round((t * 180) / Math.PI)} 1 1 `
    const inner = `${n1(x + C * r * 0.1)} ${n1(y + S * r * 0.1)}`
    shape += `M${inner}${arc}${n1(x + C * r * 1.14)} ${n1(y + S * r * 1.14)}${arc}${inner}`
    veins += `M${n1(x + C * r * 0.3)} ${n1(y + S * r * 0.3)}L${n1(x + C * r * 0.8)} ${n1(y + S * r * 0.8)}`
  }
  const vein = r > 5 ? `<path d="${veins}" stroke="${tone(c, -0.12)}" stroke-width="${n1(r * 0.09)}"/>` : ''
  return `<path d="${shape}" fill="${c}"/>${vein}<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * 0.27)}" fill="${core}"/>`
}

function leaf(x: number, y: number, l: number, a: number, c: string): string {
  const ex = x + Math.cos(a) * l
  const ey = y + Math.sin(a) * l
  const nx = -Math.sin(a) * l * 0.26
  const ny = Math.cos(a) * l * 0.26
  const mx = (x + ex) / 2
  const my = (y + ey) / 2
  return `<path d="M${n1(x)} ${n1(y)}Q${n1(mx + nx)} ${n1(my + ny)} ${n1(ex)} ${n1(ey)}Q${n1(mx - nx)} ${n1(my - ny)} ${n1(x)} ${n1(y)}Z" fill="${c}"/>`
}

/** a half-drop repeat: open flowers, small ones, sprigs and buds between, so that no row shows */
export function floral(base: string, accent: string, size: number): TileBody {
  const k = size * 0.8
  const w = 136 * k
  const h = 148 * k
  const dark = lightness(base) < 0.5
  const g = dark ? '#8FB59A' : '#4E7A5E'
  const g2 = tone(g, dark ? -0.1 : 0.1)
  const a2 = tone(accent, dark ? 0.06 : -0.07)
  const c2 = dark ? '#F3E3CF' : tone(accent, 0.2)
  const c3 = dark ? tone(accent, -0.1) : tone(accent, 0.3, -0.03)
  const flower = (x: number, y: number, r: number, a: number, c: string, n = 5): Motif => [
    x * k,
    y * k,
    r * k * 2,
    (X, Y) =>
      leaf(X, Y, r * 1.9 * k, a + 0.5, g) +
      leaf(X, Y, r * 1.75 * k, a + 2.5, g2) +
      (r > 10 ? leaf(X, Y, r * 1.6 * k, a + 4.3, g) : '') +
      blossom(X, Y, r * k, a, c, SAFFRON, n),
  ]
  const sprig = (x: number, y: number, l: number, a: number, c: string): Motif => [
    x * k,
    y * k,
    l * k,
    (X, Y) => {
      const C = Math.cos(a)
      const S = Math.sin(a)
      const L = l * k
      const ex = X + C * L
      const ey = Y + S * L
      return `<path d="M${n1(X)} ${n1(Y)}Q${n1(X + (C - S * 0.5) * L * 0.5)} ${n1(Y + (S + C * 0.5) * L * 0.5)} ${n1(ex)} ${n1(ey)}" fill="none" stroke="${g}" stroke-width="${n1(1.1 * k)}"/>${leaf(X + C * L * 0.35, Y + S * L * 0.35 + 1, L * 0.42, a + 1, g2)}${leaf(X + C * L * 0.6, Y + S * L * 0.6, L * 0.36, a - 0.8, g)}<circle cx="${n1(ex)}" cy="${n1(ey)}" r="${n1(2.7 * k)}" fill="${c}"/>`
    },
  ]
  return flat(
    w,
    h,
    wrapTile(w, h, [
      sprig(52, 8, 17, 2.2, accent),
      sprig(96, 62, 18, 0.4, c2),
      sprig(14, 92, 17, 5.2, accent),
      sprig(70, 108, 16, 3.6, c2),
      sprig(128, 122, 17, 4.2, accent),
      sprig(34, 52, 16, 1.2, c3),
      flower(24, 24, 13, 0.3, accent),
      flower(94, 32, 11.5, 1.5, a2),
      flower(56, 82, 13.5, 2.5, accent),
      flower(112, 100, 12, 0.9, accent, 6),
      flower(20, 124, 10.5, 1.9, a2),
      flower(62, 44, 7.5, 2.2, c2),
      flower(128, 66, 8, 0.7, c2, 6),
      flower(88, 132, 8, 1.2, c2),
      flower(6, 66, 6.6, 2.9, c3),
      flower(120, 8, 6.8, 0.2, c3),
      flower(50, 140, 6.4, 1, c3),
    ]),
  )
}

export function ditsy(base: string, accent: string, k: number): TileBody {
  const w = 40 * k
  const h = 44 * k
  const g = lightness(base) < 0.55 ? '#A9C4AE' : '#557C63'
  const pale = tone(accent, lightness(base) < 0.55 ? 0.16 : 0.13)
  const F = (x: number, y: number, r: number, a: number, c: string): Motif => [
    x * k,
    y * k,
    r * k * 3,
    (X, Y) => leaf(X, Y, r * 2.2 * k, a + 0.6, g) + blossom(X, Y, r * k, a, c, SAFFRON, 5),
  ]
  return flat(
    w,
    h,
    wrapTile(w, h, [
      F(10, 10, 4.6, 0.2, accent),
      F(30, 32, 4.8, 1.2, accent),
      F(31, 9, 3, 2, pale),
      F(9, 32, 3.1, 0.7, pale),
    ]),
  )
}

export const stripe = (_: string, a: string, k: number): TileBody =>
  flat(20 * k, 20 * k, `<rect width="${20 * k}" height="${7.4 * k}" fill="${a}" opacity=".92"/>`)
export const pinstripe = (_: string, a: string, k: number): TileBody =>
  flat(11 * k, 11 * k, `<rect width="${1.5 * k}" height="${11 * k}" fill="${a}" opacity=".8"/>`)
export const check = (_: string, a: string, k: number): TileBody =>
  flat(
    26 * k,
    26 * k,
    `<rect width="${13 * k}" height="${26 * k}" fill="${a}" opacity=".42"/><rect width="${26 * k}" height="${13 * k}" fill="${a}" opacity=".42"/><rect x="${5.6 * k}" width="${1.8 * k}" height="${26 * k}" fill="${tone(a, -0.15)}" opacity=".35"/><rect y="${5.6 * k}" width="${26 * k}" height="${1.8 * k}" fill="${tone(a, -0.15)}" opacity=".35"/>`,
  )
export const polka = (_: string, a: string, k: number): TileBody =>
  flat(
    22 * k,
    22 * k,
    `<g fill="${a}"><circle cx="${5.5 * k}" cy="${5.5 * k}" r="${2.8 * k}"/><circle cx="${16.5 * k}" cy="${16.5 * k}" r="${2.8 * k}"/></g>`,
  )

/** dyed before weaving: lozenges whose edges feather */
export function ikat(b: string, a: string, k: number): TileBody {
  const w = 44 * k
  const h = 58 * k
  const corners: readonly (readonly [number, number])[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
  const lozenge = (cx: number, cy: number, rx: number, ry: number, c: string, o = 1): string => {
    const N = 14
    const p: string[] = []
    for (let i = 0; i < N; i++) {
      const q = (i / N) * 4
      const s = Math.floor(q)
      const A = at(corners, s)
      const B = at(corners, (s + 1) % 4)
      const feather = i % 2 ? 0.86 : 1.06
      p.push(`${n1(cx + lerp(A[0], B[0], q - s) * rx)} ${n1(cy + lerp(A[1], B[1], q - s) * ry * feather)}`)
    }
    return `<path d="M${p.join('L')}Z" fill="${c}" opacity="${o}"/>`
  }
  const m = tone(a, 0.2)
  const big = (X: number, Y: number) =>
    lozenge(X, Y, w * 0.46, h * 0.47, a, 0.95) +
    lozenge(X, Y, w * 0.32, h * 0.33, tone(b, 0.04)) +
    lozenge(X, Y, w * 0.2, h * 0.22, SAFFRON, 0.95) +
    lozenge(X, Y, w * 0.09, h * 0.1, a)
  const small: Motif = [
    0,
    0,
    h * 0.3,
    (X, Y) => lozenge(X, Y, w * 0.17, h * 0.2, m, 0.9) + lozenge(X, Y, w * 0.07, h * 0.08, a),
  ]
  return flat(w, h, big(w / 2, h / 2) + wrapTile(w, h, [small]))
}
