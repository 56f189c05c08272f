import { lightness, tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, rect, spline, starPath, sym } from '../kit/geometry.ts'
import { GOLD } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '3.2 2.2'

/** a leather strap that closes the flap: buckle, tongue, punched holes, keeper */
function closure(c: Pen, x: number): void {
  const { accent: acc } = c.o
  const th = tone(acc, 0.22)
  const lower = rect(x - 11, 300, 22, 62, 4)
  c.cast(lower, 0.3, 2, 2, 3)
    .cloth(lower, { color: tone(acc, -0.02), edge: 0.7 })
    .stitch(rect(x - 7.6, 330, 15.2, 28, 2), th, 0.8, T)
  const upper = pts(
    `${x - 11},196! ${x + 11},196! ${x + 11},310! ${x + 8},322 ${x},328! ${x - 8},322 ${x - 11},310!`,
  )
  c.cast(spline(upper), 0.36, 2.6, 2, 4).cloth(spline(upper), {
    color: acc,
    edge: 0.9,
    glow: 0.22,
    light: folds(`${x - 4},204 ${x - 4},316 5 5`),
  })
  c.stitch(open(pts(`${x - 7.5},202 ${x - 7.5},308 ${x},321! ${x + 7.5},308 ${x + 7.5},202`)), th, 0.8, T)
  for (const y of [290, 302, 314]) c.add(`<circle cx="${x}" cy="${y}" r="1.8" fill="${tone(acc, -0.34)}"/>`)
  const frame = rect(x - 14.5, 268, 29, 20, 4)
  const gold = c.grad(
    [
      [0, GOLD[0]],
      [0.45, GOLD[1]],
      [1, GOLD[3]],
    ],
    x - 14,
    266,
    x + 14,
    290,
  )
  c.line(frame, '#1b1208', 4, 'opacity=".3" transform="translate(1.6 2.6)"')
    .line(frame, gold, 3.8)
    .line(`M${x} 267V286`, GOLD[2], 2.6)
  for (const y of [206, 352])
    c.add(`<circle cx="${x}" cy="${y}" r="2.8" fill="${GOLD[1]}" stroke="${GOLD[3]}" stroke-width=".7"/>`)
}

function side(c: Pen, m: number): void {
  const { color: col, accent: acc, pattern: p = 'canvas' } = c.o
  const f = (P: Points) => (m ? mir(P) : P)
  const px = (x: number) => (m ? 400 - x : x)
  // shoulder strap, seen beside the body
  const strap = f(
    pts('262,96! 300,116 336,180 350,270 340,350 322,398! 306,392! 322,340 326,268 310,190 282,138'),
  )
  c.cloth(spline(strap), { pattern: p, color: tone(col, -0.06), edge: 1.2 }).stitch(
    open(f(pts('274,112 306,140 332,200 340,272 330,344 314,392'))),
    tone(col, lightness(col) > 0.5 ? -0.24 : 0.22),
    0.9,
    T,
    'opacity=".7"',
  )
  c.cloth(spline(f(pts('318,356! 342,362! 326,404! 304,394!'))), { color: acc, edge: 0.7 })
  // side pocket
  const pocket = f(pts('300,284! 330,294 338,340 332,402 310,420! 296,416!'))
  c.cast(spline(pocket), 0.28, 3, 2, 4).cloth(spline(pocket), {
    pattern: p,
    color: tone(col, -0.03),
    edge: 1.2,
  })
  c.band(open(f(pts('302,291 330,301'))), acc, 5).line(
    `M${px(318)} 300V330`,
    tone(col, -0.2),
    1,
    'opacity=".3"',
  )
}

