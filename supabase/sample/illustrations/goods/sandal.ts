import { tone } from '../kit/colour.ts'
import { about, folds, mir, open, type Points, pts, ring, spline, starPath } from '../kit/geometry.ts'
import { GOLD } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'

const SOLE =
  '6,-160 34,-146 50,-108 54,-62 46,-10 38,44 40,96 36,134 18,156 0,160 -18,156 -34,136 -38,96 -34,44 -40,-8 -50,-58 -46,-110 -26,-148'

/** a leather band from edge to edge of the sole */
function band(c: Pen, run: Points, width: number, edge: string): void {
  const { color: col } = c.o
  c.add(`<g clip-path="${edge}">`)
  const d = open(run)
  c.band(d, '#1b1208', width + 2, `opacity=".34" transform="translate(2.5 5)" filter="${c.blur(2.4)}"`)
  c.band(d, tone(col, -0.2), width + 1.4)
    .band(d, col, width)
    .line(
      d,
      tone(col, 0.14),
      width * 0.3,
      `opacity=".5" filter="${c.blur(1.4)}" transform="translate(-1 -2)"`,
    )
  for (const off of [-1, 1])
    c.stitch(
      d,
      tone(col, 0.24),
      0.8,
      '2.8 2.2',
      `transform="translate(${off * width * 0.06} ${off * width * 0.34})" opacity=".75"`,
    )
  c.add('</g>')
}

function one(c: Pen, place: string, mirrored: boolean): void {
  const { color: col } = c.o
  const f = (P: Points) => (mirrored ? mir(P, 0) : P)
  c.add(`<g transform="${place}">`)
  const sole = f(pts(SOLE))
  c.cloth(spline(about(sole, 0, 0, 1.1, 1.035)), {
    color: '#8A5A33',
    edge: 0.9,
    from: [-50, -150],
    to: [50, 160],
  })
  c.cloth(spline(sole), {
    color: '#DDB98C',
    edge: 1.3,
    from: [-50, -150],
    to: [50, 160],
    soft: 8,
    light: folds('-8,-120 -4,-40 20 30; -4,60 -2,140 14 22'),
    dark: folds('-10,-20 -4,40 26 20'),
  })
  c.stitch(spline(about(sole, 0, 0, 0.87, 0.94)), '#9A6E3F', 0.9, '3.2 2.4', 'opacity=".75"').word(
    0,
    120,
    'ZELLIGE',
    9.4,
    '#8A6337',
    1.6,
  )
  c.fill(starPath(0, 98, 7), '#8A6337', 'opacity=".7"')
  // heel counter and the sling round the ankle
  const heel = f(
    pts(
      '-41,78! -44,120 -32,152 0,166 32,152 43,120 42,78! 35,84 34,120 22,144 0,151 -24,144 -34,120 -34,84',
    ),
  )
  c.cast(spline(heel), 0.3, 3, 1, -2, spline(sole)).cloth(spline(heel), {
    color: col,
    edge: 1,
    from: [-40, 80],
    to: [40, 166],
    glow: 0.2,
  })
  c.stitch(
    open(f(pts('-38,84 -39,120 -28,147 0,158 28,147 38.5,120 38,84'))),
    tone(col, 0.24),
    0.8,
    '2.8 2.2',
    'opacity=".7"',
  )
  const edge = c.clip(spline(about(sole, 0, 0, 1.17, 1.05)))
  // the forefoot: a toe band, then two bands that cross
  band(c, f(pts('-66,-74 -46,-84 -22,-96 10,-100 42,-92 58,-82 74,-72')), 15, edge)
  band(c, f(pts('-74,-72 -50,-60 -26,-44 0,-26 26,-6 43,14 56,34')), 16, edge)
  band(c, f(pts('78,-68 55,-56 30,-44 4,-28 -20,-6 -38,16 -52,36')), 16, edge)
  band(c, f(pts('-42,98 -36,66 -16,48 12,46 34,60 43,98')), 13, edge)
  // buckle on the outer side of the sling
  const [bx, by] = [mirrored ? -26 : 26, 55]
  const frame = `M${bx - 8} ${by - 9}h16v18h-16Z`
  c.add(`<g transform="rotate(${mirrored ? -36 : 36} ${bx} ${by})">`)
  c.line(frame, '#1b1208', 3.4, 'opacity=".3" transform="translate(1.5 2.4)"')
    .line(frame, GOLD[3], 3.6)
    .line(frame, GOLD[1], 2.2)
    .line(`M${bx} ${by - 8}V${by + 8}`, GOLD[0], 1.8)
    .add('</g>')
  // star rivet where the bands cross
  const [sx, sy] = [mirrored ? -2 : 2, -27]
  const star = starPath(sx, sy, 15, 0.1)
  c.fill(star, '#1b1208', 'opacity=".32" transform="translate(1.8 3)"').fill(
    star,
    c.grad(
      [
        [0, GOLD[0]],
        [0.5, '#DDB463'],
        [1, GOLD[3]],
      ],
      sx - 12,
      sy - 12,
      sx + 12,
      sy + 12,
    ),
  )
  c.line(starPath(sx, sy, 10.6, 0.1), GOLD[3], 0.8, 'opacity=".6"')
    .fill(ring(sx, sy, 4.6), tone(col, -0.04))
    .line(ring(sx, sy, 4.6), GOLD[3], 0.7)
  c.add('</g>')
}

/** two sandals from above; the bands end at the edge of the sole */
export const sandal: Good = (c) => {
  one(c, 'translate(126 258) rotate(-8) scale(1.14)', true)
  one(c, 'translate(276 246) rotate(6) scale(1.14)', false)
}
