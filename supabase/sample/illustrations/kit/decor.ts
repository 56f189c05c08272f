import { lightness, tone } from './colour.ts'
import type { Span } from './cut.ts'
import { n1, starPath } from './geometry.ts'

/** What is done to the plain design: parts in a second colour, or a motif on the chest. */
export const DECORS = {
  '0': 'none',
  '1': 'hem',
  '2': 'yoke',
  '3': 'stripes',
  '4': 'dip',
  '5': 'band',
  '6': 'split',
  '7': 'sun',
  '8': 'palm',
  '9': 'peaks',
  a: 'waves',
  b: 'star',
  c: 'moon',
  d: 'heart',
  e: 'cactus',
  l: 'lights',
} as const
export type DecorCode = keyof typeof DECORS
export type Decor = (typeof DECORS)[DecorCode]
export const isDecorCode = (code: string): code is DecorCode => Object.hasOwn(DECORS, code)

const area = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** The parts in the second colour, wide enough for any piece: each piece shows what lies within its own outline. */
export function blocks(
  decor: Decor,
  { top, bottom }: Span,
  { second, cloth, edged }: { second: string; cloth: string; edged: boolean },
): string {
  const h = bottom - top
  // A narrow edge in the second colour.
  const edge = edged ? area(-100, bottom - h * 0.045, 600, h, second) : ''
  return edge + decoration(decor, { top, bottom }, second, cloth)
}

function decoration(decor: Decor, { top, bottom }: Span, second: string, cloth: string): string {
  const h = bottom - top
  const across = (from: number, to: number, fill = second) =>
    area(-100, top + h * from, 600, h * (to - from), fill)
  switch (decor) {
    case 'hem':
      return across(0.66, 1.2)
    case 'yoke':
      return across(-0.2, 0.27)
    case 'stripes':
      return across(0.4, 0.44) + across(0.47, 0.54) + across(0.57, 0.61)
    case 'band':
      return across(0.4, 0.6)
    case 'split':
      return area(200, top - 80, 400, h + 200, second)
    case 'dip':
      return [0.55, 0.62, 0.69, 0.76, 0.83]
        .map((from) => area(-100, top + h * from, 600, h * 1.2, dipped(cloth), 0.36))
        .join('')
    case 'lights':
      return [0.36, 0.62]
        .map((at) => {
          const y = top + h * at
          const lit = glow(cloth, second)
          return (
            area(-100, y - 13, 600, 30, lit, 0.16) +
            area(-100, y - 7, 600, 18, lit, 0.34) +
            area(-100, y - 2, 600, 8, lit) +
            area(-100, y + 0.8, 600, 2.4, '#fff', 0.92)
          )
        })
        .join('')
    default:
      return ''
  }
}

/** The colour of a line of light: a cold or a warm one, that the cloth lets shine. */
const glow = (cloth: string, second: string) => {
  if (lightness(cloth) > 0.62) return lightness(second) > 0.5 ? '#E0479E' : '#2E86FF'
  return lightness(second) > 0.72 ? '#46E6F5' : '#FF6AC6'
}

/** What a dip ends in: bleached cloth, or dyed twice. */
const dipped = (cloth: string) => tone(cloth, lightness(cloth) > 0.62 ? -0.26 : 0.3)

/** The colour of a part beside cloth of another one: far enough from it to be seen. */
export function secondOf(color: string, accent: string): string {
  return Math.abs(lightness(color) - lightness(accent)) > 0.14
    ? accent
    : tone(accent, lightness(color) > 0.6 ? -0.22 : 0.22)
}

type Motif = (x: number, y: number, r: number, ink: string, cloth: string) => string
const fill = (d: string, c: string, extra = '') => `<path d="${d}" fill="${c}" ${extra}/>`
const stroke = (d: string, c: string, w: number) =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round"/>`
const disc = (x: number, y: number, r: number, c: string) =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${c}"/>`

