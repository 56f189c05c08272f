import { lightness, tone } from '../kit/colour.ts'
import { n1 } from '../kit/geometry.ts'
import { GOLD, type Metal, SILVER } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'

const CX = 200
const CY = 214
const RX = 158
const RY = 118
const H = 54

/** a point of the belt's outer face: angle from the front middle, and how far down its height */
const on = (deg: number, down: number, out = 0): string => {
  const a = (deg * Math.PI) / 180
  return `${n1(CX + Math.sin(a) * (RX + out))} ${n1(CY + Math.cos(a) * (RY + out) + down * H)}`
}
const arc = (from: number, to: number, down: number, out = 0): string => {
  const steps = Math.max(2, Math.round(Math.abs(to - from) / 6))
  return Array.from({ length: steps + 1 }, (_, i) => on(from + ((to - from) * i) / steps, down, out)).join(
    'L',
  )
}
const wall = (from: number, to: number, out = 0): string =>
  `M${arc(from, to, 0, out)}L${arc(to, from, 1, out)}Z`

const BX = 200
const BY = CY + RY + H / 2 + 4

/** a frame with rounded corners; the belt's end covers its left bar, prong and right bar lie over the end */
function buckle(c: Pen, m: Metal, over: boolean): void {
  const [l, r, t, b] = [BX - 36, BX + 40, BY - 37, BY + 37]
  const half = `H${r - 11}Q${r} ${t} ${r} ${t + 11}V${b - 11}Q${r} ${b} ${r - 11} ${b}`
  const frame = over
    ? `M${BX + 22} ${t}${half}H${BX + 22}`
    : `M${BX} ${t}${half}H${l + 11}Q${l} ${b} ${l} ${b - 11}V${t + 11}Q${l} ${t} ${l + 11} ${t}Z`
  const sheen = c.grad(
    [0, 0.3, 0.5, 0.75, 1].map((o, i) => [o, [m[0], m[1], m[0], m[2], m[1]][i] ?? m[1]]),
    l,
    t,
    r,
    b,
  )
  c.line(
    over ? `M${r} ${t + 16}V${b - 16}` : frame,
    '#120a04',
    11,
    `opacity=".45" filter="${c.blur(2.2)}" transform="translate(3 6)"`,
  )
  c.band(frame, m[3], 12)
    .band(frame, sheen, 10.4)
    .line(frame, '#fff', 1.6, 'opacity=".6" transform="translate(-1.600 -2)"')
  if (!over) return
  const prong = `M${BX - 3} ${BY}H${r + 3}`
  c.line(prong, '#120a04', 7, `opacity=".4" filter="${c.blur(1)}" transform="translate(1.500 4)"`)
  c.line(prong, m[3], 8.4)
    .line(prong, m[1], 6.8)
    .line(`M${BX - 2} ${BY - 1.6}H${r + 2}`, m[0], 2)
}

/** a belt fastened and stood on its edge: buckle, prong, keeper, holes and a pointed end that runs on */
export const belt: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const m = c.o.metal === 'silver' ? SILVER : GOLD
  const th = tone(col, lightness(col) > 0.5 ? -0.28 : 0.26)
  c.add('<g transform="rotate(-12 200 250)">')
  // the far half shows its suede side
  const back = wall(90, 270)
  c.fill(
    back,
    c.grad(
      [
        [0, tone(acc, -0.16)],
        [0.3, tone(acc, 0.02)],
        [0.62, tone(acc, 0.1)],
        [1, tone(acc, -0.04)],
      ],
      42,
      0,
      358,
      0,
    ),
  )
  c.add(
    `<g clip-path="${c.clip(back)}"><path d="M${arc(90, 270, 0)}" fill="none" stroke="#1b1208" stroke-width="30" opacity=".22" filter="${c.blur(7)}"/></g>`,
  )
  c.stitch(`M${arc(92, 268, 0.16)}`, tone(acc, -0.2), 1, '3.4 2.600', 'opacity=".6"').stitch(
    `M${arc(92, 268, 0.84)}`,
    tone(acc, -0.2),
    1,
    '3.4 2.600',
    'opacity=".6"',
  )
  const face = (from: number, to: number, out: number) => {
    const d = wall(from, to, out)
    c.cloth(d, { edge: 1, glow: 0.2, from: [60, 200], to: [340, 360], range: 0.05 })
    c.fill(
      d,
      c.grad(
        [
          [0, '#120a04', 0.42],
          [0.12, '#120a04', 0.08],
          [0.3, '#fff', 0.16],
          [0.48, '#fff', 0],
          [0.8, '#120a04', 0.08],
          [1, '#120a04', 0.46],
        ],
        CX - RX,
        0,
        CX + RX,
        0,
      ),
    )
    for (const down of [0.13, 0.87])
      c.stitch(`M${arc(from + 2, to - 2, down, out)}`, th, 1.1, '4 2.800', 'opacity=".85"')
  }
  face(-90, 90, 0)
  // cut edge of the leather
  c.line(`M${arc(-90, 270, 0)}`, tone(col, -0.2), 4.4).line(`M${arc(-90, 270, 0)}`, tone(col, 0.06), 2)
  buckle(c, m, false)
  // the end comes up through the buckle and runs on over the belt
  const [tip, root] = [-72, 13]
  const end = `M${arc(root, tip, 0, 5)}L${on(tip - 9, 0.5, 5)}L${arc(tip, root, 1, 5)}Z`
  c.fill(end, '#120a04', `opacity=".5" filter="${c.blur(2.6)}" transform="translate(2 5)"`)
  c.cloth(end, { color: tone(col, 0.012), edge: 1, glow: 0.22, from: [60, 230], to: [200, 380], range: 0.05 })
  c.stitch(
    `M${arc(root, tip + 1, 0.13, 5)}L${on(tip - 6.4, 0.5, 5)}L${arc(tip + 1, root, 0.87, 5)}`,
    th,
    1.1,
    '4 2.800',
    'opacity=".85"',
  )
  c.line(`M${arc(root, tip, 0, 5)}`, tone(col, 0.18), 1.2, 'opacity=".6"')
  for (const deg of [-2, -14, -26, -46, -57]) {
    const [x, y] = on(deg, 0.5, 5).split(' ').map(Number)
    const k = Math.cos((deg * Math.PI) / 180)
    c.add(
      `<ellipse cx="${x}" cy="${y}" rx="${n1(3.6 * k + 0.6)}" ry="4" fill="${tone(col, -0.34)}"/><ellipse cx="${x}" cy="${y}" rx="${n1(3.6 * k + 1)}" ry="4.600" fill="none" stroke="${tone(col, 0.16)}" stroke-width=".8" opacity=".7"/>`,
    )
  }
  // keeper
  const keeper = `M${arc(-33, -40, -0.1, 8)}L${arc(-40, -33, 1.1, 8)}Z`
  c.fill(keeper, '#120a04', 'opacity=".4" transform="translate(2 3)"').cloth(keeper, {
    color: tone(col, -0.02),
    edge: 0.8,
    from: [90, 280],
    to: [120, 380],
  })
  buckle(c, m, true)
  c.add('</g>')
}
