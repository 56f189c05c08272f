import { tone } from '../kit/colour.ts'
import { open, type Point, type Points, spline, starPath, wedge } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

const CX = 196
const CY = 250
const SIDE = 138
const SAFFRON = '#E9A23B'

/** a square that never lies quite flat; `cut` leaves out the corner that is folded over */
function square(k: number, cut = false): Points {
  const w = SIDE * k
  const q = (x: number, y: number, corner = 0): Point => [CX + x * w, CY + y * w * 1.04, corner]
  const corner = cut ? [q(1.01, 0.42, 1), q(0.44, 1.0, 1)] : [q(1, 0.7), q(1.01, 1, 1), q(0.7, 1.01)]
  return [
    q(-1, -1, 1),
    q(-0.5, -1.025),
    q(0, -0.99),
    q(0.5, -1.02),
    q(1, -0.985, 1),
    q(1.03, -0.5),
    q(1, 0),
    q(1.015, 0.3),
    ...corner,
    q(0, 1.02),
    q(-0.5, 0.985),
    q(-1, 1.01, 1),
    q(-1.02, 0.5),
    q(-0.985, 0),
    q(-1.015, -0.5),
  ]
}
const at = (x: number, y: number, corner = 0): Point => [CX + x * SIDE, CY + y * SIDE, corner]
const fold = (x0: number, y0: number, x1: number, y1: number, a: number, b: number, bend: number) =>
  wedge(CX + x0, CY + y0, CX + x1, CY + y1, a, b, bend)

/** borders inside borders round a zellige star; one corner shows the paler reverse */
export const scarf: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'ikat' } = c.o
  const printed = (k: number, print: 'ditsy' | typeof p) => {
    const d = spline(square(k))
    c.fill(d, col).fill(d, c.pattern(print, col) ?? col)
  }
  c.add('<g transform="rotate(-7 200 250)">')
  const outer = spline(square(1, true))
  const clip = c.clip(outer)
  c.cloth(outer, { color: acc, edge: 0 })
  c.add(`<g clip-path="${clip}">`).fill(spline(square(0.93)), SAFFRON)
  printed(0.905, 'ditsy')
  c.fill(spline(square(0.72)), acc)
  printed(0.695, p === 'plain' ? 'ikat' : p)
  const stars: readonly (readonly [number, number, string])[] = [
    [76, 0, col],
    [72, 0, acc],
    [55, 1, SAFFRON],
    [50, 1, col],
    [38, 0, '#B9472F'],
    [29, 1, col],
    [19, 0, acc],
    [8, 0, SAFFRON],
  ]
  for (const [r, turned, colour] of stars) c.fill(starPath(CX, CY, r, (turned * Math.PI) / 8), colour)
  const dark = tone(acc, -0.2)
  const shade = [
    fold(-150, -60, 90, 150, 16, 20, 16),
    fold(-60, -150, 150, 40, 14, 22, -14),
    fold(-150, 70, -20, 150, 8, 18, 6),
    fold(40, -150, 150, -60, 8, 16, 4),
  ].join('')
  const shine = fold(-150, -86, 70, 150, 10, 18, 14) + fold(-20, -150, 150, 14, 10, 18, -12)
  c.add(
    `<path d="${shade}" fill="${dark}" opacity=".26" filter="${c.blur(8)}"/><path d="${shine}" fill="#fff" opacity=".34" filter="${c.blur(7)}"/><path d="${outer}" fill="none" stroke="${dark}" stroke-width="9" opacity=".4" filter="${c.blur(3.6)}" transform="translate(-2 -2)"/></g>`,
  )
  c.line(outer, tone(acc, -0.1), 2.4).line(
    outer,
    tone(acc, 0.14),
    0.9,
    'transform="translate(-.6 -.6)" opacity=".8"',
  )
  // the folded corner shows the paler reverse
  const flap = [
    at(1.01, 0.44, 1),
    at(0.86, 0.74),
    at(0.44, 1.04, 1),
    at(0.4, 0.72),
    at(0.46, 0.5, 1),
    at(0.72, 0.43),
  ]
  c.cast(spline(flap), 0.34, 5, -3, -3, outer)
  const lit = wedge(CX + 0.56 * SIDE, CY + 0.9 * SIDE, CX + 0.9 * SIDE, CY + 0.56 * SIDE, 6, 10)
  c.cloth(spline(flap), { color: tone(acc, 0.16, -0.02), edge: 1.1, light: [lit] })
  c.line(open([at(0.43, 1), at(0.41, 0.72), at(0.47, 0.51), at(0.72, 0.45), at(0.98, 0.46)]), acc, 3.4)
  c.add('</g>')
}
