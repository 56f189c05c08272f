import { lightness, tone } from '../kit/colour.ts'
import { about, folds, open, type Points, pts, rect, spline, starPath } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

/** leather takes a broad soft light and a stitched edge */
export const crossbody: Good = (c) => {
  const { color: col, accent: acc } = c.o,
    th = tone(col, lightness(col) > 0.5 ? -0.26 : 0.22)
  const strap = (run: Points) => {
    const d = open(run)
    c.line(d, '#1b1208', 9, 'opacity=".22" transform="translate(4 6)"')
      .line(d, tone(col, -0.16), 9)
      .line(d, tone(col, -0.01), 7)
      .stitch(d, th, 0.8, '3 2.4', 'opacity=".75"')
  }
  strap(pts('104,258 86,180 96,96 150,56 220,66 250,120 228,164 252,196 290,214 297,258'))
  const body = pts('92,262! 200,254 308,262! 318,320 312,380 280,416 200,426 120,416 88,380 82,320')
  c.cloth(spline(body), {
    color: tone(col, -0.03),
    edge: 1.6,
    dark: folds('110,380 290,384 18 18'),
    soft: 6,
    glow: 0.2,
  }).stitch(spline(about(body, 200, 338, 0.95, 0.93)), th, 0.9, '3.4 2.4', 'opacity=".7"')
  const flap = pts(
    '90,262! 94,246 112,240 200,236 288,240 306,246 310,262! 308,310 280,348 236,368 200,373 164,368 120,348 92,310',
  )
  c.add(
    `<path d="${spline(flap)}" fill="#170d05" opacity=".42" filter="${c.blur(5)}" transform="translate(3 8)" clip-path="${c.clip(spline(body))}"/>`,
  )
  c.cloth(spline(flap), {
    edge: 1.6,
    light: folds('118,262 150,340 14 40; 130,250 280,250 6 6'),
    dark: folds('290,262 262,350 10 30'),
    soft: 7,
    glow: 0.22,
  }).stitch(
    open(pts('97,268 99,306 125,341 166,360.5 200,365 234,360.5 275,341 301,306 303,268')),
    th,
    0.9,
    '3.4 2.4',
    'opacity=".85"',
  )
  // rings and clasp
  const gold = (x1: number, y1: number, x2: number, y2: number) =>
    c.grad(
      [
        [0, '#F8E6B6'],
        [0.45, '#D3A653'],
        [1, '#8F6526'],
      ],
      x1,
      y1,
      x2,
      y2,
    )
  for (const x of [104, 297])
    c.add(
      `<rect x="${x - 9}" y="246" width="18" height="22" rx="4" fill="none" stroke="#1b1208" stroke-width="4" opacity=".25" transform="translate(2 3)"/><rect x="${x - 9}" y="246" width="18" height="22" rx="4" fill="none" stroke="${gold(x - 9, 246, x + 9, 268)}" stroke-width="4"/>`,
    )
  c.add(`<path d="${rect(186, 338, 28, 44, 6)}" fill="#1b1208" opacity=".3" transform="translate(2 4)"/>`)
    .fill(rect(186, 336, 28, 44, 6), gold(186, 336, 216, 384))
    .line(rect(189, 339, 22, 38, 4), '#8F6526', 0.8, 'opacity=".6"')
  const st = (r: number) => starPath(200, 358, r)
  c.fill(st(9), tone(acc, 0)).line(st(9), '#7b5218', 0.7)
}
