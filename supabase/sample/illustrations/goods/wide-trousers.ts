import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.4 1.9'

function leg(c: Pen, m: number): void {
  const { color: col, pattern: p = 'linen' } = c.o
  const S = tone(col, -0.24)
  const f = (P: Points) => (m ? mir(P) : P)
  c.cloth(
    spline(
      f(
        pts(
          '200,84! 262,78! 280,130 292,200 304,300 316,400 322,452! 296,462 268,458 240,464 210,458! 207,380 205,290 203,236 201,214!',
        ),
      ),
    ),
    {
      pattern: p,
      rot: m ? 4 : -4,
      dark: folds(
        '203,218 250,190 8 1 3~; 205,232 248,224 7 1 3~; 232,110 244,462 1 15 -3~; 256,100 282,460 1 16 -3~; 274,170 310,458 2 14 -2~; 214,300 222,460 1 12; 206,240 214,460 2 6',
        m,
      ),
      light: folds('240,120 258,460 2 16 -3~; 264,130 296,460 2 14 -2~; 222,250 232,460 3 12', m),
      fine: folds(
        '203,214 236,196 2.6 .2; 204,226 240,220 2.4 .2; 234,130 243,456 .3 2.4; 258,130 281,452 .3 2.4; 276,200 308,450 .3 2',
        m,
      ),
      soft: 3.6,
      edge: 1.4,
    },
  )
  c.line(open(f(pts('203.5,220 206,290 209,380 212,456'))), S, 0.8, 'opacity=".35"')
  c.stitch(open(f(pts('211,448 240,454 268,448 296,452 320.5,442'))), S, 0.7, T, 'opacity=".6"')
  // inverted pleats below the waistband
  for (const [x, to, y] of [
    [226, 230, 176],
    [244, 254, 164],
  ] as const) {
    c.line(
      open(
        f([
          [x, 88],
          [(x + to) / 2, (88 + y) / 2],
          [to, y],
        ]),
      ),
      S,
      1.4,
      'opacity=".55"',
    )
    c.line(
      open(
        f([
          [x + 2, 90],
          [(x + to) / 2 + 2.4, (88 + y) / 2],
          [to + 2, y - 8],
        ]),
      ),
      tone(col, 0.16),
      1.6,
      'opacity=".6"',
    )
  }
  // in-seam pocket
  const mouth = pts('265,94 275,122 283,158')
  c.line(open(f(mouth)), S, 1.6, 'opacity=".6"').stitch(
    open(f(mouth.map(([x, y]) => [x - 4, y]))),
    S,
    0.7,
    T,
    'opacity=".55"',
  )
}

/** linen hangs in long soft folds below a paper-bag waist */
export const wideTrousers: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'linen' } = c.o
  const S = tone(col, -0.24)
  // inside back, and the paper-bag frill above the belt
  c.cloth(spline(sym(pts('0,50 30,46 58,44! 62,62 0,70'))), {
    color: tone(col, -0.12),
    pattern: p,
    edge: 0.6,
  }).label(200, 53, 22, 10)
  for (const m of [1, 0]) leg(c, m)
  c.line(open(pts('200,90 200.5,212')), S, 1.2, 'opacity=".55"').stitch(
    open(pts('216,92 216,160 211,174 202,182')),
    S,
    0.7,
    T,
    'opacity=".55"',
  )
  const frill = pts(
    '139,46! 150,54 160,51 172,58 184,54 200,60 216,54 228,58 240,51 250,54 261,46! 263,74! 232,80 200,82 168,80 137,74!',
  )
  c.cloth(spline(frill), {
    pattern: p,
    edge: 0.8,
    fine: c.gathers(142, 258, 74, 20, 22, 5, 4, -1),
    dark: c.gathers(144, 256, 76, 24, 10, 9, 4, -1),
    soft: 1.6,
  })
  const band = pts('136,72! 168,79 200,81 232,79 264,72! 266,92! 232,99 200,101 168,99 134,92!')
  c.cloth(spline(band), {
    pattern: p,
    edge: 0.7,
    fine: c.gathers(140, 262, 76, 14, 20, 3, 3),
    dark: c.gathers(140, 262, 98, 26, 14, 12, 3, 1).slice(0, 6),
  })
  c.add(
    `<path d="${c.gathers(142, 258, 100, 40, 18, 6, 2).join('')}" fill="${S}" opacity=".28" filter="${c.blur(1.2)}"/>`,
  )
  // loops, belt, bow
  const belt = pts('134,76! 168,83 200,85 232,83 266,76! 267,88! 232,95 200,97 168,95 133,88!')
  c.cast(spline(belt), 0.3, 2, 1, 3, '', tone(col, -0.5)).cloth(spline(belt), {
    pattern: p,
    rot: 90,
    color: tone(col, 0.012),
    edge: 0.6,
  })
  for (const x of [158, 242])
    c.cloth(`M${x - 3.4} 74h6.8v30h-6.8Z`, { pattern: p, edge: 0.3, color: tone(col, 0.01) })
  const tails = [
    '204,92! 214,90! 228,140 234,196! 226,192 218,199! 214,146',
    '196,92! 188,92! 176,138 172,182! 179,180 187,186! 190,142',
  ]
  for (const t of tails) {
    const d = spline(pts(t))
    c.cast(d, 0.34, 3, 3, 4, '', tone(col, -0.5)).cloth(d, { pattern: p, edge: 0.7, color: tone(col, 0.012) })
  }
  const loops = ['200,90 218,74 240,76 242,92 222,100', '200,91 182,76 160,80 160,95 180,101']
  for (const l of loops) {
    const d = spline(pts(l))
    c.cast(d, 0.34, 3, 2, 4, '', tone(col, -0.5)).cloth(d, {
      pattern: p,
      edge: 0.9,
      color: tone(col, 0.015),
      dark: folds('200,91 230,88 7 2; 200,91 172,89 7 2'),
    })
  }
  c.cloth(spline(pts('191,84 201,81 210,86 210,98 200,102 191,98')), {
    pattern: p,
    edge: 0.7,
    color: tone(col, 0.005),
  })
  // wooden beads end the tails
  for (const [x, y] of [
    [226, 198],
    [179, 187],
  ] as const)
    c.add(
      `<circle cx="${x + 1}" cy="${y + 2}" r="5" fill="#1b1208" opacity=".3"/><circle cx="${x}" cy="${y}" r="5" fill="${c.radial(
        [
          [0, tone(acc, 0.18)],
          [0.6, acc],
          [1, tone(acc, -0.16)],
        ],
        x - 2,
        y - 2,
        8,
      )}"/><circle cx="${x}" cy="${y + 1}" r="1.2" fill="${tone(acc, -0.3)}"/>`,
    )
}
