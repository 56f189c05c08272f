import { tone } from '../kit/colour.ts'
import { lerp, mir, n1, open, type Point, type Points, pts, rng, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'
import { skirt } from '../kit/skirt.ts'

const ROWS = 13
const TOP = 130
const STEP = 8
const half = (y: number): number => lerp(63, 50, Math.min(1, Math.max(0, (y - TOP) / (ROWS * STEP))) ** 0.8)
const sag = (x: number, y: number): number =>
  lerp(6, 3, (y - TOP) / (ROWS * STEP)) * (1 - ((x - 200) / 62) ** 2)

/** a wide strap, gathered a little at both ends; the back one lies inside and lower */
function strap(c: Pen, m: number, back: boolean): void {
  const { color: col, pattern: p = 'plain' } = c.o
  const S = tone(col, -0.26)
  const f = (P: Points) => (m ? mir(P) : P)
  const P = f(
    back
      ? pts('226,134! 228,100 224,66! 236,62 243,66! 247,100 246,134!')
      : pts('231,128! 233,96 225,72 226,63 234,59 242,62 248,76 254,98 257,126!'),
  )
  if (!back) c.cast(spline(P), 0.26, 2.4, 2, 3)
  c.cloth(spline(P), {
    pattern: p,
    rot: m ? 5 : -5,
    color: tone(col, back ? -0.1 : 0),
    edge: back ? 0.5 : 0.8,
  })
  if (back) return
  for (const run of ['234.6,126 236.6,96 229,66', '254.4,124 251.4,96 243,65'])
    c.stitch(open(f(pts(run))), S, 0.6, '2.2 1.8', 'opacity=".55"')
}

/** rows of elastic thread, the cloth puffing up in small pillows between them */
function smocking(c: Pen, outline: string): void {
  const { color: col, pattern: p = 'plain' } = c.o
  const dark = tone(col, p === 'plain' ? -0.2 : -0.3)
  const r = rng(17)
  let valleys = ''
  let ridges = ''
  let rows = ''
  for (let i = 0; i < ROWS; i++) {
    const y = TOP + i * STEP
    const w = half(y)
    const count = 21
    rows += open([-1, -0.5, 0, 0.5, 1].map((t): Point => [200 + t * w, y + sag(200 + t * w, y)]))
    for (let q = 0; q < count; q++) {
      const x = 200 - w + ((q + 0.25 + r() * 0.5) / count) * 2 * w
      const yy = y + sag(x, y)
      const bend = n1((r() - 0.5) * 3)
      valleys += `M${n1(x)} ${n1(yy + 0.8)}q${bend} ${n1(STEP * 0.4)} ${n1(bend * 0.4)} ${n1(STEP * (0.6 + r() * 0.3))}`
      ridges += `M${n1(x + 2.6)} ${n1(yy + 2)}q${bend} 2 0 ${n1(STEP * 0.52)}`
    }
  }
  c.add(`<g clip-path="${c.clip(outline)}">`)
  c.line(valleys, dark, 1.5, `opacity=".5" filter="${c.blur(0.6)}"`)
  c.line(ridges, p === 'plain' ? tone(col, 0.2) : '#fff', 1.7, `opacity=".42" filter="${c.blur(0.6)}"`)
  c.line(rows, dark, 1.6, `opacity=".42" filter="${c.blur(0.5)}"`)
  c.stitch(rows, tone(col, -0.26), 0.7, '1.6 2.2', 'opacity=".75"').add('</g>')
}

/** a smocked bodice on wide straps, a short gathered skirt and a frill */
export const sundress: Good = (c) => {
  const { color: col, pattern: p = 'plain' } = c.o
  const S = tone(col, -0.26)
  for (const m of [0, 1]) strap(c, m, true)
  c.cloth(spline(sym(pts('0,132 40,127 62,123! 58,160 0,168'))), {
    color: tone(col, -0.13),
    pattern: p,
    edge: 0.7,
  })
  c.label(200, 139, 24, 11)
  const waist = TOP + ROWS * STEP
  const frill = skirt(374, 108, 424, 126, { n: 14, seed: 8, sag: 10, depth: 3.4, topSag: 10 })
  c.cloth(frill.d, {
    ...frill,
    pattern: p,
    dark: [...frill.dark, ...c.gathers(96, 304, 378, 26, 26, 5, 10)],
    fine: [...frill.fine, ...c.gathers(96, 304, 378, 18, 30, 9, 10)],
    soft: 2.2,
    edge: 1,
  })
  const body = skirt(waist - 4, 51, 380, 112, { n: 9, seed: 4, sag: 11, depth: 1, belly: 8 })
  c.cast(body.d, 0.3, 3, 0, 4, frill.d, tone(col, -0.5))
  c.cloth(body.d, {
    ...body,
    pattern: p,
    dark: [...body.dark, ...c.gathers(153, 247, waist + 3, 40, 13, 3, 3)],
    fine: [...body.fine, ...c.gathers(153, 247, waist + 3, 26, 17, 7, 3)],
    soft: 2.8,
    edge: 1.2,
  })
  c.line(open([...body.hem].reverse().map(([x, y]) => [x, y - 2])), S, 1, 'opacity=".45"')
  c.stitch(open([...frill.hem].reverse().map(([x, y]) => [x, y - 5])), S, 0.6, '2.2 1.8', 'opacity=".5"')
  for (const m of [0, 1]) strap(c, m, false)
  // the smocked tube: its sides pinch at every row, a small frill stands above the first
  const edge: Point[] = []
  for (let i = 0; i <= ROWS; i++) {
    const y = TOP + i * STEP
    edge.push([half(y), y, 1])
    if (i < ROWS) edge.push([half(y) + 1.8, y + STEP / 2])
  }
  const heading: Point[] = []
  const r = rng(23)
  for (let i = 0; i <= 22; i++) {
    const t = i / 22
    heading.push([t * 64, TOP - 9 + 6 * (1 - t * t) + (i % 2 ? -1.6 : 1.4) * (0.6 + r() * 0.8)])
  }
  const tube = spline(sym([...heading, ...edge, [0, waist + 3]]))
  c.cast(tube, 0.28, 2.4, 1, 3, body.d, tone(col, -0.5))
  c.cloth(tube, { pattern: p, edge: 1.2 })
  c.add(
    `<path d="${c.gathers(140, 260, TOP, 9, 24, 2, 5, -1).join('')}" fill="${tone(col, -0.24)}" opacity=".36" filter="${c.blur(0.6)}"/>`,
  )
  smocking(c, tube)
}
