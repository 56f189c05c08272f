import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** a ribbed binding along an edge */
function binding(c: Pen, run: Points, w = 8): void {
  const { color: col, accent: acc, pattern: p } = c.o
  const k = p && p !== 'plain' ? acc : tone(col, -0.035)
  const d = open(run)
  c.band(d, tone(k, -0.2), w + 1.2).band(d, k, w)
  c.band(d, tone(k, -0.16), w, 'stroke-dasharray="1.2 2.4" opacity=".55"')
  c.band(d, tone(k, 0.16), w * 0.3, `opacity=".45" transform="translate(-.8 -.8)" filter="${c.blur(0.6)}"`)
}

function snap(c: Pen, x: number, y: number): void {
  const face = c.radial(
    [
      [0, '#FFFFFF'],
      [0.7, '#DEDBD4'],
      [1, '#A6A29A'],
    ],
    x - 1.6,
    y - 2,
    8,
  )
  c.add(
    `<circle cx="${x + 1}" cy="${y + 1.8}" r="6" fill="#1b1208" opacity=".28"/><circle cx="${x}" cy="${y}" r="6" fill="${face}"/><circle cx="${x}" cy="${y}" r="3.4" fill="none" stroke="#A6A29A" stroke-width="1"/><circle cx="${x}" cy="${y}" r="1.6" fill="#C7C3BA"/>`,
  )
}

/** baby bodysuit: shoulders that lap like an envelope, bound legs, snaps at the crotch */
export const bodysuit: Good = (c) => {
  const { color: col, pattern: p } = c.o
  const S = tone(col, -0.24)
  // seat of the back, seen beside the narrower front
  const seat = sym(pts('0,300! 88,318! 84,350 62,378 44,402 40,428! 0,434'))
  c.cloth(spline(seat), { color: tone(col, -0.1), pattern: p, edge: 1 })
  for (const m of [0, 1]) {
    const run = pts('287,322 284,350 262,378 245,402 240,424')
    binding(c, m ? mir(run) : run, 6)
  }
  // inside of the back neck
  c.cloth(spline(sym(pts('0,90 40,80! 40,110 0,146'))), { color: tone(col, -0.11), edge: 0.6 }).label(
    200,
    100,
    22,
    10,
  )
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.cloth(spline(f(pts('272,94! 300,104 330,136 350,172! 334,192 308,206! 294,190 282,176! 264,130'))), {
      pattern: p,
      rot: m ? -40 : 40,
      dark: folds('282,178 314,168 9 1 2~; 276,112 300,150 3 9; 316,202 308,180 5 1', m),
      light: folds('300,116 334,174 9 12', m),
      fine: folds('284,178 308,171 2.4 .3', m),
      soft: 3,
      edge: 1.5,
    })
    binding(c, f(pts('351,170 333,190 306,204')), 10)
  }
  const body = sym(
    pts(
      '0,138! 24,132 48,112 60,86! 74,92 84,102! 79,140 82,178! 84,240 90,312! 70,330 46,362 32,398 30,424! 0,428',
    ),
  )
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '280,180 244,222 10 1 4; 120,180 156,224 10 1 -4; 288,306 236,324 9 1 -4; 112,306 166,326 9 1 4; 236,372 206,356 7 1; 164,372 194,358 7 1; 224,240 214,400 2 11 6; 172,220 184,390 2 10 -4',
    ),
    light: folds('158,150 160,300 16 28 5; 240,150 244,290 10 20 -4; 196,340 196,410 14 8'),
    fine: folds(
      '279,184 254,212 3 .3 3; 121,184 146,212 3 .3 -3; 286,306 250,319 2.6 .3; 114,306 150,320 2.6 .3; 234,370 212,359 2.2 .3; 166,370 188,360 2.2 .3',
    ),
    soft: 4.8,
    edge: 1.6,
  })
  for (const side of [pts('282,104 279,140 282,176'), mir(pts('282,104 279,140 282,176'))])
    c.line(open(side), S, 1, 'opacity=".5"')
  // front neck
  binding(c, pts('140,90 152,113 176,132 200,138 224,132 248,113 260,90'))
  // the back comes over each shoulder and ends on the armhole
  for (const m of [1, 0]) {
    const f = (P: Points) => (m ? mir(P) : P)
    const flap = f(pts('234,76! 252,80 270,88 284,100! 281,120 280,146! 262,138 246,118 236,98'))
    c.cast(spline(flap), 0.3, 3, m ? -1 : 1, 4, '', tone(col, -0.5))
    c.cloth(spline(flap), {
      pattern: p,
      rot: m ? 10 : -10,
      edge: 1,
      dark: folds('246,92 272,124 3 8', m),
      light: folds('252,86 274,112 4 6', m),
    })
    binding(c, f(pts('235,77 238,99 247,118 262,137 281,146')))
  }
  binding(c, pts('165,77 182,86 200,89 218,86 235,77'), 7)
  // bound legs
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    binding(c, f(pts('289,314 269,331 246,362 232.6,398 231,424')))
  }
  // the flap that snaps
  const tab = sym(pts('0,394! 34,393! 35,412 33,428! 0,434'))
  c.cast(spline(tab), 0.26, 2, 0, -2, '', tone(col, -0.5)).cloth(spline(tab), {
    pattern: p,
    color: tone(col, 0.008),
    edge: 1,
  })
  c.stitch(open(pts('169,398 200,399 231,398')), S, 0.7, '2.4 1.8', 'opacity=".6"').stitch(
    open(pts('169,424 200,428.6 231,424')),
    S,
    0.7,
    '2.4 1.8',
    'opacity=".6"',
  )
  for (const x of [179, 200, 221]) snap(c, x, 412.6)
  const heart = 'M200 190c-5 -9 -18 -7 -18 4c0 9 12 15 18 21c6 -6 18 -12 18 -21c0 -11 -13 -13 -18 -4Z'
  if (!p || p === 'plain')
    c.fill(heart, c.o.accent, 'opacity=".94"').stitch(
      'M200 194c-5 -7 -14 -5 -14 2c0 6 9 11 14 15c5 -4 14 -9 14 -15c0 -7 -9 -9 -14 -2Z',
      tone(c.o.accent, 0.24),
      0.8,
      '2 1.6',
    )
}
