import { tone } from '../kit/colour.ts'
import { folds, lerp, mir, open, type Points, pts, rng, spline, sym, wedge } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.2 1.8'

/** short pulls that radiate from an elastic edge */
function elastic(
  from: readonly [number, number],
  to: readonly [number, number],
  dx: number,
  dy: number,
  seed: number,
): string[] {
  const r = rng(seed)
  return Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.5) / 9
    const x = lerp(from[0], to[0], t)
    const y = lerp(from[1], to[1], t)
    return wedge(x, y, x + dx * (0.6 + r() * 0.7), y + dy * (0.6 + r() * 0.7), 3.4, 0.3, (r() - 0.5) * 3)
  })
}

function limbs(c: Pen, m: number): void {
  const { color: col, pattern: p = 'stripe' } = c.o
  const S = tone(col, -0.26)
  const f = (P: Points) => (m ? mir(P) : P)
  const px = (x: number) => (m ? 400 - x : x)
  const s = m ? -1 : 1
  // puffed sleeve and its band
  c.cloth(
    spline(f(pts('262,112! 292,116 324,142 344,178 348,196! 332,210 312,220! 292,208 274,190! 258,150'))),
    {
      pattern: p,
      rot: m ? -36 : 36,
      dark: [
        ...elastic([px(345), 194], [px(312), 216], -26 * s, -30, 4 + m),
        ...folds('276,186 306,180 8 1 2~', m),
      ],
      light: folds('290,130 332,178 10 14', m),
      fine: elastic([px(270), 114], [px(290), 118], 14 * s, 22, 7 + m),
      soft: 3,
      edge: 1.4,
    },
  )
  const band = f(pts('349,190! 332,206 308,217! 313,230! 338,219 356,200!'))
  c.cloth(spline(band), { color: tone(c.o.accent, -0.02), edge: 0.7 }).stitch(
    open(f(pts('352,199 335,213.5 312,224'))),
    tone(c.o.accent, 0.2),
    0.8,
    T,
  )
  // leg and its band
  c.cloth(
    spline(f(pts('200,300! 284,284! 296,324 300,352 294,372! 268,386 238,388! 222,370 206,356 200,352!'))),
    {
      pattern: p,
      rot: m ? -10 : 10,
      dark: [
        ...elastic([px(292), 372], [px(240), 386], -4 * s, -34, 12 + m),
        ...folds('204,354 240,336 9 1 3~; 288,300 300,366 5 10', m),
      ],
      light: folds('262,310 270,372 14 14', m),
      fine: elastic([px(290), 374], [px(242), 387], -2 * s, -22, 15 + m),
      soft: 3,
      edge: 1.4,
    },
  )
  const cuff = f(pts('296,366! 268,382 236,385! 238,399! 270,397 300,380!'))
  c.cloth(spline(cuff), { color: tone(c.o.accent, -0.02), edge: 0.7 }).stitch(
    open(f(pts('298,374.5 269,390.5 238,393'))),
    tone(c.o.accent, 0.2),
    0.8,
    T,
  )
  c.line(open(f(pts('262,112 256,150 272,188'))), S, 0.9, 'opacity=".45"')
}

/** a baby cut: puffed sleeves, round collar, snaps along the inner legs */
export const romper: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'stripe' } = c.o
  const S = tone(col, -0.26)
  c.cloth(spline(sym(pts('0,104 30,98! 28,118 0,130'))), { color: tone(col, -0.1), edge: 0.5 }).label(
    200,
    107,
    20,
    9,
  )
  for (const m of [1, 0]) limbs(c, m)
  const body = sym(
    pts('0,124! 20,116 32,98! 50,104 64,112! 58,148 72,190! 78,240 86,290! 60,306 20,318 0,352!'),
  )
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '272,192 240,228 9 1 4; 128,192 160,230 9 1 -4; 282,284 226,306 9 1 -4; 118,288 176,308 9 1 4; 214,210 206,320 2 9 6; 160,220 176,306 2 9 -4',
    ),
    light: folds('160,150 158,290 12 22 6; 240,150 248,284 9 18 -4'),
    fine: folds(
      '271,198 250,220 3 .3 3; 129,198 150,220 3 .3 -3; 280,288 244,302 2.6 .3; 120,291 158,303 2.6 .3',
    ),
    soft: 4.6,
    edge: 1.3,
  })
  for (const run of [pts('284,288 260,305 221,318 201,350'), pts('116,288 140,305 179,318 199,350')]) {
    c.line(open(run), S, 0.9, 'opacity=".5"').stitch(
      open(run.map(([x, y]) => [x, y - 4])),
      S,
      0.6,
      T,
      'opacity=".45"',
    )
  }
  // snaps along the inner legs
  for (const [x, y] of [
    [212, 366],
    [224, 378],
    [188, 366],
    [176, 378],
    [200, 356],
  ] as const)
    c.add(
      `<circle cx="${x + 0.8}" cy="${y + 1.2}" r="3.8" fill="#1b1208" opacity=".25"/><circle cx="${x}" cy="${y}" r="3.8" fill="${c.radial(
        [
          [0, '#FFFFFF'],
          [0.7, '#DAD7D0'],
          [1, '#A29E96'],
        ],
        x - 1,
        y - 1.4,
        5,
      )}"/><circle cx="${x}" cy="${y}" r="1.5" fill="#B9B5AC"/>`,
    )
  // half placket with wooden buttons, a small chest pocket
  c.cloth(spline(pts('192,122! 208,122! 208.5,204! 200,210 191.5,204!')), {
    color: tone(col, 0.01),
    edge: 0.5,
  })
  c.stitch(open(pts('194.5,128 194,202! 206,202! 205.5,128')), acc, 0.8, T)
  for (const y of [146, 168, 190]) c.button(200, y, 4, '#C79A62')
  const pocket = pts('224,188! 240,189 256,187! 257,212 240,222 224,212!')
  c.cast(spline(pocket), 0.2, 2, 1, 2).cloth(spline(pocket), { pattern: p, rot: 90, edge: 0.7, outline: 0.6 })
  c.band(open(pts('223.5,189 240,190 256.5,188')), acc, 3)
  // round collar with a narrow edge
  const leaf = pts('230,92! 246,104 250,124 236,142 214,142 202,128! 214,118 226,106')
  for (const m of [1, 0]) {
    const P = m ? mir(leaf) : leaf
    c.cast(spline(P), 0.28, 2.6, 1, 3).cloth(spline(P), { color: tone(col, 0.01), edge: 0.8 })
    const rim = pts('244,104 247.5,123 235,139 215,139 204.5,128')
    c.line(open(m ? mir(rim) : rim), acc, 1.8)
  }
  c.cloth(spline(sym(pts('0,98 24,90 31,90! 27,100 0,108'))), { color: tone(col, -0.02), edge: 0.4 })
}
