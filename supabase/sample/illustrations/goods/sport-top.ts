import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, starPath, sym } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

const FLAT = '1.8 1.4'

/** a cropped sports top: straps that run together behind, bound edges, a broad elastic band */
export const sportTop: Good = (c) => {
  const { color: col, accent: acc, pattern: p } = c.o
  const S = tone(col, -0.22)
  // the back, seen inside: its straps run together between the shoulder blades
  const back = sym(pts('0,156! 10,148 28,124 43,96! 63,98! 50,128 30,158 24,182 40,208 84,238! 60,262 0,268'))
  c.cloth(spline(back), {
    color: tone(col, -0.12),
    edge: 1,
    depth: 0.12,
    dark: folds('200,178 170,230 20 6; 232,150 246,196 4 10'),
  })
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.line(open(f(pts('262,99 249,128 229,158 223,182 239,208'))), acc, 2.2, 'opacity=".75"')
    c.line(open(f(pts('243,98 227,124 209,148 200,155'))), acc, 2.2, 'opacity=".75"')
  }
  c.label(200, 176, 20, 9)
  const body = sym(
    pts('0,218! 24,210 38,176 41,132 43,95! 64,97! 61,136 62,172 72,202 94,226! 92,262 90,300 88,330! 0,338'),
  )
  c.cast(spline(body), 0.3, 4, 2, 4, spline(back), tone(col, -0.5))
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '296,240 252,262 10 1 4; 104,240 150,264 10 1 -4; 290,318 246,292 10 1 -4; 110,318 156,294 10 1 4; 250,178 262,204 6 1; 150,178 138,204 6 1; 178,330 186,300 5 1; 222,332 216,304 5 1; 200,224 200,330 2 9',
    ),
    light: folds(
      '154,236 158,310 16 26 4; 236,232 242,304 14 20 -3; 250,110 252,170 6 8; 150,110 148,170 6 8',
    ),
    fine: folds(
      '295,243 264,258 2.6 .3 3; 105,243 136,258 2.6 .3 -3; 289,316 258,298 2.6 .3 -3; 111,316 142,298 2.6 .3 3',
    ),
    soft: 5,
    edge: 1.9,
  })
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    // shaping seams from armhole to band
    const seam = pts('268,196 250,222 242,262 240,331')
    c.line(open(f(seam)), S, 0.9, 'opacity=".45"')
    for (const dx of [-1.6, 1.6])
      c.stitch(open(f(seam.map(([x, y]) => [x + dx, y]))), acc, 0.8, FLAT, 'opacity=".8"')
    // bound armhole
    const arm = open(f(pts('263,98 260,136 261,172 271,202 293,225.6')))
    c.line(arm, tone(acc, -0.14), 5).line(arm, acc, 3.6).line(arm, tone(acc, 0.16), 0.9, 'opacity=".6"')
    // strap end
    c.line(open(f(pts('243.6,96 254,94.4 264,98'))), S, 1.2, 'opacity=".5"')
  }
  const neck = open(pts('157,96 159,132 162,176 176,209 200,218 224,209 238,176 241,132 243,96'))
  c.line(neck, tone(acc, -0.14), 5).line(neck, acc, 3.6).line(neck, tone(acc, 0.16), 0.9, 'opacity=".6"')
  c.fill(starPath(200, 244, 8), acc, 'opacity=".95"').fill(starPath(200, 244, 3.2), tone(col, -0.02))
  // elastic band, lettered
  const band = sym(pts('0,334! 60,331 90,325! 90,346 88,368! 50,376 0,377'))
  c.cast(spline(band), 0.34, 3, 0, -2, spline(body), tone(col, -0.5))
  c.cloth(spline(band), {
    color: tone(col, -0.02),
    pattern: 'rib',
    edge: 1.4,
    dark: folds('288,330 262,350 6 1; 112,330 138,350 6 1'),
    light: folds('150,346 250,346 10 10'),
  })
  for (const run of ['111,331 150,337 200,339 250,337 289,331', '113,364 150,370 200,372 250,370 287,364'])
    c.line(open(pts(run)), acc, 2)
  c.word(200, 362, 'ZELLIGE', 17, acc, 7)
}
