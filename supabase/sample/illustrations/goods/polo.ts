import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, starPath, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.2 1.8'

function sleeve(c: Pen, m: number): void {
  const { color: col, accent: acc, pattern: p = 'oxford' } = c.o
  const f = (P: Points) => (m ? mir(P) : P)
  c.cloth(spline(f(pts('292,114! 316,126 343,164 364,201! 347,214 322,228! 306,213 289,200! 274,150'))), {
    pattern: p,
    rot: p === 'oxford' ? 0 : m ? -30 : 30,
    dark: folds('290,198 334,194 9 1 3~; 290,170 328,160 7 1 2~; 302,132 336,220 2 6 2~', m),
    light: folds('306,128 350,194 6 9 2~', m),
    fine: folds('293,188 324,185 3 .3; 292,174 312,168 2 .2', m),
    soft: 5,
    lOp: 0.24,
    edge: 1.2,
  })
  // ribbed hem with two tipping lines
  const rib = f(pts('365,199! 348,213 321,228! 327,240! 355,225 373,210!'))
  c.cast(spline(rib), 0.24, 2, 0, -1, '', tone(col, -0.45))
  c.cloth(spline(rib), { pattern: 'rib', rot: m ? 36 : -36, edge: 0.7 })
  for (const run of ['370.6,206.5 352.6,221 325,236', '368.6,203.6 350.4,217.6 323.6,232.6'])
    c.line(open(f(pts(run))), acc, 1.5)
}

/** piqué jersey with a tipped knit collar, a two-button placket and a star at the heart */
export const polo: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'oxford' } = c.o
  const S = tone(col, -0.24)
  c.cloth(spline(sym(pts('0,98 29,91! 30,120 0,150'))), { color: tone(col, -0.12), pattern: p, edge: 0.6 })
  c.label(200, 106, 24, 11)
  for (const m of [0, 1]) sleeve(c, m)
  const body = sym(
    pts('0,150! 24,124 38,92! 64,102 93,114! 86,152 91,198! 92,300 94,396! 92,412! 50,418 0,418'),
  )
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '291,198 254,238 8 1 3; 109,198 147,242 8 1 -3; 288,296 234,318 8 1 3; 112,332 168,348 8 1 -3; 284,356 240,414 2 14 -5; 150,360 138,416 1 12 4; 212,226 198,408 2 11 10',
    ),
    light: folds('156,150 166,394 12 26 8; 250,222 260,330 6 20 -4; 284,214 236,276 4 1 -6'),
    fine: folds('290,204 262,232 3 .3 3; 110,204 138,234 3 .3 -3; 286,300 256,312 2.4 .2'),
    soft: 8,
    lOp: 0.22,
    edge: 1.3,
  })
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.line(open(f(pts('293,115 286,152 291,197'))), S, 0.9, 'opacity=".5"')
    c.stitch(open(f(pts('289.6,117 282.6,152 287,194'))), S, 0.6, T, 'opacity=".5"')
    c.line(open(f(pts('239,98 262,108 290,120'))), S, 0.8, 'opacity=".35"')
    // side vent with its tape
    c.line(open(f(pts('287.5,392 286,415'))), S, 1, 'opacity=".55"')
    c.stitch(open(f(pts('293,391! 284.6,391! 283,414'))), S, 0.6, T, 'opacity=".6"')
  }
  c.stitch(open(pts('118,407.6 150,411.4 200,411 250,411.4 282,407.6')), S, 0.7, T, 'opacity=".7"')
  // placket, squared off and cross-stitched at its foot
  const placket = pts('188.5,134! 211.5,134! 211.5,220! 188.5,220!')
  c.cast(spline(placket), 0.24, 2, 2, 2, '', tone(col, -0.45))
  c.cloth(spline(placket), { pattern: p, color: tone(col, 0.012), edge: 0.6, outline: 0.6 })
  c.stitch('M191.6 140V217H208.4V140', S, 0.6, T, 'opacity=".65"')
  c.stitch('M191.6 207H208.4M191.6 207L208.4 217M208.4 207L191.6 217', S, 0.6, T, 'opacity=".5"')
  for (const y of [164, 190]) c.line(`M200 ${y - 6}V${y + 6}`, S, 1.5, 'opacity=".4"').button(200, y, 4, acc)
  // collar leaves
  const leaf = pts('228,84! 245,100 264,152! 250,158 230,154 202,137! 217,120 227,102')
  for (const m of [1, 0]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.cast(spline(f(leaf)), 0.32, 3, 1, 4, '', tone(col, -0.45))
    c.cloth(spline(f(leaf)), { pattern: 'rib', edge: 0.8, color: tone(col, 0.008), rot: m ? 62 : -62 })
    const tips = [
      '243,104! 260.6,150! 249,154.4 231,150.4 206,136',
      '241,107! 257.4,147.6! 248,151 232,147 209,134',
    ]
    for (const run of tips) c.line(open(f(pts(run))), acc, 1.6)
  }
  c.cloth(spline(sym(pts('0,92 22,83 29,82! 27,92 0,102'))), {
    pattern: 'rib',
    rot: 90,
    color: tone(col, -0.02),
    edge: 0.5,
  })
  c.line(open(pts('173.6,86.6 200,95.6 226.4,86.6')), acc, 1.4, 'opacity=".9"')
  // the embroidered star
  c.fill(starPath(249, 200, 11.6), col)
  c.fill(starPath(249, 200, 9), tone(acc, -0.12), 'opacity=".35" transform="translate(.8 1)"')
  c.fill(starPath(249, 200, 9), acc)
  c.line(starPath(249, 200, 6, Math.PI / 8), tone(acc, 0.18), 0.8, 'opacity=".8"')
  c.fill(starPath(249, 200, 2.8), col)
}
