import { tone } from '../kit/colour.ts'
import { rect, starPath } from '../kit/geometry.ts'
import { GOLD } from '../kit/metal.ts'
import type { Good } from '../kit/pen.ts'

/** the perfume's box: a star in inlaid paper, a lid line, a narrow lit side */
export const carton: Good = (c) => {
  const { color: liq, accent: acc } = c.o
  const gold = c.grad(
    [
      [0, GOLD[0]],
      [0.5, GOLD[1]],
      [1, GOLD[2]],
    ],
    110,
    80,
    300,
    420,
  )
  c.add('<g transform="rotate(-4 200 250)">')
  c.fill(
    'M290 66L316 78V432L290 444Z',
    c.grad(
      [
        [0, tone(acc, -0.1)],
        [1, tone(acc, -0.18)],
      ],
      290,
      0,
      316,
      0,
    ),
  ).line('M290 152L316 160', tone(acc, -0.24), 1)
  c.cloth(rect(96, 66, 194, 378, 2), { color: acc, edge: 1, from: [96, 66], to: [300, 440], range: 0.05 })
  c.line('M96 152H290', tone(acc, -0.2), 1.4).line('M96 153.600H290', tone(acc, 0.16), 0.8, 'opacity=".7"')
  c.line(rect(108, 78, 170, 64, 1), gold, 1.3).line(rect(108, 164, 170, 268, 1), gold, 1.3)
  for (const x of [134, 163.5, 193, 222.5, 252])
    c.line(starPath(x, 110, 14), gold, 1.2).fill(starPath(x, 110, 5), '#E9C27C')
  const cx = 193
  const cy = 254
  for (const [r, turned, colour] of [
    [64, 0, '#FBF6EA'],
    [60, 0, tone(acc, 0.08)],
    [46, 1, '#E9A23B'],
    [42, 1, '#FBF6EA'],
    [32, 0, '#B9472F'],
    [24, 1, '#FBF6EA'],
    [16, 0, liq],
  ] as const)
    c.fill(starPath(cx, cy, r, (turned * Math.PI) / 8), colour)
  c.line(starPath(cx, cy, 68), gold, 1.2)
  c.word(194, 364, 'NÉROLI', 21, '#F6E7C4', 4)
    .word(193.6, 384, 'EAU DE PARFUM', 8.6, '#E9CF98', 2.2)
    .word(193.3, 416, 'ZELLIGE · 50 ML', 7, '#C9B27E', 1.8)
  c.add('</g>')
}
