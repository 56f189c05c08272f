import { tone } from '../kit/colour.ts'
import { folds, open, type Point, pts, spline, starPath } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'
import { pair } from './pair.ts'

const T = '2.8 2'
const RUBBER = '#F4EEE2'
const LACE = '#FBF6EA'
/** eyelets of the near side, from the ankle to the toe */
const EYES: readonly Point[] = [
  [176, 182],
  [190, 194],
  [205, 205],
  [221, 215],
  [238, 224],
]

function lace(c: Pen, run: readonly Point[], width: number): void {
  const d = open(run)
  c.line(d, '#2a2013', width + 1, 'opacity=".26" transform="translate(1.2 2.4)"').line(
    d,
    tone(LACE, -0.12),
    width + 0.8,
  )
  c.line(d, LACE, width - 0.4).line(d, tone(LACE, -0.1), 0.6, 'stroke-dasharray="1.4 1.8" opacity=".7"')
}

/** a low court shoe, seen from the side, toe to the right */
const shoe: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const S = tone(col, -0.24)
  const panel = (
    text: string,
    o: { color?: string; from: readonly [number, number]; to: readonly [number, number]; light?: string[] },
  ) => c.cloth(spline(pts(text)), { edge: 0.9, ...o })
  // lining and tongue
  panel('84,170! 112,164 146,178 178,158! 190,182 150,204 104,194', {
    color: tone(acc, -0.06),
    from: [90, 160],
    to: [170, 200],
  })
  c.cloth(spline(pts('158,178! 164,146 174,128! 198,124 212,136! 224,168 226,206!')), {
    color: tone(col, 0.02),
    edge: 1.1,
    light: folds('176,140 196,190 8 10'),
  })
  c.label(189, 135, 17, 9)
  const upper = pts(
    '83,168! 74,196 69,232 70,288! 200,300 340,296! 352,284 351,264 340,248 318,237 292,231 266,222 240,206 218,184 204,164! 184,172 168,186 146,196 112,190',
  )
  c.cloth(spline(upper), {
    edge: 1.4,
    soft: 5,
    from: [90, 160],
    to: [310, 310],
    dark: folds('214,186 270,292 5 10; 268,226 300,294 3 12; 80,200 92,288 8 14; 250,214 262,240 5 1'),
    light: folds('222,196 330,262 5 16 -7; 112,200 122,284 14 22; 170,230 210,286 16 20'),
  })
  // vamp with its perforations, then the toe overlay round it
  for (let i = 0; i < 11; i++) {
    const row = Math.floor(i / 4)
    c.add(
      `<circle cx="${282 + (i % 4) * 11 + row * 3}" cy="${250 + row * 8 + (i % 4) * 2}" r="1.5" fill="${S}" opacity=".65"/>`,
    )
  }
  panel('262,262! 286,272 318,268 346,256! 352,270 350,288 340,297! 268,299!', {
    color: tone(col, -0.012),
    from: [270, 250],
    to: [330, 300],
    light: folds('286,282 336,276 5 8'),
  })
  c.stitch(open(pts('264,266 287,276 318,272 348,261')), S, 0.8, T)
  panel('72,232! 69,262 70,288! 152,297! 148,272 128,250 100,238', {
    color: tone(col, -0.015),
    from: [70, 240],
    to: [140, 300],
  })
  c.stitch(open(pts('76,238 100,243 124,254 142,274 146,294')), S, 0.8, T)
  panel('83,168! 75,192 71,233! 92,240 110,232 118,212 114,190!', {
    color: acc,
    from: [70, 170],
    to: [120, 240],
  })
  c.stitch(open(pts('109,192 113,212 106,228 91,235')), tone(acc, 0.2), 0.8, T)
  // eyestay
  panel(
    '146,196! 168,186 184,172 203,164! 214,178 238,202 262,220 284,229! 276,244 250,240 220,228 192,214 168,210',
    { color: tone(col, 0.006), from: [150, 160], to: [270, 240] },
  )
  c.stitch(open(pts('150,198 170,206 194,209.5 222,223 251,235 273,239')), S, 0.8, T)
  // side star
  c.fill(starPath(168, 258, 25, -0.14), '#1b1208', 'opacity=".16" transform="translate(1.2 2)"').fill(
    starPath(168, 258, 25, -0.14),
    acc,
  )
  c.stitch(starPath(168, 258, 20.6, -0.14), tone(acc, 0.2), 0.8, '2.3 1.7')
    .fill(starPath(168, 258, 11.6, 0.2), tone(col, 0.01))
    .fill(starPath(168, 258, 5), acc)
  c.line(open(pts('84,176 112,197 146,203 170,193')), S, 1, 'opacity=".45"')
  // laces run over the throat from eyelet to eyelet
  for (const [x, y] of EYES)
    c.add(
      `<circle cx="${x}" cy="${y + 3}" r="3" fill="${tone(col, -0.4)}"/><circle cx="${x}" cy="${y + 3}" r="3" fill="none" stroke="#C9B48A" stroke-width="1.2"/>`,
    )
  for (const [x, y] of [...EYES].reverse())
    lace(
      c,
      [
        [x, y + 3],
        [x + 9, y - 6],
        [x + 22, y - 14],
      ],
      5,
    )
  for (const run of [
    '196,162 176,146 152,146 150,158 172,166 194,164',
    '200,162 216,142 240,138 246,148 228,160 202,165',
    '196,164 180,182 164,196 158,214',
    '202,164 220,178 242,182 254,196',
  ])
    lace(c, pts(run), 3.8)
  c.cloth(spline(pts('189,158 199,155 206,162 202,169 191,169 186,164')), { color: LACE, edge: 0.5 })
  // cup sole, a little sprung at the toe
  const sole = pts(
    '62,282! 120,292 210,298 300,298 352,280! 361,290 358,308 344,321! 300,328 210,329 82,326! 66,318 60,300',
  )
  c.cloth(spline(sole), { color: RUBBER, edge: 1.1, depth: 0.1, from: [200, 284], to: [204, 328] })
  c.line(open(pts('63,296 120,304 210,309 302,308 358,293')), tone(RUBBER, -0.18), 0.9, 'opacity=".7"')
  c.stitch(open(pts('66,289.5 120,298 210,303.5 300,303 355,286')), tone(RUBBER, -0.3), 0.9, '3 2.4')
  c.line(open(pts('64,308 120,314.5 210,318 302,317 354,304')), acc, 2.6)
}

export const sneaker: Good = pair(
  shoe,
  'translate(6 -66) rotate(-10 200 240) translate(200 240) scale(1 .84) translate(-210 -236)',
  'translate(-2 92) rotate(-1 200 240) translate(200 240) scale(1 .84) translate(-210 -236)',
)
