import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, rect, spline, starPath, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '3 2.2'

function sleeve(c: Pen, m: number): void {
  const { color: col, accent: acc, pattern: p = 'suede' } = c.o
  const S = tone(col, -0.22)
  const f = (P: Points) => (m ? mir(P) : P)
  c.cloth(
    spline(
      f(
        pts(
          '288,100! 312,116 336,186 351,272 354,334 348,350! 330,356 310,352! 300,300 292,246 280,212! 264,150',
        ),
      ),
    ),
    {
      pattern: p,
      rot: m ? 10 : -10,
      dark: folds(
        '286,212 322,236 13 1 4~; 294,258 338,270 13 1 4~; 302,306 346,314 12 1 3~; 292,134 320,350 4 10 5~; 314,352 318,322 6 1; 332,354 334,322 6 1; 345,350 346,324 5 1',
        m,
      ),
      light: folds(
        '312,130 344,320 9 13 6~; 304,240 334,254 6 1 3~; 312,286 344,294 6 1 3~; 323,352 326,326 4 1',
        m,
      ),
      fine: folds('290,222 314,236 3 .3; 298,264 328,272 3 .3; 306,310 336,315 3 .3', m),
      soft: 6,
      lOp: 0.2,
      edge: 1.5,
    },
  )
  c.cloth(spline(f(pts('309,350! 330,355 350,348! 351,386! 332,394 312,391!'))), {
    color: tone(col, -0.03),
    pattern: 'rib',
    rot: m ? 6 : -6,
    edge: 1,
  })
  if (m) return
  // utility pocket with a short zip
  c.line(open(pts('316,196 330,226')), S, 5, 'opacity=".5"').line(
    open(pts('316,196 330,226')),
    tone(acc, 0.05),
    2.6,
    'stroke-dasharray="1.4 1.4"',
  )
  c.line(open(pts('330,226 333,236')), tone(acc, -0.02), 2.6)
}

/** metal teeth on tape, with a star on the puller */
function zip(c: Pen, x: number, y0: number, y1: number): void {
  const { color: col, accent: acc } = c.o
  c.line(`M${x} ${y0}V${y1}`, tone(col, -0.2), 13, 'opacity=".5"').line(
    `M${x} ${y0}V${y1}`,
    tone(col, -0.1),
    10,
  )
  c.band(`M${x - 2} ${y0}V${y1}`, tone(acc, -0.05), 3.4, 'stroke-dasharray="1.8 1.8"')
  c.band(`M${x + 2} ${y0 + 1.8}V${y1}`, tone(acc, 0.08), 3.4, 'stroke-dasharray="1.8 1.8"')
  const pull = rect(x - 4, y0 + 8, 8, 24, 3.4)
  c.cast(pull, 0.4, 1.6, 2, 3).fill(
    rect(x - 5.5, y0 - 2, 11, 12, 3),
    c.grad(
      [
        [0, tone(acc, 0.18)],
        [1, tone(acc, -0.16)],
      ],
      x - 6,
      y0,
      x + 6,
      y0 + 12,
    ),
  )
  c.fill(
    pull,
    c.grad(
      [
        [0, tone(acc, 0.2)],
        [0.5, acc],
        [1, tone(acc, -0.2)],
      ],
      x - 4,
      0,
      x + 5,
      0,
    ),
  ).fill(starPath(x, y0 + 24, 3.4), tone(acc, -0.26))
}

/** matt suede between ribbed edges, closed with a metal zip */
export const bomber: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'suede' } = c.o
  const S = tone(col, -0.22)
  c.cloth(spline(sym(pts('0,88 34,78! 30,104 0,128'))), { color: '#8C3F32', edge: 0.8 }).label(
    200,
    98,
    26,
    12,
  )
  for (const m of [0, 1]) sleeve(c, m)
  const body = sym(
    pts('0,120! 26,104 38,80! 64,90 92,101! 84,146 82,186 85,214! 90,290 92,350 88,368! 44,374 0,374'),
  )
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '284,214 246,262 12 1 4; 116,214 154,262 12 1 -4; 290,320 238,344 12 1 -4; 110,326 168,352 12 1 4; 232,372 236,334 8 1; 262,372 260,340 8 1; 166,373 162,336 8 1; 138,371 142,342 7 1; 284,366 278,338 6 1',
    ),
    light: folds(
      '158,134 164,340 14 26 6; 250,134 256,330 10 24 -4; 272,222 250,250 6 1; 248,372 248,344 5 1; 152,372 152,344 5 1; 216,200 218,350 4 8',
    ),
    fine: folds(
      '284,222 258,252 3.4 .3 3; 116,222 142,252 3.4 .3 -3; 288,326 258,340 3 .3; 112,332 142,346 3 .3',
    ),
    soft: 8,
    lOp: 0.2,
    edge: 1.6,
    depth: 0.14,
  })
  for (const side of [pts('292,101 284,146 282,186 285,213'), mir(pts('292,101 284,146 282,186 285,213'))]) {
    c.line(open(side), S, 1.2, 'opacity=".55"')
    c.stitch(
      open(side.map(([x, y]) => [x + (x > 200 ? -4 : 4), y + 1])),
      tone(col, 0.14),
      0.8,
      T,
      'opacity=".55"',
    )
  }
  // welt pockets
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    const welt = f(pts('252,262! 262,258! 282,318! 272,323!'))
    c.cast(spline(welt), 0.4, 2.4, 2, 3).cloth(spline(welt), {
      pattern: p,
      edge: 0.7,
      color: tone(col, 0.015),
    })
    c.line(open(f(pts('262,258 282,318'))), S, 1.4, 'opacity=".6"').stitch(
      open(f(pts('255,265 273.5,319.5'))),
      tone(col, 0.14),
      0.7,
      T,
      'opacity=".6"',
    )
  }
  // ribbed hem, in two halves either side of the zip
  for (const m of [0, 1]) {
    const half = pts('200,372! 244,372 289,365! 287,404! 244,412 200,412!')
    c.cloth(spline(m ? mir(half) : half), { color: tone(col, -0.03), pattern: 'rib', edge: 1.1 })
  }
  c.stitch('M190 126V370M210 126V370', tone(col, 0.14), 0.8, T, 'opacity=".55"')
  zip(c, 200, 112, 410)
  // ribbed collar
  const collar = pts('200,126! 214,116 230,92 236,78! 246,82 242,106 222,134 206,142! 200,140')
  for (const m of [1, 0])
    c.cast(spline(m ? mir(collar) : collar), 0.35, 3, 1, 4).cloth(spline(m ? mir(collar) : collar), {
      color: tone(col, -0.02),
      pattern: 'rib',
      rot: m ? 34 : -34,
      edge: 0.9,
    })
  c.cloth(spline(sym(pts('0,80 26,72 38,76! 34,86 0,94'))), {
    color: tone(col, -0.04),
    pattern: 'rib',
    edge: 0.7,
  })
  c.add(
    `<rect x="194" y="108" width="12" height="13" rx="3" fill="${tone(acc, 0.04)}" stroke="${tone(acc, -0.25)}" stroke-width=".8"/>`,
  )
}
