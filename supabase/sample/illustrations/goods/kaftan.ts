import { tone } from '../kit/colour.ts'
import {
  folds,
  lerp,
  mir,
  n1,
  open,
  type Point,
  type Points,
  pts,
  spline,
  starPath,
  sym,
} from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** points at even steps along a polyline */
function along(run: Points, step: number): Point[] {
  const out: Point[] = []
  let left = step / 2
  run.slice(1).forEach((b, i) => {
    const a = run[i] ?? b
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    let t = left
    for (; t < l; t += step) out.push([lerp(a[0], b[0], t / l), lerp(a[1], b[1], t / l)])
    left = t - l
  })
  return out
}

/** an embroidered braid: two couched cords with stars and dots between them */
function braid(c: Pen, run: Points, width: number, step: number, on: string): void {
  const { color: col, accent: acc } = c.o
  c.add(`<g clip-path="${c.clip(on)}">`)
  const d = open(run)
  c.band(d, tone(col, -0.2), width + 1.6, 'opacity=".35"').band(d, tone(acc, -0.02), width)
  c.band(d, tone(col, 0.03), width - 2.6)
  let stars = ''
  let dots = ''
  along(run, step).forEach(([x, y], i) => {
    if (i % 2) dots += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(width * 0.13)}"/>`
    else stars += starPath(x, y, width * 0.32)
  })
  c.fill(stars, acc).add(`<g fill="#E9A23B">${dots}</g></g>`)
}

function sleeve(c: Pen, m: number): void {
  const { pattern: p = 'linen' } = c.o
  const f = (P: Points) => (m ? mir(P) : P)
  const cut = spline(
    f(pts('262,74! 288,90 328,146 364,206 380,234! 354,260 322,284! 300,254 284,226 270,206! 250,140')),
  )
  c.cloth(cut, {
    pattern: p,
    rot: m ? 32 : -32,
    dark: folds(
      '276,206 318,214 12 1 3~; 272,180 322,168 9 1 3~; 278,104 340,262 3 12 4~; 296,236 334,226 8 1',
      m,
    ),
    light: folds('292,108 358,226 8 16 4~; 286,214 322,222 5 1 3~', m),
    fine: folds('278,206 308,212 3 .3; 276,184 310,176 2.6 .3', m),
    soft: 4,
    edge: 1.3,
  })
  braid(c, f(pts('385,222 348,252 312,280')), 13, 7.4, cut)
}

/** braids of couched cord, stars and dots follow every edge */
export const kaftan: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'linen' } = c.o
  const S = tone(col, -0.24)
  c.cloth(spline(sym(pts('0,66 30,58! 26,90 12,140 0,176!'))), {
    color: tone(col, -0.13),
    pattern: p,
    edge: 0.6,
  }).label(200, 74, 20, 9)
  for (const m of [0, 1]) sleeve(c, m)
  const body = sym(
    pts('0,174! 10,150 24,96 29,57! 46,64 66,76! 62,130 70,196! 78,280 92,380 104,452! 60,462 0,463'),
  )
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '262,214 286,454 3 18 3; 138,214 114,454 3 18 -3; 240,250 258,460 2 15 3; 164,240 150,460 2 15 -3; 222,300 230,462 1 11; 184,290 176,462 1 11; 268,196 236,240 9 1 4; 132,196 166,244 9 1 -4',
    ),
    light: folds(
      '250,230 272,456 3 14; 152,230 132,456 3 14; 236,110 242,230 10 18; 162,110 158,230 10 18; 212,320 216,460 2 9; 196,330 190,460 2 8',
    ),
    fine: folds(
      '268,202 244,228 3 .3 3; 132,202 156,230 3 .3 -3; 256,260 270,454 .3 2; 144,270 130,454 .3 2',
    ),
    soft: 4.4,
    edge: 1.4,
  })
  const arm = pts('266,76 262,130 269,194')
  for (const P of [arm, mir(arm)]) c.line(open(P), S, 1, 'opacity=".45"')
  // embroidered hem with side slits
  braid(c, pts('90,437 150,448 200,450 250,448 310,437'), 14, 8, spline(body))
  const slit = pts('288,366 293,400 297,432')
  for (const m of [0, 1]) braid(c, m ? mir(slit) : slit, 9, 6, spline(body))
  // the front opening: braid round the neck and down to the hem, a line of loops and knots
  const edge = pts('232,58 226,98 212,150 203,178')
  c.cast(spline([...edge, ...mir(edge).reverse()]), 0.16, 3, 0, 4, spline(body), tone(col, -0.5))
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    braid(
      c,
      f(pts('237,48 231,98 217,152 209,182 208.5,300')),
      12,
      8,
      spline(sym(pts('0,55 21,54! 46,63! 66,76! 62,320! 0,320'))),
    )
    const scroll = open(f(pts('216,300 226,306 226,318 216,320 209,312')))
    c.line(scroll, tone(acc, -0.02), 2.2).line(
      open(f(pts('216,176 230,182 240,176 238,166 229,168'))),
      acc,
      2,
    )
    c.line(open(f(pts('218,214 232,220 242,214 240,204 231,206'))), acc, 2).line(
      open(f(pts('216,252 230,258 240,252 238,242 229,244'))),
      acc,
      2,
    )
  }
  c.line('M200 182V456', S, 1, 'opacity=".5"')
    .fill(starPath(200, 326, 11), acc)
    .fill(starPath(200, 326, 5.4), '#E9A23B')
  for (let y = 186; y < 306; y += 15) {
    c.line(`M193 ${y}H207`, tone(acc, -0.08), 2.4)
    c.add(
      `<circle cx="201" cy="${y + 1.4}" r="4" fill="#1b1208" opacity=".3"/><circle cx="200" cy="${y}" r="3.9" fill="${tone(acc, -0.02)}"/><circle cx="198.8" cy="${y - 1.2}" r="1.4" fill="${tone(acc, 0.2)}"/>`,
    )
  }
}