const MOTIFS: Readonly<Partial<Record<Decor, Motif>>> = {
  sun: (x, y, r, ink) =>
    disc(x, y, r * 0.52, ink) +
    Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6
      const ray = (k: number) => `${n1(x + Math.cos(a) * r * k)} ${n1(y + Math.sin(a) * r * k)}`
      return stroke(`M${ray(0.68)}L${ray(0.98)}`, ink, r * 0.11)
    }).join(''),
  palm: (x, y, r, ink) =>
    stroke(
      `M${n1(x - r * 0.16)} ${n1(y + r)}Q${n1(x + r * 0.16)} ${n1(y + r * 0.3)} ${n1(x)} ${n1(y - r * 0.35)}`,
      ink,
      r * 0.2,
    ) +
    [-150, -110, -70, -30, -178, -2]
      .map(
        (turn) =>
          `<g transform="translate(${n1(x)} ${n1(y - r * 0.35)}) rotate(${turn})">${fill(`M0 0C${n1(r * 0.3)} ${n1(-r * 0.3)} ${n1(r * 0.7)} ${n1(-r * 0.2)} ${n1(r * 0.95)} ${n1(r * 0.1)}C${n1(r * 0.6)} ${n1(r * 0.06)} ${n1(r * 0.3)} ${n1(r * 0.1)} 0 0Z`, ink)}</g>`,
      )
      .join(''),
  peaks: (x, y, r, ink, cloth) =>
    fill(
      `M${n1(x - r)} ${n1(y + r * 0.6)}L${n1(x - r * 0.2)} ${n1(y - r * 0.7)}L${n1(x + r * 0.25)} ${n1(y)}L${n1(x + r * 0.5)} ${n1(y - r * 0.34)}L${n1(x + r)} ${n1(y + r * 0.6)}Z`,
      ink,
    ) +
    fill(
      `M${n1(x - r * 0.2)} ${n1(y - r * 0.7)}L${n1(x - r * 0.44)} ${n1(y - r * 0.3)}L${n1(x - r * 0.2)} ${n1(y - r * 0.42)}L${n1(x + r * 0.04)} ${n1(y - r * 0.32)}Z`,
      cloth,
    ),
  waves: (x, y, r, ink) =>
    [-0.5, 0, 0.5]
      .map((k) =>
        stroke(
          `M${n1(x - r)} ${n1(y + k * r)}q${n1(r * 0.25)} ${n1(-r * 0.4)} ${n1(r * 0.5)} 0t${n1(r * 0.5)} 0t${n1(r * 0.5)} 0t${n1(r * 0.5)} 0`,
          ink,
          r * 0.13,
        ),
      )
      .join(''),
  star: (x, y, r, ink, cloth) =>
    fill(starPath(x, y, r), ink) +
    fill(starPath(x, y, r * 0.46, Math.PI / 8), cloth) +
    disc(x, y, r * 0.16, ink),
  moon: (x, y, r, ink) =>
    fill(
      `M${n1(x + r * 0.3)} ${n1(y - r * 0.9)}A${n1(r)} ${n1(r)} 0 1 0 ${n1(x + r * 0.8)} ${n1(y + r * 0.5)}A${n1(r * 0.8)} ${n1(r * 0.8)} 0 0 1 ${n1(x + r * 0.3)} ${n1(y - r * 0.9)}Z`,
      ink,
    ) + fill(starPath(x + r * 0.55, y - r * 0.2, r * 0.24), ink),
  heart: (x, y, r, ink) =>
    fill(
      `M${n1(x)} ${n1(y + r * 0.85)}C${n1(x - r * 1.5)} ${n1(y - r * 0.1)} ${n1(x - r * 0.7)} ${n1(y - r * 1.2)} ${n1(x)} ${n1(y - r * 0.4)}C${n1(x + r * 0.7)} ${n1(y - r * 1.2)} ${n1(x + r * 1.5)} ${n1(y - r * 0.1)} ${n1(x)} ${n1(y + r * 0.85)}Z`,
      ink,
    ),
  cactus: (x, y, r, ink) =>
    stroke(`M${n1(x)} ${n1(y + r)}V${n1(y - r * 0.8)}`, ink, r * 0.42) +
    stroke(`M${n1(x - r * 0.1)} ${n1(y + r * 0.3)}H${n1(x - r * 0.6)}V${n1(y - r * 0.3)}`, ink, r * 0.26) +
    stroke(`M${n1(x + r * 0.1)} ${n1(y + r * 0.05)}H${n1(x + r * 0.6)}V${n1(y - r * 0.5)}`, ink, r * 0.26),
}

/** A motif in the middle of the chest, or of what corresponds to it. */
export function motif(decor: Decor, { top, bottom }: Span, ink: string, cloth: string): string {
  const paint = MOTIFS[decor]
  const h = bottom - top
  return paint
    ? `<g opacity=".94">${paint(200, top + h * 0.45, Math.min(40, h * 0.115), ink, cloth)}</g>`
    : ''
}
