import { tone } from '../kit/colour.ts'
import { folds, n1, open, pts, spline, starPath } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'
import { pair } from './pair.ts'

/** one sock lying on its side: ribbed cuff, turned heel, closed toe */
const sock: Good = (c) => {
  const { color: col, accent: acc, pattern: p } = c.o
  const S = tone(col, -0.24)
  const tip = acc
  const outline = pts(
    '132,96! 166,92 208,96! 210,150 210,210 213,248 226,276 252,296 286,312 312,328 324,350 318,374 296,386 262,386 222,378 184,370 154,364 134,346 128,316 134,286 138,250 136,190 133,140',
  )
  const d = spline(outline)
  c.cloth(d, {
    pattern: p && p !== 'plain' ? p : 'knit',
    dark: folds(
      '138,268 196,262 8 1 3; 140,246 190,238 7 1 3; 214,252 178,268 7 1 -3; 220,276 176,300 8 1 -4; 236,290 206,318 7 1; 270,384 262,350 6 1; 206,120 202,230 5 12; 204,374 214,344 6 1',
    ),
    light: folds('156,126 158,244 14 24; 196,300 262,350 12 20 -6; 150,258 190,252 3 1'),
    fine: folds(
      '139,266 180,262 2.6 .3 2; 214,254 190,264 2.4 .3; 222,278 196,292 2.4 .3; 141,244 172,239 2.2 .3',
    ),
    soft: 7,
    lOp: 0.3,
    edge: 2,
  })
  c.add(`<g clip-path="${c.clip(d)}">`)
  // toe and heel, knitted in the second colour, with the short row line between
  const toe = pts('272,300! 284,330 280,362 268,392! 330,400 340,340 310,310')
  const heel = pts('120,290! 150,298 172,316 178,340 172,374! 120,380')
  for (const part of [toe, heel]) c.cloth(spline(part), { color: tip, pattern: 'knit', edge: 0, outline: 0 })
  for (const run of ['272,300 284,330 280,362 268,392', '120,290 150,298 172,316 178,340 172,374']) {
    c.line(open(pts(run)), tone(tip, -0.22), 2, 'opacity=".55"')
    c.stitch(open(pts(run)), tone(tip, 0.2), 1, '2.4 2', 'opacity=".8" transform="translate(1 .6)"')
  }
  c.line(open(pts('294,322 300,346 296,378')), tone(tip, -0.2), 1, 'opacity=".5"')
  c.line(open(pts('130,338 150,344 168,356')), tone(tip, -0.2), 1.2, 'opacity=".6"')
  c.add(
    `<path d="${folds('126,330 150,346 10 4; 300,390 324,360 12 8; 180,378 270,392 8 8').join('')}" fill="${tone(tip, -0.3)}" opacity=".34" filter="${c.blur(4)}"/><path d="${folds('288,318 300,338 8 6; 140,304 160,322 6 4').join('')}" fill="#fff" opacity=".26" filter="${c.blur(3)}"/></g>`,
  )
  c.line(d, S, 0.8, 'opacity=".5"')
  // ribbed cuff: rows of columns that pinch at the edge
  const cuff = pts('130,70! 150,64 190,64 210,70! 213,96 211,122! 172,126 131,122! 128,96')
  c.cast(spline(cuff), 0.34, 2.6, 1, 3, d, tone(col, -0.5))
  c.cloth(spline(cuff), {
    color: tone(col, -0.005),
    pattern: 'rib',
    edge: 1.5,
    soft: 3,
    light: folds('150,74 152,120 8 8'),
  })
  for (const y of [80, 88])
    c.line(
      open([
        [129.6, y],
        [170, y + 1.6],
        [211.4, y],
      ]),
      acc,
      4,
      'opacity=".92"',
    )
  // the mouth
  c.cloth(spline(pts('130,70! 150,63 190,63 210,70! 190,75 150,75')), { color: tone(col, -0.16), edge: 0.4 })
  let ribs = ''
  for (let x = 134; x < 208; x += 5) ribs += `M${x} 74V${n1(122 + (x - 134) * 0.02)}`
  c.line(ribs, S, 0.7, 'opacity=".22"')
  if (!p || p === 'plain')
    c.fill(starPath(172, 156, 9), acc, 'opacity=".95"').fill(starPath(172, 156, 3.6), col)
}

export const socks: Good = pair(
  sock,
  'translate(46 -22) rotate(9 200 250)',
  'translate(-34 38) rotate(-3 200 250)',
)
