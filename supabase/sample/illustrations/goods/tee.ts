import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

/** jersey: hardly any structure, so the folds and the neck rib do the work */
export const tee: Good = (c) => {
  const { color: col, pattern: p = 'plain' } = c.o,
    S = tone(col, -0.24)
  c.cloth(spline(sym(pts('0,104 38,93! 30,118 0,136'))), { color: tone(col, -0.12), edge: 0.5 })
  c.label(200, 108, 20, 9)
  const sl = pts('294,113! 316,124 344,164 366,204! 350,216 324,230! 308,214 289,200! 274,150')
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.cloth(spline(f(sl)), {
      pattern: p,
      rot: m ? -30 : 30,
      dark: folds('292,196 336,196 9 1 3; 290,170 330,160 7 1 2; 300,130 338,222 2 6', m),
      light: folds('304,126 352,196 6 8', m),
      fine: folds('294,186 326,184 3 0.3', m),
    })
    c.stitch(open(f(pts('321,225.5 346,212 362.5,200'))), S, 0.7, '2.4 1.8', 'opacity=".75"').line(
      open(f(pts('319.6,222.5 344.4,209 360.8,197'))),
      S,
      0.6,
      'opacity=".3"',
    )
  }
  const bod = sym(pts('0,138 22,126 40,93! 94,113! 86,152 92,198! 93,300 95,408! 50,414 0,413'))
  c.cloth(spline(bod), {
    pattern: p,
    dark: folds(
      '292,196 256,236 7 1 3; 108,196 146,240 7 1 -3; 290,300 236,318 7 1 3; 110,336 168,350 7 1 -3; 286,360 240,412 2 14 -5; 150,360 138,414 1 12 4; 206,180 196,400 2 10 12',
    ),
    light: folds('160,150 170,390 12 24 8; 250,150 262,300 6 18 -4; 284,214 232,276 4 1 -6'),
    fine: folds('291,203 262,232 3 0.3 3; 109,204 138,234 3 0.3 -3'),
    soft: 5,
  })
  for (const P of [pts('294,113 286,152 292,197'), mir(pts('294,113 286,152 292,197'))])
    c.line(open(P), S, 0.9, 'opacity=".5"')
  c.stitch(
    open(pts('106,401.5 150,407 200,406.5 250,407 294,401.5')),
    S,
    0.7,
    '2.4 1.8',
    'opacity=".75"',
  ).line(open(pts('106,398.5 150,404 200,403.5 250,404 294,398.5')), S, 0.6, 'opacity=".3"')
  const rib = sym(pts('0,136 24,123.5 40,92! 32.5,90! 19,116 0,126'))
  c.cloth(spline(rib), { color: tone(col, -0.005), pattern: 'rib', edge: 0.5 }).stitch(
    open(pts('156.5,96 174,128 200,140.5 226,128 243.5,96')),
    S,
    0.6,
    '2.2 1.8',
    'opacity=".6"',
  )
}
