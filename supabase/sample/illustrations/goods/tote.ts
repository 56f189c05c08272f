import { lightness, tone } from '../kit/colour.ts'
import { folds, open, type Points, pts, rect, spline, starPath } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

/** back handle, opening, body, leather base, front handle, charm: back to front */
export const tote: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'plain' } = c.o,
    S = tone(col, -0.26),
    th = tone(col, lightness(col) > 0.5 ? -0.28 : 0.24)
  const strap = (run: Points, dk: number) => {
    const d = open(run)
    c.line(d, '#1b1208', 13, 'opacity=".2" transform="translate(4 6)"')
      .line(d, tone(col, -0.2 + dk), 12.6)
      .line(d, tone(col, -0.03 + dk), 10.6)
      .stitch(d, th, 0.8, '3.4 2.4', 'opacity=".8"')
  }
  strap(pts('150,216 150,150 166,92 204,70 240,92 254,150 254,216'), -0.1)
  c.cloth(spline(pts('94,196! 200,188 306,196! 300,216 200,224 100,216')), {
    color: tone(col, -0.22),
    edge: 0.6,
  })
  const body = pts(
    '92,198! 146,206 200,208 254,206 308,198! 316,280 322,360 324,420 314,436 200,442 86,436 76,420 78,360 84,280',
  )
  c.cloth(spline(body), {
    pattern: p,
    dark: folds('100,230 112,420 4 20; 300,220 296,430 4 26 5; 232,300 246,436 2 16 4; 160,330 148,436 1 12'),
    light: folds('140,222 134,410 14 30; 212,230 220,380 10 22'),
    soft: 6,
    edge: 1.5,
    glow: 0.12,
  })
  // leather base, side seams, top edge
  const base = pts('77,384! 140,392 200,394 260,392 323,384! 324,420 314,436 200,442 86,436 76,420')
  c.cloth(spline(base), { color: acc, edge: 1.2, light: folds('110,402 290,404 6 6'), glow: 0.2 }).stitch(
    open(pts('80,390 140,398 200,400 260,398 320,390')),
    tone(acc, 0.2),
    0.9,
    '3.4 2.4',
  )
  c.line(open(pts('92,206 146,214 200,216.4 254,214 308,206')), S, 0.8, 'opacity=".45"').stitch(
    open(pts('93,211 146,219 200,221.4 254,219 307,211')),
    th,
    0.9,
    '3.4 2.4',
    'opacity=".8"',
  )
  strap(pts('132,262 134,170 156,96 196,66 240,92 264,168 268,262'), 0)
  for (const x of [132, 268]) {
    c.add(
      `<path d="${rect(x - 10, 236, 20, 36, 4)}" fill="#1b1208" opacity=".2" transform="translate(2 3)"/>`,
    )
      .cloth(rect(x - 10, 234, 20, 36, 4), { color: acc, edge: 0.6 })
      .stitch(rect(x - 6.6, 238, 13.2, 28, 2), tone(acc, 0.2), 0.8, '2.8 2')
      .line(`M${x - 6} 239L${x + 6} 265M${x + 6} 239L${x - 6} 265`, tone(acc, 0.2), 0.6, 'opacity=".7"')
  }
  // star charm
  c.line(open(pts('268,262 278,284 284,300')), tone(acc, -0.05), 2.2)
  const st = (r: number) => starPath(286, 314, r, 0.2)
  c.add(`<path d="${st(15)}" fill="#1b1208" opacity=".25" transform="translate(2 3)"/>`)
    .fill(
      st(15),
      c.grad(
        [
          [0, '#F4DDA3'],
          [0.5, '#D2A24C'],
          [1, '#9C6E25'],
        ],
        272,
        300,
        300,
        330,
      ),
    )
    .line(st(10), '#8a5f1e', 0.8, 'opacity=".7"')
  c.add(
    `<g transform="translate(200 312)"><path d="M-34 0H34" stroke="${th}" stroke-width=".1" opacity="0"/></g>`,
  )
}
