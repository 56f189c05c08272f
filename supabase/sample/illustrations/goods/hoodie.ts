import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.4 1.8'

function sleeve(c: Pen, m: number): void {
  const { color: col, pattern: p = 'plain' } = c.o
  const f = (P: Points) => (m ? mir(P) : P)
  c.cloth(
    spline(
      f(pts('290,124! 314,140 336,204 350,286 354,350! 334,358 312,356! 303,304 294,252 282,226! 266,170')),
    ),
    {
      pattern: p,
      dark: folds(
        '288,226 322,248 14 1 4~; 296,268 340,280 13 1 4~; 304,314 346,322 12 1 3~; 294,152 322,352 4 10 5~; 320,357 324,330 6 1; 340,356 342,330 6 1',
        m,
      ),
      light: folds('314,150 344,330 9 14 6~; 306,252 334,264 6 1 3~; 330,356 333,332 4 1', m),
      fine: folds('292,236 316,248 3 .3; 300,274 330,282 3 .3; 308,318 338,324 3 .3', m),
      soft: 4.4,
      edge: 1.5,
    },
  )
  c.cloth(spline(f(pts('311,354! 333,357 355,349! 357,386! 336,394 314,392!'))), {
    color: tone(col, -0.02),
    pattern: 'rib',
    rot: m ? 5 : -5,
    edge: 1,
  })
}

/** an aglet-tipped cord */
function cord(c: Pen, run: Points, tip: readonly [number, number, number]): void {
  const { accent: acc } = c.o
  const d = open(run)
  c.line(d, '#1b1208', 5, `opacity=".3" transform="translate(2 3)" filter="${c.blur(1)}"`).line(
    d,
    tone(acc, -0.16),
    5,
  )
  c.line(d, acc, 3.8).line(d, tone(acc, -0.16), 3.8, 'stroke-dasharray=".8 3" opacity=".6"')
  const [x, y, turn] = tip
  c.add(
    `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 2.8}" y="${y - 2}" width="5.6" height="15" rx="1.6" fill="${c.grad(
      [
        [0, '#F8F5EE'],
        [0.5, '#B9B6B0'],
        [1, '#77736C'],
      ],
      x - 3,
      y,
      x + 3,
      y,
    )}"/></g>`,
  )
}

/** the hood is built from the far side inward, its edges crossing under the chin */
export const hoodie: Good = (c) => {
  const { color: col, pattern: p = 'plain' } = c.o
  const S = tone(col, -0.22)
  for (const m of [0, 1]) sleeve(c, m)
  const body = sym(pts('0,150! 44,120 66,114! 94,125! 86,170 83,204 86,232! 90,300 92,366! 46,372 0,373'))
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '286,230 246,272 13 1 4; 114,230 154,274 13 1 -4; 290,330 244,352 12 1 -4; 110,336 158,358 12 1 4; 204,180 198,280 2 10 6; 240,372 242,348 8 1; 160,372 158,350 8 1; 280,369 276,350 7 1',
    ),
    light: folds('156,150 162,350 14 28 6; 248,150 256,270 10 24 -4; 274,240 250,264 6 1'),
    fine: folds('287,238 260,264 3.4 .3 3; 113,238 140,264 3.4 .3 -3'),
    soft: 5.4,
    edge: 1.6,
  })
  for (const side of [pts('294,125 286,170 283,204 286,231'), mir(pts('294,125 286,170 283,204 286,231'))]) {
    c.line(open(side), S, 1.2, 'opacity=".55"')
    for (const off of [3, 5.4])
      c.stitch(open(side.map(([x, y]) => [x + (x > 200 ? -off : off), y + 1])), S, 0.6, T, 'opacity=".4"')
  }
  // kangaroo pocket
  const pocket = pts('158,270! 242,270! 270,318 276,362! 200,368 124,362! 130,318')
  c.cast(spline(pocket), 0.34, 4, 1, 4, spline(body), tone(col, -0.5))
  c.cloth(spline(pocket), {
    pattern: p,
    soft: 5,
    edge: 1.2,
    dark: folds('150,290 180,362 4 14; 250,290 224,362 4 12'),
    light: folds('192,284 196,356 12 24'),
  })
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    const mouth = pts('242,270 252,296 270,320')
    c.line(open(f(pts('242,270 258,298 270,318 275,340'))), S, 2, `opacity=".4" filter="${c.blur(0.8)}"`)
    for (const off of [4, 7])
      c.stitch(open(f(mouth.map(([x, y]) => [x - off, y + off * 0.5]))), S, 0.6, T, 'opacity=".5"')
  }
  for (const off of [3, 6]) c.stitch(`M160 ${270 + off}H240`, S, 0.6, T, 'opacity=".5"')
  c.cloth(spline(sym(pts('0,371 92,364! 90,404! 46,412 0,412'))), {
    color: tone(col, -0.02),
    pattern: 'rib',
    edge: 1.1,
  })
  // hood: the far side, the fleece inside, then both front edges crossing under the chin
  c.cast(
    spline(sym(pts('0,56 44,62 70,96 76,130! 44,166 0,176'))),
    0.3,
    6,
    2,
    7,
    spline(body),
    tone(col, -0.5),
  )
  c.cloth(spline(sym(pts('0,52 40,57 64,84 72,124! 50,146 0,150'))), {
    pattern: p,
    edge: 1.4,
    soft: 5,
    dark: folds('262,110 226,70 10 3 -6; 138,110 174,70 10 3 6'),
    light: folds('164,66 236,66 8 8 -8'),
  })
  c.cloth(spline(sym(pts('0,82 30,84 48,104 46,128 24,150 0,166'))), {
    color: tone(col, -0.1),
    pattern: 'fleece',
    edge: 1.8,
    soft: 8,
    dark: folds('160,96 240,96 18 18'),
  })
  c.label(200, 92, 26, 12)
  const edge = pts(
    '230,74! 254,92 266,124 274,132! 258,154 228,172 196,182! 188,170! 214,158 238,136 246,110 240,90',
  )
  for (const m of [1, 0]) {
    const P = m ? mir(edge) : edge
    c.cast(spline(P), 0.4, 3.6, 0, 4, '', tone(col, -0.5)).cloth(spline(P), {
      pattern: p,
      edge: 1.1,
      soft: 3,
      light: folds('252,100 250,140 6 8', m),
      dark: folds('262,132 214,172 5 5', m),
    })
    const run = pts('236,92 242.5,110 234,134 211,154 192,164')
    c.stitch(open((m ? mir(run) : run).map(([x, y]) => [x + (m ? -5 : 5), y + 3])), S, 0.7, T, 'opacity=".5"')
  }
  c.line(open(pts('200,54 200,82')), S, 1, 'opacity=".45"')
  // eyelets and cords
  for (const [x, y] of [
    [176, 168],
    [225, 167],
  ] as const)
    c.add(
      `<circle cx="${x}" cy="${y}" r="4.4" fill="#B9B6B0" stroke="#77736C" stroke-width=".8"/><circle cx="${x}" cy="${y}" r="2.2" fill="${tone(col, -0.3)}"/>`,
    )
  cord(c, pts('176,168 172,190 174,214 170,240'), [170, 240, 4])
  cord(c, pts('225,167 231,192 227,220 232,252'), [232, 252, -5])
}
