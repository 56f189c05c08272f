import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Piece } from '../kit/pen.ts'

/** the most pieces of all: flap, epaulettes, lapels and belt are stacked as they are sewn */
export const trench: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'drill' } = c.o,
    S = tone(col, -0.26),
    T = '2.6 1.9'
  const piece = (P: Points, o: Piece = {}) => {
    c.add(
      `<path d="${spline(P)}" fill="${tone(col, -0.4)}" opacity=".32" filter="${c.blur(2.4)}" transform="translate(2 3.4)"/>`,
    )
    return c.cloth(spline(P), { pattern: p, edge: 0.7, ...o })
  }
  c.cloth(spline(sym(pts('0,62 30,52! 24,96 0,120'))), { color: '#D9C7A6', pattern: 'check', edge: 0.6 })
  c.label(200, 70, 20, 9)
  const sl = pts('272,72! 290,86 309,150 326,240 340,326! 324,335 302,338! 292,270 280,200 270,160! 258,115')
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P),
      px = (x: number) => (m ? 400 - x : x)
    c.cloth(spline(f(sl)), {
      pattern: p,
      rot: m ? 10 : -10,
      dark: folds(
        '276,170 306,196 9 1; 284,214 318,232 9 1 3; 292,262 326,270 8 1 2; 280,110 312,334 3 9 -4~',
        m,
      ),
      light: folds('294,110 328,320 6 8 -4~', m),
      fine: folds('286,218 314,230 3 0.3', m),
      edge: 1.1,
      soft: 3,
    })
    piece(f(pts('298,296! 318,295 336,288! 338,300! 320,307 299,308!')), { edge: 0.5 })
    c.add(
      `<rect x="${px(318) - 5}" y="294" width="10" height="15" rx="2" fill="none" stroke="${tone(acc, -0.1)}" stroke-width="2.4"/>`,
    )
  }
  const body = sym(
    pts('0,110! 30,52! 50,60 73,74! 70,110 73,158! 70,210 67,248 80,320 96,390 106,450! 50,460 0,461'),
  )
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '262,262 288,456 3 18 3; 146,262 116,456 3 17 3; 240,266 256,458 2 14 2; 172,266 152,458 2 12 2; 270,160 240,240 4 1 -4; 130,160 160,240 4 1 4',
    ),
    light: folds('250,270 272,456 2 12; 160,270 134,456 2 12; 158,110 152,236 8 12'),
    fine: folds(
      '262,266 280,350 3 0.3; 140,266 124,350 3 0.3; 176,266 168,340 2.4 0.2; 232,266 240,340 2.4 0.2',
    ),
    soft: 3,
  })
  c.stitch(open(pts('97,441 150,451 200,453 250,451 303,441')), S, 0.7, T, 'opacity=".65"')
  // overlapping right front edge
  c.add(
    `<g clip-path="${c.clip(spline(body))}"><path d="M232 130V470" stroke="${tone(col, -0.4)}" stroke-width="9" opacity=".32" filter="${c.blur(3)}" fill="none" transform="translate(5 0)"/></g>`,
  )
  c.line(open(pts('228,138 233,200 233,330 237,459')), S, 1, 'opacity=".7"').stitch(
    open(pts('224.5,144 229,200 229,330 233,458')),
    S,
    0.7,
    T,
    'opacity=".65"',
  )
  // welt pockets
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    piece(f(pts('248,296! 260,290! 274,338! 262,344!')), { edge: 0.5 }).stitch(
      open(f(pts('251,298 263.5,340'))),
      S,
      0.6,
      T,
      'opacity=".6"',
    )
  }
  for (const P of [pts('273,74 269,110 272,157'), mir(pts('273,74 269,110 272,157'))])
    c.line(open(P), S, 1, 'opacity=".5"')
  // storm flap
  piece(pts('228,84! 250,62 273,75! 270,112 270,148! 250,158 226,152!'), { edge: 0.7 }).stitch(
    open(pts('229,149 250,154.6 267,146')),
    S,
    0.7,
    T,
    'opacity=".65"',
  )
  // epaulettes
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P),
      px = (x: number) => (m ? 400 - x : x)
    piece(f(pts('240,58! 274,73! 270,85! 240,70 236,64')), { edge: 0.4 })
    c.button(px(245), 66.4, 2.6, acc)
  }
  // lapels and collar
  const lapL = pts('170,66! 146,118! 160,124! 154,138! 196,178! 200,118 186,92'),
    lapR = pts('230,66! 254,118! 240,124! 247,138! 222,166! 204,122 214,92')
  piece(lapR, { edge: 0.7, color: tone(col, 0.012) }).stitch(
    open(pts('250.5,118 236,125.6 242.6,138.4 221,161')),
    S,
    0.6,
    T,
    'opacity=".6"',
  )
  piece(lapL, { edge: 0.7, color: tone(col, 0.012) }).stitch(
    open(pts('149.5,118 164,125.6 158.6,138.4 195,173')),
    S,
    0.6,
    T,
    'opacity=".6"',
  )
  for (const m of [1, 0]) {
    const f = (P: Points) => (m ? mir(P) : P)
    piece(f(pts('226,49! 236,60 262,98! 240,114! 218,84 206,70 214,58')), {
      edge: 0.7,
      color: tone(col, 0.02),
    }).stitch(open(f(pts('235,62 257.5,98 240.4,109.6'))), S, 0.6, T, 'opacity=".6"')
  }
  c.cloth(spline(sym(pts('0,60 22,50 27,48! 24,58 0,69'))), { color: tone(col, -0.03), edge: 0.4 })
  // double-breasted buttons
  for (const y of [190, 224, 292, 330]) for (const x of [178, 221]) c.button(x, y, 5, acc)
  // belt with covered buckle and hanging end
  piece(pts('132,244! 200,249 268,244! 269,263! 200,268 131,263!'), { color: tone(col, -0.015), edge: 0.6 })
    .stitch(open(pts('134,248 200,253 266,248')), S, 0.6, T, 'opacity=".6"')
    .stitch(open(pts('134,260 200,264.4 266,260')), S, 0.6, T, 'opacity=".6"')
  piece(pts('206,252! 222,250! 236,300 240,348! 230,356! 221,349! 218,300'), { edge: 0.5 })
  for (const x of [156, 250])
    piece(
      [
        [x - 4, 240, 1],
        [x + 4, 240, 1],
        [x + 4, 270, 1],
        [x - 4, 270, 1],
      ],
      { edge: 0.3 },
    )
  c.add(
    `<rect x="189" y="243" width="30" height="29" rx="5" fill="none" stroke="#1b1208" stroke-width="5" opacity=".25" transform="translate(1.5 2.5)"/><rect x="189" y="243" width="30" height="29" rx="5" fill="none" stroke="${acc}" stroke-width="5"/><rect x="188" y="242" width="30" height="29" rx="5" fill="none" stroke="${tone(acc, 0.18)}" stroke-width="1.2" opacity=".7"/><path d="M204 248V267" stroke="${tone(acc, 0.08)}" stroke-width="2.6" stroke-linecap="round"/>`,
  )
}
