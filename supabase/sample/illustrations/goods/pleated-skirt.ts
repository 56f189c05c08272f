import { tone } from '../kit/colour.ts'
import { at, folds, lerp, n1, open, type Point, pts, spline, sym } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

const N = 15
const TOP = 116
const xy = (p: Point) => `${n1(p[0])} ${n1(p[1])}`

/** knife pleats: every pleat is a strip with its own light, opening towards a stepped hem */
export const pleatedSkirt: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'plain' } = c.o
  const S = tone(col, -0.26)
  const hemY = (x: number) => 424 + 14 * (1 - (x / 142) ** 2)
  const tops: Point[] = []
  const bots: Point[] = []
  for (let i = 0; i <= N; i++) {
    const t = (i / N) * 2 - 1
    tops.push([200 + t * 60, TOP + 3 * (1 - t * t)])
    bots.push([200 + t * 142, hemY(t * 142)])
  }
  const first = at(tops, 0)
  const last = at(tops, N)
  const left = at(bots, 0)
  const right = at(bots, N)
  const steps = bots
    .slice(0, N)
    .map((q, i) => {
      const from = at(bots, i + 1)
      return `L${n1(lerp(from[0], q[0], 0.86))} ${n1(lerp(from[1], q[1], 0.86) + 7)}L${xy(q)}`
    })
    .reverse()
    .join('')
  const full = `M${tops.map(xy).join('L')}C${n1(last[0] + 10)} ${TOP + 60} ${n1(right[0] - 22)} ${n1(right[1] - 130)} ${xy(right)}${steps}C${n1(left[0] + 22)} ${n1(left[1] - 130)} ${n1(first[0] - 10)} ${TOP + 60} ${xy(first)}Z`
  c.cloth(full, { pattern: p, edge: 0, range: 0.06 })

  const down = (P: Point, Q: Point) =>
    `C${n1(P[0] + (Q[0] - P[0]) * 0.2)} ${n1(lerp(P[1], Q[1], 0.25))} ${n1(P[0] + (Q[0] - P[0]) * 0.72)} ${n1(lerp(P[1], Q[1], 0.62))} ${n1(Q[0])} ${n1(Q[1] + 9)}`
  const back = (P: Point, Q: Point) =>
    `C${n1(P[0] + (Q[0] - P[0]) * 0.72)} ${n1(lerp(P[1], Q[1], 0.62))} ${n1(P[0] + (Q[0] - P[0]) * 0.2)} ${n1(lerp(P[1], Q[1], 0.25))} ${xy(P)}`
  let s = `<g clip-path="${c.clip(full)}">`
  for (let i = 0; i < N; i++) {
    const a = at(tops, i)
    const b = at(tops, i + 1)
    const A = at(bots, i)
    const B = at(bots, i + 1)
    const strip = `M${xy(a)}${down(a, A)}L${n1(B[0])} ${n1(B[1] + 9)}${back(b, B)}Z`
    const x0 = lerp(a[0], A[0], 0.55)
    const x1 = lerp(b[0], B[0], 0.55)
    const slant = ((a[0] + b[0]) / 2 - (A[0] + B[0]) / 2) / 300
    const light = c.grad(
      [
        [0, tone(col, -0.2), 0.62],
        [0.16, tone(col, -0.08), 0.28],
        [0.5, tone(col, 0.1), 0.1],
        [0.82, tone(col, 0.2), 0.62],
        [1, tone(col, 0.1), 0.2],
      ],
      x0,
      300,
      x1,
      300 + (x1 - x0) * slant,
    )
    s += `<path d="${strip}" fill="${light}"/><path d="M${xy(b)}${down(b, B)}" fill="none" stroke="${tone(col, -0.24)}" stroke-width="1.1" opacity=".6"/>`
  }
  const shade = tone(col, -0.3)
  const above = c.grad(
    [
      [0, shade, 0.4],
      [1, shade, 0],
    ],
    0,
    116,
    0,
    158,
  ) // shade under the waistband
  const below = c.grad(
    [
      [0, shade, 0],
      [1, shade, 0.25],
    ],
    0,
    390,
    0,
    456,
  )
  s += `<path d="M60 112H340V160H60Z" fill="${above}"/><path d="M50 452Q200 472 350 452V380Q200 410 50 380Z" fill="${below}"/></g><path d="${full}" fill="none" stroke="${S}" stroke-width=".9" opacity=".55" stroke-linejoin="round"/>`
  c.add(s)

  c.cloth(spline(sym(pts('0,96 58,91! 61,116! 0,121'))), {
    edge: 0.8,
    pattern: p,
    dark: folds('150,112 250,114 3 3'),
  })
  for (const run of ['141,94.6 200,99.4 259,94.6', '139.4,113 200,117.6 260.6,113'])
    c.stitch(open(pts(run)), S, 0.6, '2.4 1.8', 'opacity=".6"')
  c.line('M246 96L248 118', S, 0.8, 'opacity=".5"').button(253, 106, 4, acc)
}