/** body, pocket and flap in canvas; base, closures and star in leather */
export const backpack: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'canvas' } = c.o
  const S = tone(col, -0.26)
  const th = tone(col, lightness(col) > 0.5 ? -0.28 : 0.26)
  // grab handle
  const handle = open(pts('174,92 174,62 184,46 216,46 226,62 226,92'))
  c.line(handle, '#1b1208', 13, 'opacity=".2" transform="translate(4 6)"')
    .line(handle, tone(acc, -0.2), 12)
    .line(handle, acc, 9.6)
    .line(handle, tone(acc, 0.2), 0.9, `stroke-dasharray="${T}"`)
  for (const m of [1, 0]) side(c, m)
  const body = sym(pts('0,84 60,86 92,100 108,140 112,240 114,360 108,414! 88,430 0,434'))
  c.cloth(spline(body), {
    pattern: p,
    edge: 1.7,
    soft: 7,
    dark: folds('300,180 306,424 10 28; 100,240 104,424 4 16; 130,420 280,426 14 14'),
    light: folds('124,180 120,400 14 24; 216,370 220,424 12 16'),
  })
  // leather base
  const base = sym(pts('0,402 112,390! 110,412 88,431 0,435'))
  c.cloth(spline(base), { color: acc, edge: 1.2, glow: 0.2, light: folds('110,408 260,414 5 5') }).stitch(
    open(pts('90,397 200,408 310,397')),
    tone(acc, 0.22),
    0.9,
    T,
  )
  // front pocket with the star
  const pocket = sym(pts('0,270 74,266! 84,290 86,350 80,380! 60,394 0,397'))
  c.cast(spline(pocket), 0.34, 4, 2, 6, spline(body), tone(col, -0.5))
  c.cloth(spline(pocket), {
    pattern: p,
    edge: 1.4,
    soft: 5,
    light: folds('134,290 130,370 10 18'),
    dark: folds('272,290 274,380 6 16'),
  })
  c.stitch(
    open(pts('128,282 119,300 118,350 124,376 142,388 200,390.5 258,388 276,376 282,350 281,300 272,282')),
    th,
    0.9,
    T,
    'opacity=".75"',
  )
  c.fill(starPath(200, 344, 31), '#1b1208', 'opacity=".2" transform="translate(1.5 3)"')
    .fill(starPath(200, 344, 31), acc)
    .stitch(starPath(200, 344, 26.6), tone(acc, 0.24), 0.9, T)
  c.fill(starPath(200, 344, 20, Math.PI / 8), tone(col, lightness(col) > 0.5 ? 0.04 : 0.4, -0.02))
    .fill(starPath(200, 344, 11), '#E2A33A')
    .fill(starPath(200, 344, 4.6), acc)
  // flap
  const flap = sym(pts('0,76 64,78 98,92 113,124 118,180 114,226! 92,252 40,264 0,265'))
  c.cast(spline(flap), 0.42, 6, 2, 9, spline(body), tone(col, -0.55))
  c.cloth(spline(flap), {
    pattern: p,
    edge: 1.8,
    soft: 6,
    dark: folds('302,120 300,236 10 24; 222,244 226,180 10 1; 172,246 168,190 10 1'),
    light: folds('112,120 104,220 12 24; 130,96 262,92 8 10; 190,130 196,240 14 20'),
  })
  c.stitch(open(pts('92,218 112,242 162,255 200,257 238,255 288,242 308,218')), th, 0.9, T, 'opacity=".8"')
  c.line(open(pts('87,226 108,250 160,262.5 200,264 240,262.5 292,250 313,226')), acc, 3.4)
  c.line(open(pts('104,104 140,92 200,90 260,92 296,104')), S, 0.9, 'opacity=".4"')
  for (const x of [146, 254]) closure(c, x)
  // sewn label
  c.fill(rect(180, 208, 40, 18, 2), '#1b1208', 'opacity=".2" transform="translate(1 2)"')
    .fill(rect(180, 207, 40, 18, 2), '#FBF6EA')
    .word(200.6, 219.6, 'ZELLIGE', 7.6, '#1B1A17', 1.2)
}
