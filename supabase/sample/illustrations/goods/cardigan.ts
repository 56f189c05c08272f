import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const cut = (c: Pen) => (c.o.pattern && c.o.pattern !== 'plain' ? c.o.pattern : 'knit')

function sleeve(c: Pen, m: number): void {
  const { color: col } = c.o
  const f = (P: Points) => (m ? mir(P) : P)
  c.cloth(
    spline(
      f(pts('292,106! 314,126 334,196 348,276 355,344! 335,356 312,355! 303,300 294,246 284,208! 270,150')),
    ),
    {
      pattern: cut(c),
      rot: m ? 9 : -9,
      dark: folds(
        '288,210 322,236 12 1 4~; 297,258 338,272 12 1 4~; 305,308 346,316 11 1 3~; 296,134 324,350 4 10 -5~; 316,354 318,328 5 1; 338,352 338,328 5 1',
        m,
      ),
      light: folds('314,134 344,334 9 14 -4~; 304,240 332,252 6 1 3~', m),
      fine: folds('291,220 314,234 3 .3; 300,266 330,275 3 .3', m),
      soft: 4.4,
      lOp: 0.3,
      edge: 1.5,
    },
  )
  c.cloth(spline(f(pts('311,351! 335,352 356,341! 356,378! 336,388 313,386!'))), {
    pattern: 'rib',
    color: tone(col, -0.008),
    rot: m ? 5 : -5,
    edge: 1,
  })
}

/** the button band runs up one front, round the neck and down the other, all in one ribbed piece */
export const cardigan: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const p = cut(c)
  const S = tone(col, -0.24)
  // inside of the back
  c.cloth(spline(sym(pts('0,96 36,84! 40,130 18,210 0,240'))), {
    color: tone(col, -0.12),
    pattern: p,
    edge: 0.8,
    dark: folds('200,124 200,226 34 8'),
    soft: 9,
  })
  c.cloth(spline(sym(pts('0,94 32,84 36,84! 33,96 0,108'))), {
    color: tone(col, -0.09),
    pattern: 'rib',
    edge: 0.6,
  })
  c.label(200, 112, 26, 12)
  for (const m of [0, 1]) sleeve(c, m)
  const half = pts(
    '238,85! 262,94 292,107! 285,150 283,184 286,212! 290,290 292,372! 250,380 200,380! 200,236! 216,200 232,140',
  )
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.cloth(spline(f(half)), {
      pattern: p,
      dark: folds(
        '285,212 250,254 11 1 4; 288,300 240,326 10 1 -4; 230,250 226,378 2 12 5; 284,340 262,378 2 10; 252,378 252,352 6 1; 278,376 276,350 6 1',
        m,
      ),
      light: folds('250,140 252,290 10 22 -4; 274,222 252,248 5 1; 244,330 250,378 6 10', m),
      fine: folds('285,220 258,246 3 .3 3', m),
      soft: 5,
      lOp: 0.26,
      edge: 1.4,
    })
    c.line(open(f(pts('291,108 285,150 283,184 286,211'))), S, 1.2, 'opacity=".5"')
    c.line(open(f(pts('240,90 262,99 288,112'))), S, 0.9, 'opacity=".35"')
    // patch pocket with a ribbed top
    const bag = f(pts('228,298! 274,294! 277,352! 230,356!'))
    c.cast(spline(bag), 0.26, 2.6, 1.4, 3, '', tone(col, -0.42))
    c.cloth(spline(bag), {
      pattern: p,
      rot: m ? 4 : -4,
      edge: 1,
      outline: 0.6,
      soft: 7,
      lOp: 0.22,
      light: folds('250,310 252,346 14 16', m),
    })
    const top = f(pts('226,290! 275,286! 276,303! 227,307!'))
    c.cast(spline(top), 0.2, 1.6, 0, 2, '', tone(col, -0.42))
    c.cloth(spline(top), { pattern: 'rib', rot: m ? 4 : -4, edge: 0.8, color: tone(col, 0.006) })
    // ribbed hem
    const hem = f(pts('200,376! 250,377 293,368! 290,404! 248,412 200,412!'))
    c.cloth(spline(hem), { pattern: 'rib', edge: 1.1 })
  }
  // the band, its right side under its left
  const band = pts('239,83! 250,86! 250,112 240,160 213,230! 210,412! 190,412! 190,238! 214,188 230,134')
  for (const m of [0, 1]) {
    const P = m ? mir(band) : band
    c.cast(spline(P), 0.34, 3, m ? 2.4 : 0, 2, '', tone(col, -0.42))
    const straight = spline(P)
    c.cloth(straight, { pattern: 'rib', color: tone(col, 0.008), edge: 0.9, outline: 0.65 })
  }
  c.cloth(spline(sym(pts('0,90 28,80 39,82! 38,90 30,92 0,102'))), {
    pattern: 'rib',
    color: tone(col, -0.03),
    edge: 0.6,
  })
  for (const y of [250, 286, 322, 358, 394])
    c.line(`M200 ${y - 6}V${y + 6}`, S, 1.8, 'opacity=".35"').button(200, y, 5.6, acc)
}
