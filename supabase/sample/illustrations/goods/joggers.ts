import { tone } from '../kit/colour.ts'
import { folds, lerp, mir, open, type Points, pts, rng, spline, sym, wedge } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.4 1.8'

/** the cloth puckers where elastic or rib draws it in */
function pucker(x0: number, y0: number, x1: number, y1: number, len: number, seed: number): string[] {
  const r = rng(seed)
  return Array.from({ length: 8 }, (_, i) => {
    const t = (i + 0.5) / 8
    const x = lerp(x0, x1, t)
    const y = lerp(y0, y1, t)
    return wedge(x, y, x + (r() - 0.5) * 10, y + len * (0.5 + r() * 0.8), 3.4, 0.3, (r() - 0.5) * 4)
  })
}

function leg(c: Pen, m: number): void {
  const { color: col, pattern: p = 'plain' } = c.o
  const S = tone(col, -0.22)
  const f = (P: Points) => (m ? mir(P) : P)
  const px = (x: number) => (m ? 400 - x : x)
  c.cloth(
    spline(
      f(
        pts(
          '200,76! 266,68! 277,114 283,164 283,240 280,330 276,404 272,436! 256,442 238,440! 228,396 219,320 211,250 205,226 200,212!',
        ),
      ),
    ),
    {
      pattern: p,
      rot: m ? 3 : -3,
      dark: [
        ...folds(
          '203,216 262,192 10 1 4~; 206,232 266,232 9 1 3~; 214,306 276,292 11 1 5~; 218,332 270,346 9 1 -4~; 228,398 276,386 10 1 4~; 236,418 272,408 8 1 3~; 281,190 274,420 5 11 5~',
          m,
        ),
        ...pucker(px(244), 434, px(268), 432, -26, 5 + m),
      ],
      light: folds('240,120 246,300 10 26 4~; 246,300 254,420 22 8 3~; 224,318 262,306 5 1 3~', m),
      fine: [
        ...folds(
          '203,214 240,198 3.4 .3; 206,230 246,228 3 .3; 215,308 250,300 3 .3; 229,400 258,394 3 .3',
          m,
        ),
        ...pucker(px(208), 90, px(262), 84, 26, 9 + m),
      ],
      soft: 5,
      edge: 1.5,
    },
  )
  c.line(open(f(pts('203,220 209,254 216,320 226,394 236,438'))), S, 0.8, 'opacity=".35"')
  // slant pocket, topstitched twice
  const mouth = pts('246,92 254,122 266,146 282,163')
  c.cloth(spline(f(pts('246,92! 254,122 266,146 283,164! 278,114 270,88!'))), {
    pattern: p,
    color: tone(col, -0.045),
    edge: 0.5,
    outline: 0.2,
  })
  c.line(open(f(mouth)), S, 1.5, 'opacity=".6"')
  for (const off of [3, 6])
    c.stitch(open(f(mouth.map(([x, y]) => [x - off, y + off * 0.5]))), S, 0.6, T, 'opacity=".55"')
  // ribbed cuff
  const cuff = f(pts('238,437! 256,440 273,433! 270,470! 256,475 240,473!'))
  c.cast(spline(cuff), 0.26, 2, 0, -2, '', tone(col, -0.4))
  c.cloth(spline(cuff), { pattern: 'rib', color: tone(col, -0.02), edge: 1 })
}

function cord(c: Pen, run: Points, tip: readonly [x: number, y: number, turn: number]): void {
  const { accent: acc } = c.o
  const d = open(run)
  c.line(d, '#1b1208', 4.6, `opacity=".3" transform="translate(2 3)" filter="${c.blur(1)}"`)
  c.line(d, tone(acc, -0.18), 4.6).line(d, acc, 3.5)
  c.line(d, tone(acc, -0.16), 3.5, 'stroke-dasharray=".8 2.8" opacity=".6"')
  const [x, y, turn] = tip
  const metal = c.grad(
    [
      [0, '#F8F5EE'],
      [0.5, '#B9B6B0'],
      [1, '#77736C'],
    ],
    x - 3,
    y,
    x + 3,
    y,
  )
  c.add(
    `<rect x="${x - 2.6}" y="${y - 2}" width="5.2" height="13" rx="1.5" fill="${metal}" transform="rotate(${turn} ${x} ${y})"/>`,
  )
}

/** sweatshirt jersey gathered by a drawcord above and ribbed cuffs below */
export const joggers: Good = (c) => {
  const { color: col, pattern: p = 'plain' } = c.o
  const S = tone(col, -0.22)
  c.cloth(spline(sym(pts('0,50 60,45! 64,66! 0,74'))), { color: tone(col, -0.12), pattern: 'rib', edge: 0.6 })
  c.label(200, 53, 24, 11)
  for (const m of [1, 0]) leg(c, m)
  c.line(open(pts('200,94 200.5,212')), S, 1.1, 'opacity=".5"')
  for (const off of [2.6, -2.6]) c.stitch(`M${200 + off} 96V208`, S, 0.6, T, 'opacity=".45"')
  // elastic waistband: rows of stitching, gathered between
  const band = pts('136,60! 168,67 200,69 232,67 264,60! 269,88! 236,95 200,97 164,95 131,88!')
  c.cast(spline(band), 0.28, 2.4, 0, 3, '', tone(col, -0.42))
  c.cloth(spline(band), {
    pattern: p,
    edge: 0.9,
    dark: [...pucker(136, 66, 264, 66, 22, 21), ...pucker(134, 88, 266, 88, -18, 23)],
    fine: pucker(140, 70, 260, 70, 16, 29),
    soft: 1.6,
    dOp: 0.7,
  })
  for (const run of ['135,67.5 168,74 200,76 232,74 265,67.5', '132.6,81.6 166,88 200,90 234,88 267.4,81.6'])
    c.stitch(open(pts(run)), S, 0.7, T, 'opacity=".6"')
  for (const x of [188, 212])
    c.add(
      `<circle cx="${x}" cy="83" r="4.2" fill="#B9B6B0" stroke="#77736C" stroke-width=".8"/><circle cx="${x}" cy="83" r="2" fill="${tone(col, -0.3)}"/>`,
    )
  cord(c, pts('188,83 181,104 183,128 177,156'), [177, 156, 10])
  cord(c, pts('212,83 220,106 216,134 222,166'), [222, 166, -8])
}
