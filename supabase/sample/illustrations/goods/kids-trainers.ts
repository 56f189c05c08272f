import { tone } from '../kit/colour.ts'
import { folds, open, pts, spline, starPath } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'
import { pair } from './pair.ts'

const T = '2.8 2'
const RUBBER = '#F6F0E3'

/** outline, seam and upper edge of each strap: it comes over the instep and closes lower on the side */
const STRAPS = [
  [
    '202,147! 231,165! 217,194 198,226 180,240 158,232! 157,212 178,182',
    '208,154 187,184 165,212 165,228! 178,233 193,222 211,191 224,168',
    '201,147 231,166',
  ],
  [
    '240,181! 270,200! 257,228 236,262 216,272 194,262! 194,244 216,216',
    '245,187 223,219 202,246 201,258! 215,265 231,257 251,226 263,203',
    '239,181 270,201',
  ],
] as const

/** small and round: a child's shoe is nearly as high as it is long */
const trainer: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const S = tone(col, -0.24)
  // padded tongue and lining
  c.cloth(spline(pts('168,170! 172,136 184,116! 206,114 220,126! 226,160 216,192!')), {
    color: tone(col, 0.02),
    edge: 1,
  }).label(198, 126, 16, 9)
  c.cloth(spline(pts('92,166! 118,154 150,160 176,156! 184,188 140,200 104,196')), {
    color: tone(acc, 0.06, -0.03),
    edge: 0.9,
  })
  c.line('M86 160Q74 142 82 130Q92 130 98 152', tone(acc, -0.1), 5).line(
    'M86 160Q74 142 82 130Q92 130 98 152',
    acc,
    3.4,
  )
  const upper = pts(
    '92,164! 80,190 74,234 76,292! 200,304 336,294! 346,268 336,236 306,216 272,206 244,186 226,164 214,152! 188,152 168,172 144,188 114,186',
  )
  c.cloth(spline(upper), {
    edge: 1.5,
    soft: 5,
    from: [90, 150],
    to: [310, 310],
    dark: folds('206,168 262,292 6 10; 84,190 92,290 8 14; 270,214 292,292 3 12'),
    light: folds('222,180 326,250 6 18 -8; 116,198 124,286 14 24'),
  })
  // toe cap with a rubber bumper
  c.cloth(spline(pts('282,206! 268,240 270,298! 338,294! 347,268 337,236 310,216')), {
    color: tone(col, -0.02),
    edge: 1.1,
    from: [270, 210],
    to: [340, 300],
    light: folds('300,226 334,252 8 14'),
  })
  c.stitch(open(pts('278,209 264,240 266,294')), S, 0.9, T)
  for (const [x, y] of [
    [300, 240],
    [314, 246],
    [296, 254],
    [310, 260],
    [324, 264],
  ] as const)
    c.add(`<circle cx="${x}" cy="${y}" r="1.9" fill="${S}" opacity=".6"/>`)
  // heel counter
  c.cloth(spline(pts('92,164! 80,190 75,232! 92,244 118,238 130,214 124,186 112,182')), {
    color: acc,
    edge: 1.1,
    from: [74, 170],
    to: [130, 244],
  })
  c.stitch(open(pts('112,187 122,198 126,214 115,234 92,240')), tone(acc, 0.2), 0.9, T)
  // side star
  c.fill(starPath(140, 258, 30, -0.16), '#1b1208', 'opacity=".18" transform="translate(1.2 2.2)"').fill(
    starPath(140, 258, 30, -0.16),
    acc,
  )
  c.stitch(starPath(140, 258, 25, -0.16), tone(acc, 0.22), 0.9, '2.4 1.8')
    .fill(starPath(140, 258, 14, 0.2), tone(col, 0.02))
    .fill(starPath(140, 258, 6), acc)
  // eyestay under the straps
  c.cloth(
    spline(
      pts('148,188! 170,172 188,152! 215,152! 228,168 248,188 274,207! 262,226 232,214 204,206 176,208'),
    ),
    { color: tone(col, 0.008), edge: 0.9, from: [150, 150], to: [270, 226] },
  )
  c.stitch(open(pts('153,190 178,203 206,201 234,209 261,220')), S, 0.9, T)
  // two touch straps
  for (const [outline, seam, rim] of STRAPS) {
    const d = spline(pts(outline))
    const look = { color: acc, edge: 1.1, glow: 0.2, from: [180, 140], to: [240, 250] } as const
    c.cast(d, 0.34, 3, 3, 5).cloth(d, { ...look, light: folds('206,176 176,222 6 8; 246,208 214,254 6 8') })
    c.stitch(open(pts(seam)), tone(acc, 0.24), 0.9, T)
    // where it turns over the instep
    c.line(open(pts(rim)), tone(acc, -0.16), 4.4).line(
      open(pts(rim)),
      tone(acc, 0.06),
      2.2,
      'transform="translate(-.8 1)"',
    )
  }
  // sole
  const sole = pts(
    '66,284! 120,296 210,301 300,297 352,280! 360,298 354,320 338,330! 210,335 82,330! 68,320 62,302',
  )
  c.cloth(spline(sole), { color: RUBBER, edge: 1.2, depth: 0.1, from: [200, 284], to: [206, 334] })
  c.cloth(spline(pts('300,297! 330,291 352,279! 361,298 354,321 338,330! 306,332!')), {
    color: acc,
    edge: 0.9,
    from: [300, 280],
    to: [350, 330],
  })
  for (const x of [314, 324, 334, 344])
    c.line(
      `M${x} ${300 - (x - 314) * 0.2}L${x - 1} ${322 - (x - 314) * 0.1}`,
      tone(acc, -0.16),
      1.2,
      'opacity=".5"',
    )
  c.line(open(pts('68,300 120,308 210,312 302,309')), tone(RUBBER, -0.18), 1, 'opacity=".7"').line(
    open(pts('66,312 120,318 210,321 304,320')),
    tone(acc, 0.02),
    3,
  )
  c.stitch(open(pts('70,292 120,301 210,306 300,303')), tone(RUBBER, -0.3), 0.9, '3 2.4')
}

export const kidsTrainers: Good = pair(
  trainer,
  'translate(2 -66) rotate(-9 200 240) translate(200 240) scale(.84 .8) translate(-208 -236)',
  'translate(-6 92) rotate(1 200 240) translate(200 240) scale(.84 .8) translate(-208 -236)',
)
