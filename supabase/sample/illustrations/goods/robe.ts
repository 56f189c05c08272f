import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import { isPrinted } from '../kit/patterns.ts'
import type { Good, Pen, Piece } from '../kit/pen.ts'

const T = '2.6 2'

function piece(c: Pen, P: Points, o: Piece = {}): Pen {
  const { color: col, pattern: p = 'waffle' } = c.o
  const d = spline(P)
  return c.cast(d, 0.32, 3, 2, 4, '', tone(col, -0.5)).cloth(d, { pattern: p, edge: 0.9, ...o })
}

/** printed gowns are turned up and tied in plain cloth of the second colour */
function contrast(c: Pen): { trim: Piece; rim: string } {
  const { color: col, accent: acc, pattern: p = 'waffle' } = c.o
  return isPrinted(p) && p !== 'check'
    ? { trim: { color: acc, pattern: undefined }, rim: tone(acc, 0.18) }
    : { trim: { color: tone(col, 0.012) }, rim: acc }
}

function sleeve(c: Pen, m: number): void {
  const { pattern: p = 'waffle' } = c.o
  const { trim, rim } = contrast(c)
  const f = (P: Points) => (m ? mir(P) : P)
  c.cloth(
    spline(
      f(pts('262,68! 288,84 314,146 338,222 352,284! 326,300 292,304! 284,262 276,220 266,186! 250,130')),
    ),
    {
      pattern: p,
      rot: m ? 14 : -14,
      dark: folds(
        '270,186 312,212 12 1 4~; 280,232 330,246 11 1 3~; 274,110 312,298 3 14 6~; 268,150 292,170 8 1',
        m,
      ),
      light: folds('290,104 334,270 8 14 5~; 284,216 322,232 5 1 2~', m),
      fine: folds('274,192 304,210 3 .3 3~; 284,236 318,246 3 .3', m),
      soft: 4,
      edge: 1.6,
    },
  )
  // turned-back cuff
  piece(c, f(pts('288,264! 318,260 344,246! 354,288! 326,303 293,307!')), {
    ...trim,
    rot: m ? 14 : -14,
    edge: 1.2,
    dark: folds('300,304 304,276 5 1; 340,292 334,262 5 1', m),
  })
  c.line(open(f(pts('288.6,267 318,263 344.4,249'))), rim, 1.8, 'opacity=".9"')
}

