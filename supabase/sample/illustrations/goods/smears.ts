import { tone } from '../kit/colour.ts'
import { lerp, n1, open, type Point, pts, rng, spline, wedge } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'
import { SUNSET } from './palette.ts'

/** a wet drop with its own light */
function drop(c: Pen, x: number, y: number, r: number, colour: string): void {
  const body = c.radial(
    [
      [0, tone(colour, 0.2), 0.95],
      [0.6, colour, 0.9],
      [1, tone(colour, -0.1), 0.95],
    ],
    x + r * 0.3,
    y + r * 0.4,
    r * 1.5,
  )
  const d = `M${n1(x - r)} ${y}a${r} ${n1(r * 0.94)} 0 1 0 ${2 * r} 0a${r} ${n1(r * 0.94)} 0 1 0 ${-2 * r} 0Z`
  c.fill(d, body).line(d, tone(colour, -0.18), 0.8, 'opacity=".5"')
  c.add(
    `<ellipse cx="${n1(x - r * 0.36)}" cy="${n1(y - r * 0.42)}" rx="${n1(r * 0.26)}" ry="${n1(r * 0.16)}" transform="rotate(-32 ${n1(x - r * 0.36)} ${n1(y - r * 0.42)})" fill="#fff" opacity=".95"/>`,
  )
}

/** oil drawn out by a fingertip: a full end, thin ridges, a running-out tail, some drops */
export const serumSmear: Good = (c) => {
  const { color: oil } = c.o
  const shape = pts(
    '92,372 70,340 74,296 98,254 138,218 184,188 228,152 268,112 306,84 338,78! 352,92 340,116 312,142 322,154 290,182 300,196 262,232 226,268 198,306 182,346 158,380 122,388',
  )
  const d = spline(shape)
  c.fill(
    d,
    c.grad(
      [
        [0, tone(oil, 0.2), 0.7],
        [0.5, tone(oil, 0.05), 0.86],
        [1, tone(oil, -0.04), 0.95],
      ],
      330,
      90,
      100,
      350,
    ),
  )
  c.add(`<g clip-path="${c.clip(d)}">`)
  for (let i = 0; i < 5; i++) {
    const o = i * 17 - 34
    const run: Point[] = [
      [142 + o * 0.4, 300 + o * 0.5],
      [170 + o * 0.6, 262 + o * 0.7],
      [250 + o * 0.5, 196 + o * 0.7],
      [330 + o * 0.3, 108 + o * 0.6],
    ]
    c.line(open(run), tone(oil, -0.12), 3, `opacity=".32" filter="${c.blur(1.6)}"`).line(
      open(run),
      '#fff',
      2,
      `opacity=".42" filter="${c.blur(1)}" transform="translate(-3 -3)"`,
    )
  }
  c.add(
    `<path d="${d}" fill="none" stroke="${tone(oil, -0.2)}" stroke-width="8" opacity=".5" filter="${c.blur(3)}" transform="translate(-2 -3)"/><path d="${d}" fill="none" stroke="#fff" stroke-width="5" opacity=".8" filter="${c.blur(1.8)}" transform="translate(3 3)"/></g>`,
  )
  c.line(d, tone(oil, -0.16), 0.9, 'opacity=".5"')
  c.fill(
    spline(pts('100,318 112,292 138,268 146,272 124,298 110,324')),
    '#fff',
    `opacity=".75" filter="${c.blur(1.4)}"`,
  )
  for (const [x, y, r] of [
    [268, 344, 27],
    [318, 300, 13],
    [226, 396, 15],
    [318, 372, 8],
    [120, 168, 10],
  ] as const)
    drop(c, x, y, r, oil)
}

/** a stroke of lipstick: thick and glossy where it starts, torn where it runs out */
export const lipSmear: Good = (c) => {
  const { color: col } = c.o
  const r = rng(21)
  const stroke = (x0: number, y0: number, x1: number, y1: number, w: number) => {
    const l = Math.hypot(x1 - x0, y1 - y0)
    const ux = (x1 - x0) / l
    const uy = (y1 - y0) / l
    const p = (t: number, s: number): Point => [x0 + ux * l * t - uy * s, y0 + uy * l * t + ux * s]
    const side = (s: number) =>
      Array.from({ length: 7 }, (_, i) => p(0.06 + i * 0.13, s * w * (0.96 + r() * 0.08)))
    const torn: Point[] = []
    for (let i = 0; i <= 10; i++)
      torn.push([
        ...p(i % 2 ? 0.9 + r() * 0.05 : 0.97 + r() * 0.06, lerp(-w, w, i / 10)),
        1,
      ] as unknown as Point)
    const d = spline([p(-0.01, 0), p(0, -w * 0.7), ...side(-1), ...torn, ...side(1).reverse(), p(0, w * 0.7)])
    c.cloth(d, { edge: 1.1, soft: 2.6, glow: 0.24, range: 0.05, from: [x0, y0 - w], to: [x0 + 20, y0 + w] })
    c.add(`<g clip-path="${c.clip(d)}">`)
    for (let i = 0; i < 9; i++) {
      const s = lerp(-w * 0.86, w * 0.86, i / 8)
      const a = p(0.02, s)
      const b = p(0.98, s + (r() - 0.5) * 6)
      c.add(
        `<path d="${wedge(a[0], a[1], b[0], b[1], 2 + r() * 4, 1 + r() * 3)}" fill="${i % 2 ? tone(col, 0.16) : tone(col, -0.14)}" opacity=".4" filter="${c.blur(1.2)}"/>`,
      )
    }
    const a = p(0.04, -w * 0.45)
    const b = p(0.7, -w * 0.4)
    c.add(
      `<path d="${wedge(a[0], a[1], b[0], b[1], 9, 3)}" fill="#fff" opacity=".42" filter="${c.blur(2.4)}"/></g>`,
    )
  }
  stroke(74, 172, 326, 128, 36)
  stroke(82, 286, 336, 246, 40)
  stroke(96, 396, 292, 366, 34)
}

/** powder swept with a finger: dense at the start, grains at the end */
export const powderSwipes: Good = (c) => {
  const r = rng(31)
  SUNSET.slice(1, 8).forEach((shade, i) => {
    const y = 84 + i * 55
    const x0 = 66 + (i % 2) * 14
    const x1 = 300 + r() * 34
    const edge = (s: number): Point[] =>
      Array.from({ length: 9 }, (_, k) => [lerp(x0, x1, k / 8), y + s * (19 - k * 0.7) + (r() - 0.5) * 4])
    const d = spline([[x0 - 8, y], ...edge(-1), [x1 + 14, y + (r() - 0.5) * 10], ...edge(1).reverse()])
    c.add(
      `<path d="${d}" fill="${shade}" filter="${c.blur(1.6)}"/><path d="${d}" fill="${c.grad(
        [
          [0, tone(shade, -0.06), 0.9],
          [0.5, shade, 0.5],
          [1, tone(shade, 0.06), 0],
        ],
        x0,
        0,
        x1,
        0,
      )}" filter="${c.blur(1)}"/>`,
    )
    let light = ''
    let dark = ''
    for (let k = 0; k < 130; k++) {
      const t = r() ** 0.6
      const dot = `<circle cx="${n1(lerp(x0, x1 + 34, t))}" cy="${n1(y + (r() - 0.5) * 46)}" r="${n1(0.4 + r() * 1.1)}"/>`
      if (k % 3) dark += dot
      else light += dot
    }
    c.add(
      `<g fill="${tone(shade, -0.05)}" opacity=".8">${dark}</g><g fill="${tone(shade, 0.18)}" opacity=".8">${light}</g>`,
    )
  })
}
