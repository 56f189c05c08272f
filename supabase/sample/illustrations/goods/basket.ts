import { tone } from '../kit/colour.ts'
import { folds, open, type Points, pts, rect, ring, spline } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

/** woven straw; the dyed bands keep the weave by being laid over it */
export const basket: Good = (c) => {
  const { color: col, accent: acc } = c.o,
    L = acc
  const strap = (run: Points, dk: number) => {
    const d = open(run)
    c.line(d, '#1b1208', 14, 'opacity=".2" transform="translate(4 6)"')
      .line(d, tone(L, -0.14 + dk), 13)
      .line(d, tone(L, dk), 10.4)
      .line(d, tone(L, 0.14 + dk), 1.6, 'opacity=".5" transform="translate(-2.4 -2)"')
      .stitch(d, tone(L, 0.22), 0.8, '3.4 2.6', 'opacity=".7"')
  }
  strap(pts('146,226 150,150 172,104 206,92 240,106 258,152 262,226'), -0.08)
  c.cloth(ring(200, 222, 128, 21), { color: tone(col, -0.2), pattern: 'weave', edge: 1 })
  const body = pts(
    '72,222! 112,238 200,246 288,238 328,222! 320,290 302,356 278,410 258,430! 200,438 142,430! 122,410 98,356 80,290',
  )
  c.cloth(spline(body), {
    pattern: 'weave',
    dark: folds('300,250 262,424 18 34 6'),
    light: folds('134,256 168,410 26 36'),
    soft: 9,
    edge: 2,
    dOp: 0.5,
  })
  // dyed bands
  for (const [y, k] of pts('300,118 318,113')) {
    const d = spline([
      [200 - k, y - 10, 1],
      [200, y + 12],
      [200 + k, y - 10, 1],
      [200 + k - 2, y, 1],
      [200, y + 23],
      [200 - k + 2, y, 1],
    ])
    c.add(
      `<g clip-path="${c.clip(spline(body))}" opacity=".82"><path d="${d}" fill="${tone(L, 0.02)}"/><path d="${d}" fill="${c.pattern('weave', L, 0)}" opacity=".85"/></g>`,
    )
  }
  // rim
  c.add(
    `<path d="${open(pts('72,222 112,238 200,246 288,238 328,222'))}" fill="none" stroke="${tone(col, -0.2)}" stroke-width="11" stroke-linecap="round"/><path d="${open(pts('72,221 112,237 200,245 288,237 328,221'))}" fill="none" stroke="${tone(col, 0.05)}" stroke-width="8.6" stroke-linecap="round"/><path d="${open(pts('72,221 112,237 200,245 288,237 328,221'))}" fill="none" stroke="${tone(col, -0.2)}" stroke-width="8.6" stroke-dasharray="1.2 7" opacity=".7"/>`,
  )
  strap(pts('120,276 126,176 158,100 200,76 244,100 274,176 280,276'), 0)
  for (const x of [120, 280]) {
    c.add(
      `<path d="${rect(x - 13, 248, 26, 44, 6)}" fill="#1b1208" opacity=".22" transform="translate(2 3)"/>`,
    )
      .cloth(rect(x - 13, 246, 26, 44, 6), { color: L, edge: 0.7 })
      .stitch(rect(x - 9, 250, 18, 36, 4), tone(L, 0.24), 0.9, '3 2.2')
    for (const y of [256, 280])
      c.add(`<circle cx="${x}" cy="${y}" r="2.6" fill="#E0BC72" stroke="#8a6428" stroke-width=".7"/>`)
  }
}
