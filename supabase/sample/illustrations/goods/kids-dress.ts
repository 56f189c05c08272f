import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'
import { skirt } from '../kit/skirt.ts'

const CREAM = '#FBF6EC'

function sleeve(c: Pen, m: number): void {
  const { accent: acc, pattern: p = 'ditsy' } = c.o
  const f = (P: Points) => (m ? mir(P) : P)
  const px = (x: number) => (m ? 400 - x : x)
  c.cloth(
    spline(f(pts('252,96! 274,84 306,96 328,128 332,158! 314,170 290,178! 274,170 262,156! 250,124'))),
    {
      pattern: p,
      rot: m ? -30 : 30,
      dark: [
        ...c.gathers(px(330), px(292), 160, -30, 8, 4 + m, 6),
        ...c.gathers(px(254), px(264), 108, 26, 4, 9 + m),
        ...folds('258,104 292,122 5 1; 254,122 290,146 5 1; 262,152 292,150 6 1', m),
      ],
      light: folds('284,98 318,146 10 16; 272,128 300,160 5 8', m),
      fine: folds('256,104 282,112 2.6 .3; 254,116 282,132 2.6 .3; 256,130 280,146 2.4 .3', m),
      soft: 2.8,
      edge: 1.7,
    },
  )
  const band = f(pts('333,153! 314,166 288,174! 291,186! 318,178 338,163!'))
  c.cloth(spline(band), { color: acc, edge: 0.8 }).stitch(
    open(f(pts('335,159 316,172 290,180.6'))),
    tone(acc, 0.2),
    0.8,
    '2.2 1.8',
  )
}

/** a little girl's dress: round collar, puffed sleeves, a high waist and a full gathered skirt */
export const kidsDress: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'ditsy' } = c.o
  const S = tone(col, -0.26)
  c.cloth(spline(sym(pts('0,80 32,74! 30,96 0,108'))), { color: tone(col, -0.12), edge: 0.5 }).label(
    200,
    84,
    20,
    9,
  )
  for (const m of [0, 1]) sleeve(c, m)
  // full skirt with a second tier below a narrow ribbon
  const full = skirt(206, 58, 416, 146, { n: 9, seed: 5, sag: 10, depth: 5, belly: 12 })
  const gather = [...c.gathers(146, 254, 208, 58, 18, 4, 3), ...c.gathers(146, 254, 208, 100, 8, 8, 3)]
  c.cloth(full.d, {
    pattern: p,
    dark: [...full.dark, ...gather],
    light: full.light,
    fine: [...full.fine, ...c.gathers(148, 252, 208, 42, 20, 13, 3)],
    soft: 2.8,
    edge: 1.5,
  })
  const lift = (dy: number): Points => full.hem.map(([x, y]) => [x, y - dy])
  c.add(`<g clip-path="${c.clip(full.d)}">`)
  c.line(
    open(lift(22)),
    tone(acc, -0.2),
    9,
    `opacity=".3" filter="${c.blur(1.4)}" transform="translate(0 2)"`,
  )
    .line(open(lift(22)), acc, 6.4)
    .line(open(lift(24.4)), tone(acc, 0.16), 1, 'opacity=".6"')
    .stitch(open(lift(22)), tone(acc, 0.26), 0.9, '2.4 2.4')
    .stitch(open(lift(6)), S, 0.7, '2.6 2', 'opacity=".5"')
    .add('</g>')
  const bodice = sym(pts('0,104! 20,96 32,74! 46,80 58,90! 52,126 60,158! 60,182 59,210! 0,216'))
  c.cloth(spline(bodice), {
    pattern: p,
    dark: [
      ...folds('258,162 232,186 7 1 3; 142,162 168,186 7 1 -3; 250,120 240,160 2 8; 150,120 160,160 2 8'),
      ...c.gathers(146, 254, 212, -26, 14, 6),
    ],
    light: folds('166,140 168,204 10 16; 232,140 234,204 8 12'),
    fine: folds('257,166 240,180 2.4 .3 2; 143,166 160,180 2.4 .3 -2'),
    soft: 3,
    edge: 1.3,
  })
  for (const side of [pts('257,92 252,126 260,156'), mir(pts('257,92 252,126 260,156'))])
    c.line(open(side), S, 1, 'opacity=".5"')
  // ribbon sash with a bow at the front
  const sash = spline(sym(pts('0,206! 30,204 60,200! 61,216! 30,220 0,222')))
  c.cast(sash, 0.36, 3, 1, 4, '', tone(col, -0.5)).cloth(sash, { color: acc, edge: 0.9 })
  const bowPart = (run: string, fold = '') => {
    const d = spline(pts(run))
    c.cast(d, 0.34, 2.6, 2, 4, '', tone(col, -0.5)).cloth(d, {
      color: acc,
      edge: 0.8,
      dark: fold ? folds(fold) : [],
      soft: 1.6,
    })
  }
  bowPart('198,214! 206,218! 198,250 186,284! 180,274 170,278! 186,240')
  bowPart('196,218! 204,214! 218,242 232,276! 222,272 214,280! 206,250')
  bowPart('200,213 220,198 240,196 242,222 222,226', '202,213 230,209 7 2; 214,206 238,200 1 3')
  bowPart('200,213 180,198 160,196 158,222 178,226', '198,213 170,209 7 2; 186,206 162,200 1 3')
  bowPart('193,206 200,204 207,206 208,219 200,222 192,219')
  // buttons down the bodice, then the round collar with a scalloped edge
  for (const y of [150, 172]) c.button(200, y, 4, acc)
  const leaf = pts('232,70! 252,82 258,104 246,128 220,134 202,118! 214,106 226,94')
  for (const m of [1, 0]) {
    const P = m ? mir(leaf) : leaf
    const d = spline(P)
    c.cast(d, 0.3, 3, 1, 4, '', tone(col, -0.5)).cloth(d, {
      color: CREAM,
      edge: 0.9,
      depth: 0.1,
      dark: folds('214,110 236,126 2 8', m),
    })
    const rim = pts('249,80 254.6,104 243.4,125.4 220.4,130.6 204.6,117')
    c.line(open(m ? mir(rim) : rim), acc, 1.8)
    c.add(
      `<path d="${open(m ? mir(leaf.slice(1, 6)) : leaf.slice(1, 6))}" fill="none" stroke="${CREAM}" stroke-width="5" stroke-dasharray=".1 5.4" stroke-linecap="round"/>`,
    )
  }
  c.cloth(spline(sym(pts('0,76 24,68 33,68! 28,80 0,88'))), { color: CREAM, edge: 0.5 })
}
