import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, rect, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.6 2'

function brass(c: Pen, x: number, y: number, r: number): void {
  const { accent: acc } = c.o
  const face = c.radial(
    [
      [0, tone(acc, 0.14)],
      [0.6, acc],
      [1, tone(acc, -0.2)],
    ],
    x - r * 0.4,
    y - r * 0.5,
    r * 1.7,
  )
  c.add(
    `<circle cx="${x + 1}" cy="${y + 1.6}" r="${r}" fill="#1b1208" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${face}"/><circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="none" stroke="${tone(acc, -0.3)}" stroke-width=".8"/>`,
  )
}

function leg(c: Pen, m: number): void {
  const { color: col, pattern: p = 'cord' } = c.o
  const S = tone(col, -0.22)
  const th = tone(col, 0.2)
  const f = (P: Points) => (m ? mir(P) : P)
  c.cloth(
    spline(f(pts('200,246! 276,240! 290,290 298,360 300,424! 260,432 222,428! 214,380 206,346 200,336!'))),
    {
      pattern: p,
      dark: folds(
        '204,340 262,318 11 1 4~; 206,352 258,350 9 1 3~; 218,400 296,392 9 1 3~; 290,280 300,426 6 14; 282,262 248,290 8 1',
        m,
      ),
      light: folds('252,270 258,420 16 26; 226,360 232,424 4 10', m),
      fine: folds('203,336 244,320 3 .3; 205,348 246,345 3 .3; 220,396 262,393 2.6 .3', m),
      soft: 5,
      edge: 1.5,
    },
  )
  c.line(open(f(pts('203,340 210,366 218,398 224,426'))), S, 0.9, 'opacity=".4"')
  // slant pocket, with the print of a brass rivet at each end
  c.cloth(spline(f(pts('236,262! 244,292 262,312 289,320! 282,258!'))), {
    pattern: p,
    color: tone(col, -0.05),
    edge: 0.6,
    outline: 0.3,
  })
  const mouth = pts('236,262 244,292 262,312 289,320')
  c.line(open(f(mouth)), S, 1.5, 'opacity=".8"')
  c.stitch(open(f(mouth.map(([x, y]) => [x - 4, y + 4]))), th, 1, T, 'opacity=".8"')
  // turned-up hem shows the smooth reverse
  const turn = f(pts('219,418! 260,424 303,414! 304,444! 262,454 220,449!'))
  c.cast(spline(turn), 0.34, 3, 0, -3, '', tone(col, -0.5)).cloth(spline(turn), {
    color: tone(col, 0.075),
    pattern: 'twill',
    edge: 1.1,
  })
  c.stitch(open(f(pts('221,443 262,448 302,438'))), th, 0.9, T)
}

function strap(c: Pen, m: number): void {
  const { color: col, accent: acc, pattern: p = 'cord' } = c.o
  const f = (P: Points) => (m ? mir(P) : P)
  // the part that comes from the back, then the front part over the shoulder
  c.cloth(spline(f(pts('206,176! 222,176! 236,110 246,74 240,60! 224,70'))), {
    pattern: p,
    color: tone(col, -0.08),
    edge: 0.7,
  })
  const front = f(pts('232,58! 254,56! 258,90 256,150! 238,150! 240,100'))
  c.cast(spline(front), 0.34, 3, 2, 4).cloth(spline(front), {
    pattern: p,
    edge: 0.9,
    light: folds('244,70 246,140 5 5', m),
  })
  c.stitch(open(f(pts('237,64 244,100 242,148'))), tone(col, 0.2), 0.8, T).stitch(
    open(f(pts('250,62 254,90 252.5,148'))),
    tone(col, 0.2),
    0.8,
    T,
  )
  // buckle and its button
  const X = m ? 400 - 247 : 247
  const frame = rect(X - 13, 142, 26, 24, 5)
  c.line(frame, '#1b1208', 4.4, 'opacity=".3" transform="translate(1.6 2.6)"')
    .line(frame, tone(acc, -0.18), 4.4)
    .line(frame, tone(acc, 0.06), 2.6)
  c.line(`M${X - 11} 153H${X + 11}`, tone(acc, -0.06), 2.6)
}

/** corduroy: the wales run down the legs and across the pocket */
export const dungarees: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'cord' } = c.o
  const S = tone(col, -0.22)
  const th = tone(col, 0.2)
  // inside of the back
  c.cloth(spline(sym(pts('0,196 52,170! 78,238! 0,252'))), {
    color: tone(col, -0.13),
    pattern: 'twill',
    edge: 0.7,
  })
  for (const m of [1, 0]) leg(c, m)
  c.line(open(pts('200,250 200.5,334')), S, 1.4, 'opacity=".6"')
  c.stitch(open(pts('222,254 221,300 213,318 202,326')), th, 0.9, T)
  for (const m of [0, 1]) strap(c, m)
  // bib, curved into the waist
  const bib = sym(pts('0,158 62,152! 64,176 72,208 88,238! 0,248'))
  c.cast(spline(bib), 0.26, 3, 1, 4, '', tone(col, -0.5))
  c.cloth(spline(bib), {
    pattern: p,
    edge: 1.2,
    soft: 4,
    light: folds('150,166 142,236 10 14; 226,166 232,236 8 10'),
    dark: folds('262,214 230,238 8 1; 138,214 170,238 8 1'),
  })
  const rim = pts('138,158! 200,164 262,158! 264,180 271,208 285,234')
  c.stitch(open(rim), th, 1, T).stitch(open(pts('138,158 136,180 129,208 115,234')), th, 1, T)
  // bib pocket with a flap and a pen slot
  const pocket = pts('166,182! 200,184 234,182! 235,224! 218,236 182,236 165,224!')
  c.cast(spline(pocket), 0.26, 2.4, 1, 3, '', tone(col, -0.5)).cloth(spline(pocket), {
    pattern: p,
    rot: 90,
    edge: 0.9,
  })
  c.stitch(open(pts('168,190! 168.5,222! 184,232.5 216,232.5 231.5,222! 232,190!')), th, 0.9, T)
  const flap = pts('164,178! 200,180 236,178! 235,196! 200,208! 165,196!')
  c.cast(spline(flap), 0.3, 2, 0, 3).cloth(spline(flap), { pattern: p, edge: 0.8, color: tone(col, 0.012) })
  c.stitch(open(pts('167.5,194! 200,204.5! 232.5,194!')), th, 0.9, T)
  brass(c, 200, 198, 4.2)
  // waistband, side buttons, buckle buttons
  c.cloth(spline(sym(pts('0,240 89,232! 90,252! 0,262'))), { pattern: p, rot: 90, edge: 0.7 })
  c.stitch(open(pts('112,237 200,244.5 288,237')), th, 0.8, T).stitch(
    open(pts('111,249 200,257.5 289,249')),
    th,
    0.8,
    T,
  )
  for (const X of [153, 247]) brass(c, X, 162, 6)
  for (const [x, y] of [
    [283, 262],
    [286, 282],
    [117, 262],
    [114, 282],
  ] as const)
    brass(c, x, y, 3.8)
  for (const [x, y] of [
    [289, 318],
    [111, 318],
  ] as const)
    c.add(`<circle cx="${x}" cy="${y}" r="2.2" fill="${acc}" stroke="${tone(acc, -0.3)}" stroke-width=".6"/>`)
}
