import { lightness, tone } from '../kit/colour.ts'
import { n1, rect, ring, starPath } from '../kit/geometry.ts'
import type { Good, Pen, Stop } from '../kit/pen.ts'

const WOOD = '#E0BA86'

/** light across a turned and painted piece of wood */
const round = (k: string): Stop[] => [
  [0, tone(k, -0.12)],
  [0.12, tone(k, 0.02)],
  [0.3, tone(k, 0.1)],
  [0.6, k],
  [0.88, tone(k, -0.13)],
  [1, tone(k, -0.07)],
]

/** a painted ring lying on the peg, seen from the side and a little above */
function disc(c: Pen, y: number, w: number, h: number, colour: string): void {
  const x = 200 - w / 2
  const r = h / 2
  const sag = w * 0.05
  const d = `M${n1(x + r)} ${y}Q200 ${n1(y + sag)} ${n1(x + w - r)} ${y}A${r} ${r} 0 0 1 ${n1(x + w - r)} ${y + h}Q200 ${n1(y + h + sag)} ${n1(x + r)} ${y + h}A${r} ${r} 0 0 1 ${n1(x + r)} ${y}Z`
  c.fill(d, '#1b1208', `opacity=".34" filter="${c.blur(3)}" transform="translate(2 5)"`)
  c.fill(d, c.grad(round(colour), x, 0, x + w, 0))
  c.add(`<g clip-path="${c.clip(d)}">`)
    .line(
      `M${n1(x + 4)} ${y + h + 1}Q200 ${n1(y + h + sag + 3)} ${n1(x + w - 4)} ${y + h + 1}`,
      tone(colour, -0.26),
      h * 0.5,
      `opacity=".6" filter="${c.blur(5)}"`,
    )
    .line(
      `M${n1(x + 6)} ${y + 2}Q200 ${n1(y + sag + 2)} ${n1(x + w - 6)} ${y + 2}`,
      tone(colour, 0.26),
      h * 0.2,
      `opacity=".75" filter="${c.blur(2.6)}"`,
    )
    .line(
      `M${n1(x + r)} ${n1(y + h * 0.34)}Q${n1(x + w * 0.26)} ${n1(y + h * 0.34 + sag * 0.8)} ${n1(x + w * 0.42)} ${n1(y + h * 0.34 + sag)}`,
      '#fff',
      3.4,
      `opacity=".5" filter="${c.blur(1)}"`,
    )
    .add('</g>')
  c.line(d, tone(colour, -0.24), 0.8, 'opacity=".5"')
}

/** the ring that still waits on the floor, seen from above */
function loose(c: Pen, x: number, y: number, colour: string): void {
  c.fill(ring(x, y + 8, 60, 34), '#1b1208', `opacity=".34" filter="${c.blur(5)}" transform="translate(5 6)"`)
  c.line(ring(x, y + 9, 40, 17), tone(colour, -0.14), 32)
  c.line(ring(x, y, 40, 17), c.grad(round(colour), x - 58, y - 20, x + 58, y + 34), 31)
  c.line(ring(x - 1, y - 4, 41, 17.5), tone(colour, 0.2), 11, `opacity=".6" filter="${c.blur(4)}"`)
  c.line(
    `M${x - 44} ${y + 4}A42 18 0 0 1 ${x - 10} ${y - 21}`,
    '#fff',
    4,
    `opacity=".55" filter="${c.blur(1.2)}"`,
  )
  c.line(
    `M${x - 24} ${y - 1}A25 8 0 0 1 ${x + 24} ${y - 1}`,
    tone(colour, -0.3),
    2.4,
    `opacity=".55" filter="${c.blur(1)}"`,
  )
}

/** painted wooden rings, large to small, on a peg with a star, and one ring beside it */
export const stacker: Good = (c) => {
  const { color: col, accent: acc } = c.o
  // soft first colours keep soft company
  const [third, fourth] = lightness(col) > 0.72 ? ['#E8C98E', '#B9A6C9'] : ['#3D8B75', '#C25A40']
  const CREAM = '#F3E6CC'
  c.add('<g transform="translate(-16 0)">')
  // foot with a rocking underside
  const foot =
    'M92 400Q200 416 308 400Q320 401 318 412Q312 426 286 435Q244 446 200 446Q156 446 114 435Q88 426 82 412Q80 401 92 400Z'
  c.fill(foot, '#1b1208', `opacity=".3" filter="${c.blur(4)}" transform="translate(3 7)"`).fill(
    foot,
    c.grad(round(WOOD), 84, 0, 316, 0),
  )
  c.add(`<g clip-path="${c.clip(foot)}">`)
  for (const y of [410, 418, 426, 434, 441])
    c.line(`M80 ${y}Q150 ${y + 13} 210 ${y + 9}T320 ${y + 2}`, tone(WOOD, -0.13), 1, 'opacity=".45"')
  c.line('M88 424Q140 446 200 446T312 424', tone(WOOD, -0.24), 8, `opacity=".5" filter="${c.blur(3)}"`).add(
    '</g>',
  )
  c.line('M92 401Q200 417 308 401', tone(WOOD, 0.12), 2, 'opacity=".9"').line(
    foot,
    tone(WOOD, -0.22),
    0.8,
    'opacity=".5"',
  )
  const rings = [
    [352, 214, 52, col],
    [302, 188, 50, acc],
    [254, 162, 48, third],
    [208, 138, 46, fourth],
  ] as const
  for (const [y, w, h, colour] of rings) disc(c, y, w, h, colour)
  // peg and star
  const peg = rect(186, 160, 28, 52, 4)
  c.fill(peg, c.grad(round(WOOD), 186, 0, 214, 0)).line(peg, tone(WOOD, -0.22), 0.8, 'opacity=".5"')
  c.fill('M186 198Q200 206 214 198V214H186Z', '#1b1208', `opacity=".35" filter="${c.blur(2)}"`)
  disc(c, 186, 104, 40, CREAM)
  const s = (r: number, turn = 0) => starPath(200, 130, r, turn)
  let edge = ''
  for (let i = 8; i > 0; i--) edge += starPath(200 + i * 0.4, 130 + i * 0.9, 60)
  c.fill(edge, tone(col, -0.2))
    .fill(
      s(60),
      c.grad(
        [
          [0, tone(col, 0.14)],
          [0.5, col],
          [1, tone(col, -0.08)],
        ],
        156,
        86,
        244,
        174,
      ),
    )
    .line(s(58), tone(col, 0.24), 1.6, 'opacity=".7"')
    .line(s(40, Math.PI / 8), acc, 4)
    .fill(s(24), CREAM)
    .fill(s(13), acc)
  c.add('</g>')
  loose(c, 300, 432, acc)
}
