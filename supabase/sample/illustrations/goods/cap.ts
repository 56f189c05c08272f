import { tone } from '../kit/colour.ts'
import { at, folds, lerp, n1, open, type Point, pts, spline, starPath } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

const T = '3 2.2'

/** baseball cap from the front, turned a little: panels, eyelets, a stitched visor and an embroidered star */
export const cap: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'drill' } = c.o
  const S = tone(col, -0.26)
  const th = tone(col, 0.2)
  const peak = acc
  // crown: the front panels face left, the side panel turns away at the right
  const crown = pts(
    '104,284! 97,238 110,184 146,143 194,125 238,125 288,146 322,188 340,238 345,292! 322,304 290,308 200,312 130,304',
  )
  const d = spline(crown)
  c.cloth(d, {
    pattern: p,
    dark: folds('318,200 332,292 6 22 -4; 106,220 112,284 8 16; 232,142 262,290 3 14 -8'),
    light: folds('148,164 136,270 16 40 8; 200,146 196,196 8 22 3'),
    soft: 8,
    edge: 2.2,
    from: [110, 130],
    to: [330, 300],
  })
  const side = spline(
    pts('218,123! 262,130 304,160 328,202 341,244 346,293! 322,304 284,308! 284,250 268,188 242,148'),
  )
  c.cloth(side, {
    pattern: p,
    rot: 20,
    color: tone(col, -0.035),
    dark: folds('312,180 334,288 6 18 -6; 282,220 290,300 4 12'),
    light: folds('262,150 306,220 6 10 -6'),
    soft: 6,
    edge: 1.1,
    outline: 0,
  })
  const seam = (run: string) => {
    const P = pts(run)
    c.line(open(P), S, 1.3, 'opacity=".65"')
    for (const dx of [-4, 4]) c.stitch(open(P.map(([x, y]) => [x + dx, y + 1])), th, 0.9, T, 'opacity=".75"')
  }
  seam('217,127 243,150 269,189 284,250 285,302')
  seam('213,128 194,158 184,206 182,296')
  seam('206,128 152,150 122,192 110,240 110,282')
  seam('226,127 278,148 314,188 332,236 337,292')
  for (const [x, y, k] of [
    [160, 174, 0.9],
    [243, 182, 1],
    [308, 212, 0.66],
  ] as const)
    c.add(
      `<ellipse cx="${x}" cy="${y}" rx="${5 * k}" ry="5" fill="none" stroke="${tone(col, 0.12)}" stroke-width="2.6"/><ellipse cx="${x}" cy="${y}" rx="${2.4 * k}" ry="2.6" fill="${tone(col, -0.34)}"/>`,
    )
  // button on top
  c.add(`<ellipse cx="217" cy="128" rx="15" ry="6" fill="#1b1208" opacity=".3" filter="${c.blur(2)}"/>`)
  c.cloth('M201 125a16 10 0 0 1 32 0a16 6 0 0 1 -32 0Z', {
    color: peak,
    edge: 0.9,
    from: [202, 115],
    to: [232, 131],
  })
  // embroidered star, its stitches raised
  const star = starPath(191, 226, 36, 0.1)
  const raised = starPath(190.4, 225.2, 35, 0.1)
  c.cast(star, 0.34, 2.4, 2, 3)
  c.fill(star, tone(peak, -0.2)).fill(
    raised,
    c.grad(
      [
        [0, tone(peak, 0.14)],
        [1, tone(peak, -0.04)],
      ],
      165,
      190,
      215,
      260,
    ),
  )
  const threads = Array.from({ length: 30 }, (_, i) => `M${n1(151 + i * 2.8)} 186l-6 80`).join('')
  c.add(
    `<g clip-path="${c.clip(raised)}"><path d="${threads}" stroke="${tone(peak, -0.12)}" stroke-width=".9" opacity=".45"/></g>`,
  )
  c.fill(starPath(190.4, 225.2, 18.6, 0.4), col).fill(starPath(190.4, 225.2, 9.4, 0.1), peak)
  // the turned edge of the crown beside the visor
  c.stitch(open(pts('290,300 318,296 344,284')), th, 0.9, T, 'opacity=".75"')
  // visor: it comes forward and down, bent along the middle
  const upper = pts('98,278 130,296 174,306 218,308 258,305 292,297')
  const lower = pts('50,316 84,350 146,368 212,367 272,346 306,308')
  const brim = spline(
    pts(
      '98,278! 130,296 174,306 218,308 258,305 292,297! 307,306 304,324 268,350 212,368 152,370 98,357 62,336 50,312 68,290',
    ),
  )
  c.cast(brim, 0.36, 7, 1, -5, d, tone(col, -0.5))
  c.cloth(brim, {
    color: peak,
    pattern: 'drill',
    dark: folds('66,300 84,346 26 10; 300,300 276,346 18 8; 110,292 284,302 10 10 14; 230,366 296,330 10 14'),
    light: folds('120,314 240,352 22 12 -8; 150,322 210,330 14 14'),
    soft: 7,
    edge: 2,
    from: [120, 290],
    to: [250, 370],
    range: 0.08,
  })
  for (let i = 1; i < 6; i++) {
    const k = i * 0.165
    const row = upper.map(([x, y], j): Point => {
      const [lx, ly] = at(lower, j)
      return [lerp(x, lx, k), lerp(y, ly, k)]
    })
    c.stitch(open(row), tone(peak, 0.2), 1, '3.4 2.4', 'opacity=".8"').stitch(
      open(row.map(([x, y]) => [x, y + 1])),
      tone(peak, -0.2),
      0.8,
      '3.4 2.4',
      'opacity=".3"',
    )
  }
  c.line(open(upper), tone(peak, -0.3), 2.4, 'opacity=".6"')
  c.line(
    open(pts('52,318 64,338 100,358 152,370 212,368 266,351 303,325')),
    tone(peak, -0.2),
    2,
    'opacity=".6"',
  )
  c.line(
    open(pts('54,314 66,334 101,354 152,366 211,364 264,347 301,322')),
    tone(peak, 0.18),
    1.4,
    'opacity=".6"',
  )
}
