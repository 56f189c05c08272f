import { tone } from '../kit/colour.ts'
import { folds, lerp, n1, open, pts, spline } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'
import { pair } from './pair.ts'

const T = '2.8 2'

/** an ankle boot from the side, toe to the right */
const shoe: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const S = tone(col, -0.22)
  const lit = tone(col, 0.2)
  const SOLE = '#3A2A1F'
  const sil = pts(
    '104,96! 100,150 96,210 84,258 84,330! 200,336 352,326! 358,308 344,286 306,268 262,250 236,226 226,180 228,100!',
  )
  c.cast(spline(sil), 0.3, 8, 7, 10)
  // pull tab, a loop at the back
  c.cloth(
    spline(pts('100,122! 98,92 101,74 109,68 118,72 122,90 122,118! 113,118! 112,92 109,80 107,92 108,122!')),
    {
      color: acc,
      edge: 0.6,
      from: [98, 70],
      to: [122, 120],
      range: 0.07,
    },
  )
  c.stitch(open(pts('104,118 102,94 105,76 110,73')), tone(acc, 0.24), 0.8, T)
  // lining seen over the near edge
  c.cloth(spline(pts('103,98! 130,88 166,85 202,88 229,100! 200,114 166,118 130,112')), {
    color: '#CFAE84',
    edge: 1.1,
    from: [110, 88],
    to: [220, 118],
    dark: folds('112,112 222,112 12 12'),
    soft: 4,
  })
  c.line(open(pts('103,97 130,88 166,85 202,88 229,99')), tone(col, 0.03), 3)
  // heel and sole
  c.cloth(spline(pts('82,326! 160,332! 156,366 154,372! 90,372! 84,350')), {
    color: SOLE,
    edge: 0.9,
    from: [84, 326],
    to: [156, 372],
    range: 0.06,
  })
  for (const y of [342, 350, 358])
    c.line(`M85 ${y}Q120 ${y + 3} 157 ${y + 2}`, tone(SOLE, 0.12), 0.8, 'opacity=".5"')
  c.cloth(
    spline(
      pts('80,322! 160,330 220,340 300,342 360,324! 366,334 358,348! 300,361 250,360 200,348 160,338 82,334'),
    ),
    { color: SOLE, edge: 0.7, from: [80, 322], to: [90, 360], range: 0.06 },
  )
  // quarter, then the vamp over it
  const upper = pts(
    '103,98! 130,112 166,118 200,113 229,99! 227,140 224,180 232,218 256,244 300,264 340,284 358,308 359,326! 300,341 220,340 82,326! 80,300 83,262 94,212 100,150',
  )
  c.cloth(spline(upper), {
    edge: 1.5,
    soft: 6,
    glow: 0.2,
    depth: 0.17,
    from: [90, 110],
    to: [310, 350],
    light: folds('112,130 104,232 8 14; 96,252 94,312 8 14; 212,130 210,190 6 8; 268,268 338,306 6 16 -6'),
    dark: folds('206,236 150,254 3 12 6; 226,262 160,282 3 14 8; 130,200 112,270 4 8; 240,330 350,322 6 14'),
  })
  c.line(open(pts('105,103 130,116 166,122 200,117 227,104')), lit, 1, 'opacity=".6"')
  const vamp = pts(
    '230,208! 240,232 262,248 302,265 340,284 358,308 359,326! 300,341 220,340 190,337! 186,300 176,276 160,256! 184,238 208,222',
  )
  c.cast(spline(vamp), 0.2, 2.4, -2, 2, spline(upper)).cloth(spline(vamp), {
    color: tone(col, 0.008),
    edge: 1,
    soft: 5,
    glow: 0.24,
    from: [180, 230],
    to: [330, 345],
    light: folds('262,272 336,300 6 18 -6; 216,232 246,262 4 10'),
    dark: folds('212,250 214,326 4 14; 240,262 226,300 2 7 4; 260,334 350,324 8 12'),
  })
  c.stitch(
    open(pts('227,214 208,226.500 186,242 166,257 180,275 190,299 194,334')),
    lit,
    0.9,
    T,
    'opacity=".85"',
  )
  c.line(open(pts('101,150 96,212 86,262 84,322')), S, 1, 'opacity=".4" transform="translate(5 0)"')
  // elastic gore: ribs that fan from the ankle
  const gore = pts('136,122! 164,125 194,122! 192,160 182,206 168,240 162,246 156,240 146,206 138,160')
  const d = spline(gore)
  c.cast(d, 0.2, 1.6, 0, 1, spline(upper)).cloth(d, {
    color: acc,
    edge: 0.9,
    from: [136, 124],
    to: [196, 240],
    range: 0.06,
  })
  let ribs = ''
  for (let i = 1; i < 15; i++) {
    const t = i / 15
    ribs += `M${n1(lerp(136, 194, t))} 120Q${n1(lerp(142, 188, t))} 190 ${n1(lerp(158, 166, t))} 246`
  }
  c.add(`<g clip-path="${c.clip(d)}">`)
    .line(ribs, tone(acc, -0.16), 1.5, 'opacity=".75"')
    .line(ribs, tone(acc, 0.16), 0.8, 'opacity=".6" transform="translate(1.400 0)"')
    .add('</g>')
  c.stitch(
    open(pts('131,121 133,160 141,208 152,243 162,252 172,243 187,208 197,160 199,121')),
    lit,
    0.9,
    T,
    'opacity=".85"',
  )
  // front tab and welt
  c.cloth(spline(pts('205,113! 212,104 222,100 228,99! 227,124 224,142! 212,140!')), {
    color: tone(col, -0.02),
    edge: 0.5,
    from: [206, 100],
    to: [228, 142],
  })
  const welt = open(pts('82,328 160,334 220,341.500 300,342.500 360,326'))
  c.line(welt, tone(SOLE, -0.1), 4.6).line(welt, '#8A633C', 3.2).stitch(welt, '#E2C08C', 1, '3 2.4')
}

/** a Chelsea boot: no laces, elastic gores at the sides, a pull loop behind and a low stacked heel */
export const boot: Good = pair(
  shoe,
  'translate(26 -62) rotate(-4 200 240) scale(.98)',
  'translate(-38 52) rotate(1 200 240)',
)
