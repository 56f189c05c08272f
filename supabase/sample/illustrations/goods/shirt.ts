import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.4 1.8'

function sleeve(c: Pen, m: number): void {
  const { color: col, accent: acc, pattern: p = 'oxford' } = c.o
  const S = tone(col, -0.22)
  const f = (P: Points) => (m ? mir(P) : P)
  const px = (x: number) => (m ? 400 - x : x)
  c.cloth(
    spline(
      f(pts('289,88! 310,104 330,178 344,262 352,342! 334,350 313,350! 303,290 293,232 281,192! 266,140')),
    ),
    {
      pattern: p,
      rot: m ? 9 : -9,
      dark: folds(
        '286,196 318,214 10 1 3~; 294,236 332,246 10 1 3~; 302,286 338,288 8 1 2~; 292,120 322,346 3 9 5~; 318,348 326,296 4 1; 336,346 334,300 4 1',
        m,
      ),
      light: folds('308,116 338,330 8 10 5~; 300,214 330,226 4 1 2~; 326,346 332,306 3 1', m),
      fine: folds(
        '290,200 312,210 2.6 .3; 298,240 324,246 2.6 .3; 312,348 318,312 2 .2; 330,348 331,318 2 .2; 343,344 340,316 2 .2',
        m,
      ),
      soft: 3,
      edge: 1.2,
    },
  )
  c.line(open(f(pts('338,346 336,322 334,306'))), S, 0.9, 'opacity=".5"')
  c.cast(spline(f(pts('311,348! 333,351 353,341!'))), 0.3, 2, 0, 2)
  c.cloth(spline(f(pts('310,348! 333,351 354,341! 359,376! 336,386 314,384!'))), {
    pattern: p,
    rot: m ? 9 : -9,
    edge: 0.8,
  })
  for (const run of ['312,352 333,355 354,345', '316.5,380 336,382 356,373'])
    c.stitch(open(f(pts(run))), S, 0.6, T, 'opacity=".6"')
  c.button(px(348), 362, 3, acc)
}

/** menswear: set-in sleeves, a button-down collar, a curved tail */
export const shirt: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'oxford' } = c.o
  const S = tone(col, -0.22)
  c.cloth(spline(sym(pts('0,66 32,56! 28,92 0,112'))), {
    color: tone(col, -0.1),
    pattern: p,
    edge: 0.6,
    depth: 0.1,
  }).label(200, 76, 24, 11)
  for (const m of [0, 1]) sleeve(c, m)
  const body = sym(
    pts('0,108! 24,92 36,60! 62,72 92,88! 84,130 81,168 84,198! 88,280 92,366! 88,388 64,410 30,420 0,422'),
  )
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '282,198 244,250 10 1 4; 118,198 156,252 10 1 -4; 286,290 232,320 9 1 -4; 114,316 176,344 9 1 4; 268,330 256,412 2 14 3; 146,330 152,414 2 14 -3; 226,230 222,410 2 10 6; 176,200 180,410 2 9 -5',
    ),
    light: folds(
      '156,120 166,380 12 24 8; 248,226 250,380 8 22 -5; 274,206 250,238 5 1; 128,330 134,396 3 8',
    ),
    fine: folds(
      '283,204 256,238 3 .3 3; 117,204 144,238 3 .3 -3; 284,300 252,314 2.4 .2; 116,326 150,338 2.4 .2',
    ),
    soft: 5,
    edge: 1.3,
  })
  for (const side of [pts('292,88 284,130 281,168 284,196'), mir(pts('292,88 284,130 281,168 284,196'))]) {
    c.line(open(side), S, 1, 'opacity=".5"')
    c.stitch(open(side.map(([x, y]) => [x + (x > 200 ? -3.4 : 3.4), y + 1])), S, 0.6, T, 'opacity=".5"')
  }
  for (const yoke of [pts('239,80 262,94 285,106'), mir(pts('239,80 262,94 285,106'))])
    c.line(open(yoke), S, 0.9, 'opacity=".42"').stitch(
      open(yoke.map(([x, y]) => [x, y + 3])),
      S,
      0.6,
      T,
      'opacity=".5"',
    )
  c.stitch(open(sym(pts('87,370! 82,386 62,405 29,415 0,417')).slice(0, 9)), S, 0.6, T, 'opacity=".55"')
  // chest pocket with a pointed base
  const pocket = pts('226,166! 248,167 270,164! 272,212! 250,226! 227,214!')
  c.cast(spline(pocket), 0.22, 2, 1, 2, '', tone(col, -0.4))
  c.cloth(spline(pocket), { pattern: p, edge: 0.7, outline: 0.6 })
  c.stitch(open(pts('228.5,173 249,174.5 269,171.5')), S, 0.6, T, 'opacity=".6"')
  c.stitch(open(pts('228.6,168! 229.6,212! 250,223! 269.6,210.5! 267.8,167!')), S, 0.6, T, 'opacity=".6"')
  // placket, its buttonholes and buttons
  c.cast('M191 112H211V420H191Z', 0.2, 2, 2, 0, spline(body), tone(col, -0.4))
  c.cloth(spline(pts('190,106! 210,106! 210.5,260 210.5,421! 190,421! 189.5,260')), {
    pattern: p,
    color: tone(col, 0.012),
    edge: 0.6,
  })
  c.stitch('M193.4 116V417M206.8 116V417', S, 0.6, T, 'opacity=".6"')
  for (let y = 138; y < 420; y += 44)
    c.line(`M200 ${y - 6}V${y + 6}`, S, 1.6, 'opacity=".4"').button(200, y, 3.6, acc)
  // collar: the stand with its button, then both leaves, buttoned down
  c.cloth(spline(pts('178,90! 190,104 200,108 210,104 222,90! 224,100 212,118! 200,120 188,118! 176,100')), {
    pattern: p,
    edge: 0.5,
  })
  c.button(200, 112, 3, acc)
  const leaf = pts('227,50! 244,66 257,124! 244,124 228,116 202,100! 217,86 225,70')
  for (const m of [1, 0]) {
    const P = m ? mir(leaf) : leaf
    c.cast(spline(P), 0.3, 2.6, 1, 4, '', tone(col, -0.45)).cloth(spline(P), {
      pattern: p,
      edge: 0.8,
      color: tone(col, 0.01),
      rot: m ? 24 : -24,
    })
    const edge = pts('240,66 252.4,119 229,112 206,99')
    c.stitch(
      open((m ? mir(edge) : edge).map(([x, y], i) => [x, y, i % 3 ? 1 : 0])),
      S,
      0.6,
      T,
      'opacity=".6"',
    )
    c.button(m ? 154 : 246, 115, 2.3, acc)
  }
  c.cloth(spline(sym(pts('0,58 22,49 28,48! 26,58 0,68'))), {
    pattern: p,
    color: tone(col, -0.02),
    edge: 0.5,
  })
}
