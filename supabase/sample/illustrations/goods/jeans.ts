import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Point, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

/** denim fades along the thigh and creases at the hip and the knee */
export const jeans: Good = (c) => {
  const { color: col } = c.o,
    S = tone(col, -0.2),
    th = c.o.accent && c.o.accent !== 'none' ? c.o.accent : '#D08A3C',
    p = c.o.pattern && c.o.pattern !== 'plain' ? c.o.pattern : 'twill'
  // inside of the back waist
  c.cloth(spline(sym(pts('0,44 64,38! 66,58! 0,68'))), {
    color: tone(col, -0.12),
    pattern: 'twill',
    edge: 0.5,
  })
  c.add(
    `<rect x="184" y="45" width="32" height="14" rx="1.5" fill="#B4814E"/><path d="M189 50h22M189 54h14" stroke="#6d4522" stroke-width="1.1"/>`,
  )
  const leg = pts(
    '200,66! 266,56! 276,100 286,160 290,240 295,350 299,460! 268,466 236,464! 228,380 218,290 208,222 201,206!',
  )
  for (const m of [1, 0]) {
    const f = (P: Points) => (m ? mir(P) : P),
      px = (x: number) => (m ? 400 - x : x)
    c.cloth(spline(f(leg)), {
      pattern: p,
      rot: m ? 4 : -4,
      dark: folds(
        '206,214 262,178 8 1 3; 208,226 266,214 8 1 3; 214,300 284,288 9 1 4; 222,330 280,340 7 1 -3; 228,400 290,388 7 1 3; 294,240 300,460 6 12',
        m,
      ),
      light: folds('246,150 256,300 16 34; 256,270 266,460 24 20', m),
      fine: folds(
        '206,208 244,186 3 0.2; 208,216 250,204 3 0.2; 209,224 252,222 3 0.2; 218,306 262,296 2.4 0.2',
        m,
      ),
      soft: 6.5,
      lOp: 0.46,
      edge: 1.2,
    })
    // outseam, inseam, hem, pocket
    c.line(open(f(pts('275,104 283,160 286.5,240 291.5,350 295,452'))), S, 0.8, 'opacity=".4"')
    c.line(open(f(pts('203.5,212 211.5,240 221,290 231,380 238.6,452'))), S, 0.8, 'opacity=".35"')
    c.stitch(open(f(pts('236,453 268,455.5 298,450'))), th, 1, '3 2').line(
      open(f(pts('235.6,451 268,453.6 298,448'))),
      S,
      0.7,
      'opacity=".35"',
    )
    const pk = pts('228,81 234,104 252,118 278,120'),
      pk2 = pk.map(([x, y]): Point => [x - 1.6, y + 4]),
      area = pts('228,79! 234,104 252,118 279,120! 272,78!')
    c.cloth(spline(f(area)), { pattern: p, color: tone(col, -0.05), edge: 0.5, outline: 0.2 })
    c.line(open(f(pk)), S, 1.4, 'opacity=".6"')
      .stitch(open(f(pk2)), th, 1, '3 2')
      .stitch(open(f(pk.map(([x, y]): Point => [x - 3.2, y + 8]))), th, 1, '3 2')
    for (const [x, y] of pts('229,85 275,120'))
      c.add(
        `<circle cx="${px(x)}" cy="${y}" r="2.1" fill="#C58A45" stroke="#7a4f20" stroke-width=".5"/><circle cx="${px(x) - 0.5}" cy="${y - 0.6}" r=".7" fill="#f4d9a8"/>`,
      )
  }
  c.stitch(open(mir(pts('247,107 266,108'))), th, 0.9, '2.6 1.8')
  // fly
  c.line(open(pts('200,84 200.5,206')), S, 1.3, 'opacity=".65"').stitch('M203.5 84V202', th, 0.9, '3 2')
  c.stitch(open(pts('222,84 221,140 214,164 202,174')), th, 1, '3 2').stitch(
    open(pts('226,84 225,142 216,168 202,179')),
    th,
    1,
    '3 2',
  )
  // waistband, loops, shank button
  const wb = pts('133,55! 166,63 200,66 234,63 267,55! 272,77! 236,84 200,86 164,84 128,77!')
  c.cloth(spline(wb), { pattern: p, edge: 0.7 })
  c.stitch(open(pts('136,58.5 166,66 200,69 234,66 265,58.5')), th, 0.9, '3 2').stitch(
    open(pts('131,74.5 164,81 200,83 236,81 270,74.5')),
    th,
    0.9,
    '3 2',
  )
  for (const [x, y, a = 0] of [
    [152, 71, 8],
    [178, 76, 3],
    [222, 76, -3],
    [248, 71, -8],
  ] as Point[])
    c.add(
      `<g transform="rotate(${a} ${x} ${y})"><rect x="${x - 3.4}" y="${y - 14}" width="8.4" height="30" rx="1.4" fill="#0b1020" opacity=".22"/><rect x="${x - 4.2}" y="${y - 15}" width="8.4" height="30" rx="1.4" fill="${tone(col, 0.02)}" stroke="${S}" stroke-width=".6"/><path d="M${x - 2.4} ${y - 13}v26M${x + 2.4} ${y - 13}v26" stroke="${th}" stroke-width=".7" stroke-dasharray="2.4 1.6"/></g>`,
    )
  c.add(`<circle cx="201" cy="77.4" r="5" fill="#3a2a18" opacity=".3"/>`)
  c.add(
    `<circle cx="200" cy="76" r="5" fill="${c.radial(
      [
        [0, '#F2D9A6'],
        [0.6, '#B98543'],
        [1, '#7b4f1f'],
      ],
      198,
      73.5,
      7,
    )}"/><circle cx="200" cy="76" r="2.6" fill="none" stroke="#7b4f1f" stroke-width=".6"/>`,
  )
}
