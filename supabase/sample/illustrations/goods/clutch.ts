import { folds, lerp, n1, open, type Point, pts, rng, spline, starPath, wedge } from '../kit/geometry.ts'
import { GOLD, type Metal, SILVER } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** fine links along a hanging line */
function chain(c: Pen, run: readonly Point[], m: Metal): void {
  const d = open(run)
  c.line(d, '#1b1208', 4, `opacity=".3" transform="translate(3 5)" filter="${c.blur(1.6)}"`)
    .line(d, m[3], 4.2, 'stroke-dasharray="4.4 3.6" stroke-linecap="butt"')
    .line(d, m[1], 2.6, 'stroke-dasharray="4 4"')
    .line(d, m[3], 1.4, 'opacity=".8"')
    .line(d, m[0], 1.1, 'stroke-dasharray="3 5" transform="translate(-.5 -.7)"')
}

/** a ball of the kiss lock */
function ball(c: Pen, x: number, y: number, m: Metal): void {
  const f = c.radial(
    [
      [0, m[0]],
      [0.5, m[1]],
      [1, m[3]],
    ],
    x - 4,
    y - 5,
    17,
  )
  c.add(
    `<circle cx="${x + 2}" cy="${y + 4}" r="11" fill="#1b1208" opacity=".3"/><circle cx="${x}" cy="${y}" r="11" fill="${f}"/><circle cx="${x}" cy="${y}" r="10.7" fill="none" stroke="${m[3]}" stroke-width=".7" opacity=".7"/><ellipse cx="${x - 3.6}" cy="${y - 4.4}" rx="3" ry="2" fill="#fff" opacity=".85"/>`,
  )
}

/** an evening purse gathered into a metal frame, closed by two balls that kiss, on a fine chain */
export const clutch: Good = (c) => {
  const { accent: acc, pattern: p = 'satin' } = c.o
  const m = c.o.metal === 'silver' ? SILVER : GOLD
  chain(
    c,
    pts('96,226 84,190 86,130 120,76 186,54 256,64 296,108 294,150 262,172 258,196 282,206 302,222'),
    m,
  )
  const body = pts(
    '86,250! 76,274 56,316 54,366 74,408 124,428 200,432 276,428 326,408 346,366 344,316 324,274 314,250! 308,222! 200,206 92,222!',
  )
  const r = rng(5)
  const dark: string[] = []
  const light: string[] = []
  for (let i = 0; i <= 26; i++) {
    const t = i / 26
    const x0 = lerp(92, 308, t)
    const top = 240 - 22 * (1 - (2 * t - 1) ** 2)
    const x1 = lerp(62, 338, t) + (r() - 0.5) * 8
    const len = 70 + r() * 90
    const list = i % 2 ? light : dark
    list.push(wedge(x0, top, lerp(x0, x1, len / 150), top + len, i % 2 ? 3 : 4.4, 0.4, (t - 0.5) * -10))
  }
  c.cloth(spline(body), {
    pattern: p,
    edge: 2,
    soft: 2,
    glow: 0.2,
    depth: 0.2,
    dOp: 0.6,
    lOp: 0.5,
    from: [80, 240],
    to: [300, 440],
    range: 0.07,
    dark: [...dark, ...folds('110,424 300,424 14 14')],
    light,
  })
  // the frame: a bow of metal with hinges at its ends
  const frame = 'M80 262V240Q82 218 108 214Q200 200 292 214Q318 218 320 240V262'
  c.line(frame, '#170d05', 17, `opacity=".38" transform="translate(3 7)" filter="${c.blur(3.4)}"`)
  c.line(frame, m[3], 17)
  c.line(
    frame,
    c.grad(
      [
        [0, m[1]],
        [0.3, m[0]],
        [0.55, m[1]],
        [1, m[2]],
      ],
      90,
      204,
      310,
      262,
    ),
    15.4,
  )
  c.line(frame, m[3], 1, 'opacity=".5" transform="translate(0 3.400)"').line(
    frame,
    '#fff',
    2.2,
    'opacity=".6" transform="translate(0 -3.800)"',
  )
  for (const x of [80, 320])
    c.add(
      `<circle cx="${x}" cy="258" r="5" fill="${m[1]}" stroke="${m[3]}" stroke-width=".9"/><circle cx="${x - 1}" cy="257" r="1.800" fill="${m[0]}"/><circle cx="${x > 200 ? 303 : 97}" cy="216" r="6.400" fill="none" stroke="${m[3]}" stroke-width="3.400"/><circle cx="${x > 200 ? 303 : 97}" cy="216" r="6.400" fill="none" stroke="${m[1]}" stroke-width="2"/>`,
    )
  ball(c, 207, 190, m)
  ball(c, 193, 196, m)
  // star drop under the lock
  c.line('M200 214V232', m[3], 2).line('M200 214V232', m[1], 1.1, 'stroke-dasharray="2.4 1.600"')
  const s = starPath(200, 252, 20, 0.2)
  c.fill(s, '#1b1208', 'opacity=".35" transform="translate(2.500 4)"').fill(
    s,
    c.grad(
      [
        [0, m[0]],
        [0.5, m[1]],
        [1, m[2]],
      ],
      184,
      236,
      216,
      268,
    ),
  )
  c.line(s, m[3], 0.8)
    .fill(`M${n1(200 - 7)} 252a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z`, acc)
    .line(starPath(200, 252, 14, 0.2), m[3], 0.7, 'opacity=".5"')
  c.add('<ellipse cx="197.600" cy="249.600" rx="2.200" ry="1.500" fill="#fff" opacity=".8"/>')
}
