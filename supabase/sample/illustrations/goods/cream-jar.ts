import { tone } from '../kit/colour.ts'
import { folds, n1, open, pts, ring, spline, starPath } from '../kit/geometry.ts'
import { GOLD, SILVER, tube } from '../kit/metal.ts'
import type { Good, Stop } from '../kit/pen.ts'

const ramp = (at: readonly number[], colours: readonly string[]): Stop[] =>
  colours.map((k, i) => [at[i] ?? 1, k])

/** an upright cylinder: left edge, rim height, half width, depth of the rim, height */
const drum = (x: number, y: number, rx: number, ry: number, h: number, round = 0): string =>
  `M${n1(x - rx)} ${y}A${rx} ${ry} 0 0 0 ${n1(x + rx)} ${y}V${n1(y + h - round)}Q${n1(x + rx)} ${n1(y + h)} ${n1(x + rx - round)} ${n1(y + h + ry * 0.3)}A${n1(rx - round)} ${n1(ry * 0.9)} 0 0 1 ${n1(x - rx + round)} ${n1(y + h + ry * 0.3)}Q${n1(x - rx)} ${n1(y + h)} ${n1(x - rx)} ${n1(y + h - round)}Z`

/** a heavy glass jar of cream, open, its metal lid leaning on it; a swirl stands where a finger turned */
export const creamJar: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const m = c.o.metal === 'silver' ? SILVER : GOLD
  const cream = '#FBF3E6'
  c.add('<g transform="translate(-14 10)">')
  // lid, standing on its edge behind the jar
  c.add('<g transform="translate(286 196) rotate(24)">')
  const face = ring(0, 0, 96, 92)
  let rim = ''
  for (let i = 0; i <= 20; i++) rim += ring(i * 1.5, i * 0.9, 96, 92)
  c.fill(ring(30, 22, 98, 94), '#1b1208', `opacity=".3" filter="${c.blur(6)}"`)
  c.fill(rim, c.grad(ramp([0, 0.3, 0.5, 0.8, 1], [m[1], m[0], m[2], m[3], m[2]]), -60, -90, 120, 110))
  for (let i = 0; i < 26; i++) {
    const a = -0.9 + (i / 25) * 2.9
    const [x, y] = [Math.cos(a) * 96, Math.sin(a) * 92]
    c.line(`M${n1(x + 6)} ${n1(y + 4)}l21 12.600`, m[3], 0.9, 'opacity=".4"')
  }
  c.fill(face, c.grad(ramp([0, 0.32, 0.46, 0.62, 1], [m[0], m[1], m[0], m[1], m[2]]), -70, -80, 70, 80))
  c.line(face, m[3], 0.9, 'opacity=".7"')
    .line(ring(0, 0, 89, 85), '#fff', 1.4, 'opacity=".6"')
    .line(ring(0, 0, 84, 80), m[3], 0.8, 'opacity=".5"')
  const seal = (r: number, turn = 0) => starPath(0, -4, r, turn, 0.96)
  c.line(seal(46), m[3], 1.8, 'opacity=".75"')
    .line(seal(46), m[0], 1, 'opacity=".9" transform="translate(.8 1)"')
    .line(seal(34, Math.PI / 8), m[3], 1.4, 'opacity=".7"')
    .fill(seal(18), acc)
    .line(seal(18), m[3], 0.9)
  c.add('</g>')
  // glass body
  const [x, y] = [178, 292]
  const body = `M${x - 104} ${y - 10}C${x - 122} ${y - 6} ${x - 128} ${y + 4} ${x - 128} ${y + 18}V${y + 96}Q${x - 128} ${y + 116} ${x - 108} ${y + 126}A116 38 0 0 0 ${x + 108} ${y + 126}Q${x + 128} ${y + 116} ${x + 128} ${y + 96}V${y + 18}C${x + 128} ${y + 4} ${x + 122} ${y - 6} ${x + 104} ${y - 10}Z`
  c.fill(body, '#1b1208', `opacity=".3" filter="${c.blur(6)}" transform="translate(5 8)"`)
  c.fill(
    body,
    c.grad(
      ramp(
        [0, 0.08, 0.2, 0.55, 0.86, 0.95, 1],
        [
          tone(col, -0.04),
          tone(col, 0.2),
          tone(col, 0.06),
          col,
          tone(col, -0.1),
          tone(col, 0.06),
          tone(col, -0.12),
        ],
      ),
      x - 128,
      0,
      x + 128,
      0,
    ),
  )
  c.add(`<g clip-path="${c.clip(body)}">`)
    .fill(drum(x, y + 8, 108, 36, 78, 14), tone(col, 0.1), `opacity=".6" filter="${c.blur(3)}"`)
    .fill(drum(x, y + 8, 108, 36, 78, 14), cream, 'opacity=".3"')
    .line(
      `M${x - 112} ${y + 112}A116 38 0 0 0 ${x + 112} ${y + 112}`,
      '#fff',
      7,
      `opacity=".5" filter="${c.blur(2)}"`,
    )
    .line(`M${x - 112} ${y + 26}V${y + 112}`, '#fff', 9, `opacity=".6" filter="${c.blur(2.4)}"`)
    .line(`M${x + 114} ${y + 26}V${y + 116}`, '#fff', 5, `opacity=".35" filter="${c.blur(2)}"`)
    .add('</g>')
  c.line(body, tone(col, -0.26), 0.9, 'opacity=".6"')
  // screw neck and cream
  const neck = drum(x, y - 22, 108, 35, 22)
  c.fill(
    neck,
    c.grad(
      ramp([0, 0.12, 0.5, 1], [tone(col, -0.06), tone(col, 0.24), tone(col, 0.1), tone(col, -0.12)]),
      x - 108,
      0,
      x + 108,
      0,
    ),
  )
  for (const k of [8, 15])
    c.line(
      `M${x - 108} ${y - 22 + k}A108 35 0 0 0 ${x + 108} ${y - 22 + k}`,
      tone(col, -0.14),
      1.6,
      'opacity=".6"',
    ).line(
      `M${x - 108} ${y - 20.4 + k}A108 35 0 0 0 ${x + 108} ${y - 20.4 + k}`,
      '#fff',
      1.4,
      'opacity=".55"',
    )
  c.line(`M${x - 108} ${y - 22}A108 35 0 0 0 ${x + 108} ${y - 22}`, tone(col, -0.2), 0.8, 'opacity=".5"')
  c.fill(ring(x, y - 22, 108, 35), tone(col, 0.14)).line(ring(x, y - 22, 108, 35), '#fff', 2, 'opacity=".8"')
  const pool = ring(x, y - 21, 97, 29.5)
  c.fill(
    pool,
    c.grad(ramp([0, 0.5, 1], ['#FFFDF8', cream, tone(cream, -0.1, 0.01)]), x - 80, y - 50, x + 80, y + 10),
  ).line(pool, tone(cream, -0.22, 0.01), 1, 'opacity=".5"')
  // the swirl: three turns, each smaller and higher, with a curled tip
  for (const [text, hi] of [
    [
      '96,268 112,252 150,243 194,242 240,250 258,264 250,280 214,291 168,293 122,286',
      '112,262 150,250 200,248 240,258',
    ],
    [
      '116,258 134,242 166,232 200,233 232,242 240,254 226,268 190,275 150,273 124,267',
      '132,254 164,240 200,239 226,248',
    ],
    ['138,244 154,228 178,218 206,221 220,232 216,246 194,256 164,257 144,252', '152,240 174,226 200,227'],
    [
      '160,232 166,216 178,202 196,190 212,190! 206,198 204,208 208,222 204,234 186,242 168,240',
      '172,226 180,210 196,197',
    ],
  ] as const) {
    const d = spline(pts(text))
    c.fill(
      d,
      tone(cream, -0.26, 0.02),
      `opacity=".5" filter="${c.blur(3)}" transform="translate(3 5)" clip-path="${c.clip(`${pool}M0 0H400V272H0Z`)}"`,
    )
    c.cloth(d, {
      color: cream,
      edge: 1.3,
      outline: 0.22,
      depth: 0.11,
      from: [110, 200],
      to: [240, 290],
      range: 0.03,
      soft: 3,
      dark: folds('150,284 236,268 4 6 -5'),
    })
    c.line(open(pts(hi)), '#fff', 3.4, `opacity=".85" filter="${c.blur(1.4)}"`)
  }
  // lettering
  c.fill(starPath(x, y + 72, 13), tone(acc, -0.02))
    .fill(starPath(x, y + 72, 9.4, Math.PI / 8), tone(col, 0.12))
    .fill(starPath(x, y + 72, 5.8), tone(acc, -0.02))
  c.word(x + 1, y + 108, c.o.label ?? 'ROSE &amp; ARGAN', 14, '#1B1A17', 2.4).word(
    x,
    y + 124,
    'FACE CREAM · 50 ML',
    7.6,
    '#4d483f',
    1.6,
  )
  c.fill(
    body,
    c.grad(
      tube(m).map(([o], i) => [o, i > 2 ? '#1b1208' : '#fff', i > 3 ? 0.06 : 0] as const),
      x - 128,
      0,
      x + 128,
      0,
    ),
  )
  c.add('</g>')
}
