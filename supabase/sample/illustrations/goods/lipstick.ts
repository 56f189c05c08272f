import { tone } from '../kit/colour.ts'
import { folds, pts, rect, spline, starPath } from '../kit/geometry.ts'
import { GOLD, type Metal, tube } from '../kit/metal.ts'
import type { Good } from '../kit/pen.ts'

/** a twisted-up bullet and its cap */
export const lipstick: Good = (c) => {
  const { color: col, accent: acc } = c.o
  c.add('<g transform="translate(-34 6) rotate(-7 200 250)">')
  // bullet
  const b = pts('174,204! 175,132 188,96 212,72 224,84 226,132 226,204!')
  c.cloth(spline(b), {
    edge: 1.2,
    from: [172, 100],
    to: [228, 110],
    range: 0.06,
    glow: 0.26,
    light: folds('186,120 186,200 6 7'),
    soft: 2.6,
  })
  c.cloth(spline(pts('177,130! 190,97 213,73 223,85 223,112 206,126 188,140')), {
    color: tone(col, 0.05),
    edge: 0.7,
    outline: 0.25,
    glow: 0.26,
    light: folds('196,104 214,84 7 4'),
  })
  const metal = (x: number, w: number, s: Metal) => c.grad(tube(s), x, 0, x + w, 0)
  c.fill(rect(168, 200, 64, 62, 3), metal(168, 64, GOLD)).line(
    'M168 210H232M168 254H232',
    GOLD[3],
    0.9,
    'opacity=".6"',
  )
  const D: Metal = [tone(acc, 0.26), tone(acc, 0.08), tone(acc, -0.02), tone(acc, -0.12)]
  c.fill(rect(160, 258, 80, 156, 6), metal(160, 80, D))
    .line(rect(160, 258, 80, 156, 6), tone(acc, -0.2), 0.8, 'opacity=".6"')
    .fill(rect(160, 268, 80, 7), metal(160, 80, GOLD))
  const star = (x: number, y: number, r: number) => starPath(x, y, r)
  c.line(star(200, 348, 17), GOLD[1], 1.4).fill(star(200, 348, 7), GOLD[1])
  c.add('</g><g transform="translate(96 40) rotate(14 200 250)">')
  c.fill(rect(164, 208, 76, 158, 8), metal(164, 76, D))
    .line(rect(164, 208, 76, 158, 8), tone(acc, -0.2), 0.8, 'opacity=".6"')
    .fill(rect(164, 352, 76, 14, 4), metal(164, 76, GOLD))
    .line(star(202, 272, 14), GOLD[1], 1.2, 'opacity=".9"')
  c.add('</g>')
}