/** dressing gown: wide sleeves with turned cuffs, a shawl collar that crosses, patch pockets, a tied belt */
export const robe: Good = (c) => {
  const { color: col, pattern: p = 'waffle' } = c.o
  const { trim, rim } = contrast(c)
  const S = tone(col, -0.24)
  c.cloth(spline(sym(pts('0,60 30,50! 36,120 0,230'))), { color: tone(col, -0.13), pattern: p, edge: 0.6 })
  c.line('M190 76Q200 88 210 76', tone(col, 0.05), 2.4).label(200, 64, 22, 10)
  for (const m of [0, 1]) sleeve(c, m)
  const right = pts(
    '226,54! 250,62 274,76! 270,120 266,176 267,232! 274,300 284,380 293,450! 250,460 180,462! 186,300 188,230 208,130',
  )
  c.cloth(spline(right), {
    pattern: p,
    dark: folds('266,180 230,228 9 1 4; 262,250 284,452 3 16 3; 236,260 248,460 2 14 3; 268,110 256,180 3 9'),
    light: folds('250,96 248,220 6 14; 250,262 268,452 3 14'),
    fine: folds('264,188 240,222 2.8 .3 3; 258,252 276,350 3 .3'),
    soft: 4.6,
    edge: 1.5,
  })
  const left = pts(
    '174,54! 150,62 126,76! 130,120 134,176 133,232! 126,300 116,380 107,450! 150,461 200,465 232,462! 228,380 220,300 214,236! 204,220 186,130',
  )
  c.cast(spline(left), 0.34, 5, 5, 2, spline(right), tone(col, -0.5))
  c.cloth(spline(left), {
    pattern: p,
    dark: folds(
      '134,180 172,228 9 1 -4; 138,250 118,452 3 16 -3; 164,258 152,462 2 14 -3; 190,256 186,464 2 13 2; 212,250 216,464 2 9; 132,110 146,180 3 9',
    ),
    light: folds('150,96 154,220 8 18; 152,262 134,452 3 14; 180,260 172,462 3 14; 202,256 206,462 2 9'),
    fine: folds('136,188 160,222 2.8 .3 -3; 142,252 126,350 3 .3; 190,258 187,340 2.4 .2'),
    soft: 4.6,
    edge: 1.5,
  })
  for (const P of [pts('274,76 270,120 266,176'), mir(pts('274,76 270,120 266,176'))])
    c.line(open(P), S, 1.2, 'opacity=".45"').stitch(
      open(P.map(([x, y]) => [x + (x > 200 ? -4 : 4), y])),
      S,
      0.7,
      T,
      'opacity=".5"',
    )
  c.stitch(open(pts('110,442 150,452 200,456 230,454')), S, 0.8, T, 'opacity=".55"')
  c.line(open(pts('214,262 221,300 228,380 231.6,460')), S, 1, 'opacity=".5"')
  // patch pockets with a turned top
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    piece(c, f(pts('221,293! 242,294 263,290! 269,350! 247,357 226,357!')), { rot: m ? 5 : -5, outline: 0.7 })
    piece(c, f(pts('220,291! 242,292 263,288! 265,306! 243,311 221,311!')), {
      ...trim,
      rot: m ? 5 : -5,
      outline: 0.6,
    })
    c.line(open(f(pts('221.4,308 243,308.4 264.6,303.6'))), rim, 1.8, 'opacity=".9"')
  }
  // shawl collar: the right half passes under the left
  const half = pts('228,46! 246,58 256,86 252,130 234,186 206,238! 190,236! 196,190 212,130 222,88 218,62')
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    piece(c, f(half), {
      ...trim,
      rot: m ? 16 : -16,
      edge: 1.3,
      dark: folds('222,70 204,220 3 9 -6~', m),
      light: folds('242,76 226,180 8 10 -6~', m),
      soft: 3,
    })
    c.line(open(f(pts('232,49 244,60 253.4,86 249.6,129 231.8,184 205,236'))), rim, 1.8, 'opacity=".9"')
  }
  piece(c, sym(pts('0,52 22,44 32,45! 28,62 0,72')), { ...trim, edge: 0.8 })
  c.line(open(pts('172,47 200,55 228,47')), rim, 1.6, 'opacity=".7"')
  // belt, loops, knot and tails
  piece(c, pts('133,226! 166,233 200,235 234,233 267,226! 268,246! 234,254 200,256 166,254 132,246!'), {
    ...trim,
    rot: 90,
    edge: 1,
  })
  for (const run of [
    '134,229 166,236 200,238 234,236 266,229',
    '133,243 166,250.6 200,252.6 234,250.6 267,243',
  ])
    c.stitch(open(pts(run)), S, 0.7, T, 'opacity=".6"')
  for (const x of [146, 254])
    piece(c, pts(`${x - 4},220! ${x + 4},221! ${x + 4},256! ${x - 4},255!`), { ...trim, edge: 0.4 })
  const tails = [
    '196,246! 210,248! 206,300 214,356 212,394! 204,399 195,396! 197,340',
    '206,246! 218,242! 236,290 246,340 250,376! 242,382 233,382! 226,320',
  ]
  for (const t of tails) {
    piece(c, pts(t), { ...trim, dark: folds('206,250 208,300 4 8; 214,250 232,300 4 8') })
  }
  c.line('M196 388L212 386M231 373L249 368', rim, 1.8, 'opacity=".9"')
  for (const l of ['206,240 228,226 248,230 246,248 224,252', '204,241 184,228 164,234 168,250 188,253'])
    piece(c, pts(l), { ...trim, dark: folds('206,242 236,240 9 2; 204,242 176,242 9 2') })
  piece(c, pts('195,232 206,229 216,234 217,250 206,256 195,251'), {
    ...trim,
    dark: folds('200,232 204,254 2 4'),
  })
}
