import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, starPath, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const FLAT = '1.6 1.4'

function leg(c: Pen, m: number): void {
  const { color: col, accent: acc, pattern: p } = c.o
  const S = tone(col, -0.22)
  const f = (P: Points) => (m ? mir(P) : P)
  const outline = spline(
    f(
      pts(
        '200,96! 257,80! 264,108 271,156 271,206 265,268 259,318 261,362 255,412 246,462! 232,465 217,463! 220,412 219,364 217,322 211,270 204,226 200,208!',
      ),
    ),
  )
  c.cloth(outline, {
    pattern: p,
    rot: m ? 3 : -3,
    dark: folds(
      '203,212 246,184 8 1 4~; 204,224 250,216 7 1 3~; 207,238 240,242 6 1 -2~; 213,300 244,312 7 1 3~; 262,318 230,330 7 1 -3~; 217,338 246,346 6 1 3~; 220,424 243,418 5 1; 250,436 226,444 5 1; 219,452 242,450 4 1; 268,180 250,460 5 12 -8~',
      m,
    ),
    light: folds(
      '238,120 242,300 10 24 -6~; 238,330 234,452 15 9 -3~; 240,190 214,210 3 1 2~; 254,326 226,334 3 1; 224,429 244,424 3 1',
      m,
    ),
    fine: folds(
      '202,210 236,190 2.4 .2 3~; 204,220 238,214 2.2 .2 2~; 215,304 238,312 2.2 .2; 260,322 238,330 2.2 .2; 220,428 238,423 1.8 .2; 249,440 230,445 1.8 .2',
      m,
    ),
    soft: 3.6,
    edge: 1.9,
    range: 0.04,
  })
  // contour panel along the outer leg, joined by flat seams
  const panel = spline(
    f(
      pts(
        '249,88! 257,80! 264,108 271,156 271,206 265,268 259,318 261,362 255,412 246,462! 240,464! 247,400 247,350 248,312 252,262 254,210 253,150',
      ),
    ),
  )
  c.cloth(panel, {
    color: tone(col, -0.07),
    edge: 0.9,
    outline: 0,
    soft: 3,
    light: folds('262,120 266,220 2 6; 256,330 250,450 4 4', m),
  })
  for (const dx of [-1.4, 1.4])
    c.stitch(
      open(
        f(pts('249,88 253,150 254,210 252,262 248,312 247,350 247,400 240,463').map(([x, y]) => [x + dx, y])),
      ),
      acc,
      0.8,
      FLAT,
      'opacity=".85"',
    )
  // knee dart, inner seam, ankle hem
  c.line(open(f(pts('247,312 232,320 216,318'))), S, 0.8, 'opacity=".4"')
  c.stitch(open(f(pts('216.5,456 232,458.5 247,455.5'))), S, 0.8, '2 1.6', 'opacity=".7"')
  c.stitch(open(f(pts('216.6,452 232,454.5 247.6,451.5'))), S, 0.8, '2 1.6', 'opacity=".5"')
}

/** sports leggings: a deep shaped waistband, flat seams that follow the muscle, narrow ankles */
export const leggings: Good = (c) => {
  const { color: col, accent: acc, pattern: p } = c.o
  const S = tone(col, -0.22)
  c.cloth(spline(sym(pts('0,43 30,41 49.6,38! 48,56 0,66'))), {
    color: tone(col, -0.12),
    edge: 0.6,
    depth: 0.1,
  }).label(200, 44, 18, 8)
  for (const m of [1, 0]) leg(c, m)
  c.line(open(pts('200,110 200.4,206')), S, 1, 'opacity=".5"')
  for (const x of [198.4, 202.2]) c.stitch(`M${x} 112V202`, acc, 0.7, FLAT, 'opacity=".6"')
  // gusset
  c.line(open(pts('190,190 200,212 210,190')), S, 0.8, 'opacity=".45"')
  // the band crosses low in front and rises at the sides
  const band = sym(pts('0,54! 26,49 50,38! 53,62 58,85! 34,95 0,118'))
  c.cast(spline(band), 0.3, 3, 0, 3, '', tone(col, -0.5))
  c.cloth(spline(band), {
    color: tone(col, 0.012),
    pattern: p,
    dark: folds('254,58 226,80 6 1 2; 146,58 172,82 6 1 -2; 256,84 236,92 4 1; 144,84 164,92 4 1'),
    light: folds('166,60 176,100 10 8; 226,58 222,96 8 6'),
    fine: folds('252,62 232,76 2 .2 2; 148,62 168,76 2 .2 -2'),
    soft: 3,
    edge: 1.3,
  })
  c.stitch(open(pts('152,42 174,52 200,57.6 226,52 248,42')), S, 0.7, '2 1.6', 'opacity=".6"')
  for (const k of [0, 3.4])
    c.stitch(
      open(pts('142.4,82.4 166,93 200,114.5 234,93 257.6,82.4').map(([x, y]) => [x, y - k])),
      acc,
      0.8,
      FLAT,
      'opacity=".85"',
    )
  c.fill(starPath(236, 74, 6, 0.1), acc).fill(starPath(236, 74, 2.4), tone(col, -0.02))
}
