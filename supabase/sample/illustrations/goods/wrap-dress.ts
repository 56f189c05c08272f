import { tone } from '../kit/colour.ts'
import { at, folds, mir, open, pts, spline, wedge } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'
import { skirt } from '../kit/skirt.ts'

/** the left front lies over the right one and drapes towards the knot of the sash */
export const wrapDress: Good = (c) => {
  const { color: col, pattern: p = 'plain' } = c.o,
    S = tone(col, -0.26)
  c.cloth(spline(pts('166,60! 200,70 234,60! 242,110 236,190! 180,110')), {
    color: tone(col, -0.14),
    edge: 0.5,
    depth: 0.1,
  })
  c.label(200, 73, 18, 8)
  const sl = pts('251,67! 270,78 293,134 312,200 330,258! 317,264 303,267! 285,214 263,160 252,136! 241,100')
  for (const m of [0, 1]) {
    const P = m ? mir(sl) : sl
    c.cloth(spline(P), {
      pattern: p,
      rot: m ? 17 : -17,
      dark: folds('258,100 310,262 2 8 4~; 268,170 296,196 7 1; 262,134 284,152 6 1', m),
      light: folds('268,90 318,256 5 6 3~', m),
      fine: folds('274,176 300,190 2.4 0.2', m),
      edge: 0.9,
    })
    const cf = m ? mir(pts('299,256 313,253 326,247')) : pts('299,256 313,253 326,247')
    c.line(open(cf), S, 0.8, 'opacity=".45"')
  }
  // under skirt, then the overlapping front
  const back = skirt(226, 52, 430, 112, { n: 8, seed: 3, sag: 6, depth: 3, belly: 5 })
  c.cloth(back.d, { color: tone(col, -0.035), pattern: p, ...back, soft: 2.8 })
  const front = pts(
    '148,222! 200,228 252,222! 259,250 262,290 254,340 238,386 214,424! 196,438 176,434 154,441 134,434 112,440 88,432! 104,370 126,300 139,255',
  )
  c.add(
    `<path d="${spline(front)}" fill="${tone(col, -0.34)}" opacity=".34" filter="${c.blur(4)}" transform="translate(5 4)" clip-path="${c.clip(back.d)}"/>`,
  )
  const drape: readonly (readonly [number, number, number, number, number])[] = [
    [250, 228, 116, 436, 26],
    [250, 230, 150, 438, 22],
    [251, 232, 182, 436, 17],
    [252, 236, 206, 428, 11],
    [248, 226, 98, 410, 30],
  ]
  c.cloth(spline(front), {
    pattern: p,
    dark: drape.map(([a, b, x, y, k]) => wedge(a, b, x, y, 1, 15, -k)),
    light: drape.map(([a, b, x, y, k]) => wedge(a - 4, b + 6, x - 14, y, 1, 9, -k - 5)),
    fine: drape.map(([a, b, x, y, k]) => wedge(a, b, x + 6, y, 3, 1, -k)),
    soft: 2.6,
  })
  c.line(open(pts('254,236 255,290 247,340 231,386 209,420')), S, 0.8, 'opacity=".35"')
  // bodice: right panel beneath, left panel across
  const right = pts('232,60! 251,66! 249,96 256,136! 254,180 250,228! 190,230! 196,170 214,118')
  c.cloth(spline(right), {
    pattern: p,
    color: tone(col, -0.015),
    dark: folds('250,132 204,216 2 12 -8; 252,160 214,224 2 9 -4'),
    light: folds('240,84 236,200 4 10 3'),
  })
  const left = pts('168,60! 149,66! 151,96 144,136! 146,180 150,228! 246,229! 253,214! 226,170 196,122')
  c.add(
    `<path d="${spline(left)}" fill="${tone(col, -0.34)}" opacity=".36" filter="${c.blur(3)}" transform="translate(3 2)" clip-path="${c.clip(spline(right))}"/>`,
  )
  c.cloth(spline(left), {
    pattern: p,
    dark: folds('146,134 238,222 2 10 10; 147,160 228,226 1 9 8; 150,196 214,228 1 7 4; 160,76 178,130 2 8'),
    light: folds('150,122 236,210 2 9 8; 148,176 220,226 1 6 6'),
    fine: folds('150,146 230,220 0.4 2.4 9; 150,182 216,226 0.4 2 5'),
  })
  const ne = pts('168,61 182,92 203,128 230,172 252,211')
  c.line(open(ne), tone(col, -0.1), 5, 'opacity=".5"').line(open(ne), tone(col, 0.04), 3.2)
  for (const P of [pts('251,67 249,96 255,134'), mir(pts('251,67 249,96 255,134'))])
    c.line(open(P), S, 0.8, 'opacity=".45"')
  // sash and bow at the side
  c.cloth(spline(pts('148,216! 200,222 252,214! 253,230! 200,238 148,233!')), {
    color: tone(col, -0.03),
    pattern: p,
    edge: 0.5,
    dark: folds('150,226 246,226 1 5'),
    fine: folds('160,221 248,221 0.4 2'),
  })
  const loops = [
    pts('246,222 264,206 284,206 282,220 262,226'),
    pts('246,224 230,244 212,252 208,240 228,226'),
  ]
  const tails = [
    pts('243,225! 251,222! 264,268 266,318! 258,313 250,320! 252,270'),
    pts('247,225! 254,221! 279,256 290,296! 281,295 275,302! 264,262'),
  ]
  for (const t of tails)
    c.add(
      `<path d="${spline(t)}" fill="${tone(col, -0.34)}" opacity=".3" filter="${c.blur(2.4)}" transform="translate(3 4)"/>`,
    ).cloth(spline(t), {
      pattern: p,
      edge: 0.5,
      color: tone(col, 0.005),
      dark: [wedge(at(t, 0)[0] + 3, 228, at(t, 4)[0], 300, 2, 5)],
    })
  for (const l of loops)
    c.add(
      `<path d="${spline(l)}" fill="${tone(col, -0.34)}" opacity=".28" filter="${c.blur(2)}" transform="translate(2 3)"/>`,
    ).cloth(spline(l), {
      pattern: p,
      edge: 0.6,
      dark: [wedge(at(l, 0)[0], at(l, 0)[1], at(l, 2)[0] - 4, at(l, 2)[1] + 6, 6, 2)],
    })
  c.cloth(spline(pts('240,216 250,214 256,223 250,232 241,231 237,223')), {
    pattern: p,
    edge: 0.5,
    color: tone(col, -0.02),
  })
}
