import { tone } from '../kit/colour.ts'
import { n1, pts, ring, spline, starPath } from '../kit/geometry.ts'
import { GOLD, SILVER } from '../kit/metal.ts'
import type { Good, Stop } from '../kit/pen.ts'
import { pair } from './pair.ts'

/** one earring hanging straight down about x = 0 */
const earring: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const m = c.o.metal === 'silver' ? SILVER : GOLD
  const sheen: readonly Stop[] = [
    [0, m[0]],
    [0.4, m[1]],
    [0.6, m[0]],
    [1, m[2]],
  ]
  const bead = (x: number, y: number, r: number, colour: string) =>
    c.add(
      `<circle cx="${n1(x + 1)}" cy="${n1(y + 1.6)}" r="${r}" fill="#1b1208" opacity=".28"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" fill="${c.radial(
        [
          [0, tone(colour, 0.24)],
          [0.55, colour],
          [1, tone(colour, -0.18)],
        ],
        x - r * 0.35,
        y - r * 0.4,
        r * 1.5,
      )}"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r - 0.3)}" fill="none" stroke="${tone(colour, -0.26)}" stroke-width=".7" opacity=".6"/><ellipse cx="${n1(x - r * 0.34)}" cy="${n1(y - r * 0.4)}" rx="${n1(r * 0.3)}" ry="${n1(r * 0.2)}" fill="#fff" opacity=".85"/>`,
    )
  const link = (y: number, r = 5) => c.line(ring(0, y, r), m[3], 3).line(ring(0, y, r), m[1], 1.8)
  // ear wire
  const wire = 'M0 -118C-2 -140 -8 -152 -8 -168C-8 -190 22 -192 26 -168C28 -150 26 -130 20 -112'
  c.line(wire, '#1b1208', 3.4, `opacity=".22" transform="translate(4 6)" filter="${c.blur(1.6)}"`)
    .line(wire, m[3], 3.6)
    .line(wire, m[1], 2.2)
    .line(wire, m[0], 0.9, 'transform="translate(-.5 -.500)"')
  bead(-0.6, -124, 5, m[1])
  link(-111, 4.6)
  // star with a small stone
  const star = starPath(0, -78, 30, 0, 1)
  c.fill(star, '#1b1208', 'opacity=".28" transform="translate(2.500 4)"')
    .fill(star, c.grad(sheen, -22, -100, 22, -56))
    .line(star, m[3], 0.9, 'opacity=".8"')
    .line(starPath(0, -78, 25), m[3], 0.7, 'opacity=".45"')
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + Math.PI / 8
    c.fill(ring(Math.cos(a) * 18.4, -78 + Math.sin(a) * 18.4, 1.7), m[3], 'opacity=".7"')
  }
  c.fill(ring(0, -78, 13.4), m[2]).line(ring(0, -78, 13.4), m[3], 0.8)
  bead(0, -78, 11, acc)
  link(-43, 5)
  // the drop: bezel, granules, stone
  const drop = (k: number) =>
    spline(
      pts('0,-40! 12,-14 34,16 42,48 34,78 0,92 -34,78 -42,48 -34,16 -12,-14').map(([x, y, s]) => [
        x * k,
        32 + (y - 32) * k,
        s,
      ]),
    )
  c.fill(drop(1), '#1b1208', `opacity=".3" transform="translate(4 7)" filter="${c.blur(2)}"`)
    .fill(drop(1), c.grad(sheen, -34, -30, 36, 88))
    .line(drop(1), m[3], 0.9, 'opacity=".8"')
    .line(drop(0.96), '#fff', 1.2, 'opacity=".5"')
  c.line(drop(0.885), m[3], 4.6, 'stroke-dasharray=".1 5.600"').line(
    drop(0.885),
    m[0],
    3,
    'stroke-dasharray=".1 5.600" transform="translate(-.500 -.600)"',
  )
  const gem = drop(0.76)
  c.line(gem, m[3], 3.4).fill(
    gem,
    c.grad(
      [
        [0, tone(col, 0.16)],
        [0.45, col],
        [1, tone(col, -0.16)],
      ],
      -26,
      -10,
      26,
      80,
    ),
  )
  c.add(`<g clip-path="${c.clip(gem)}">`)
    .line(gem, tone(col, -0.3), 9, `opacity=".5" filter="${c.blur(3)}" transform="translate(-2 -3)"`)
    .line(gem, tone(col, 0.28), 5, `opacity=".7" filter="${c.blur(2)}" transform="translate(2 3)"`)
    .fill(
      spline(pts('-14,18! -4,4 2,6 -6,22 -16,46 -20,44')),
      '#fff',
      `opacity=".75" filter="${c.blur(0.8)}"`,
    )
    .fill(ring(11, 60, 9, 6), tone(col, 0.26), `opacity=".7" filter="${c.blur(2.4)}"`)
    .add('</g>')
  // fringe of small beads on chains
  for (const [x, y, len] of [
    [-27, 84, 24],
    [0, 93, 34],
    [27, 84, 24],
  ] as const) {
    c.line(`M${x} ${y}V${y + len}`, m[3], 2.4).line(
      `M${x} ${y}V${y + len}`,
      m[0],
      1.2,
      'stroke-dasharray="2.400 2"',
    )
    bead(x, y + 2, 3.4, m[1])
    bead(x, y + len + 2, x ? 7 : 8.6, x ? acc : col)
    bead(x, y + len + (x ? 12 : 14), 2.8, m[1])
  }
}

/** a pair of drop earrings: ear wire, star, a stone in a grained bezel and three small beads that swing below */
export const dropEarrings: Good = pair(
  earring,
  'translate(132 248) rotate(7) scale(1.16)',
  'translate(270 292) rotate(-6) scale(1.16)',
)
