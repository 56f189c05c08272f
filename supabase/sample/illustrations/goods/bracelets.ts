import { tone } from '../kit/colour.ts'
import { n1, open, type Point, ring, starPath } from '../kit/geometry.ts'
import { GOLD } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'

type Bead = 'glass' | 'deep' | 'pearl' | 'gold' | 'spacer'

/** one drawing per kind of bead, placed many times */
function beads(c: Pen): Readonly<Record<Bead, string>> {
  const { color: col } = c.o
  const make = (r: number, stops: readonly [string, string, string], edge: string, glint: number) => {
    const id = c.id()
    const body = c.radial(
      [
        [0, stops[0]],
        [0.55, stops[1]],
        [1, stops[2]],
      ],
      -r * 0.35,
      -r * 0.4,
      r * 1.55,
    )
    c.defs += `<g id="${id}"><circle cx="${n1(r * 0.2)}" cy="${n1(r * 0.34)}" r="${n1(r * 1.02)}" fill="#1b1208" opacity=".22"/><circle r="${r}" fill="${body}"/><circle r="${n1(r - 0.4)}" fill="none" stroke="${edge}" stroke-width=".7" opacity=".55"/><ellipse cx="${n1(-r * 0.34)}" cy="${n1(-r * 0.4)}" rx="${n1(r * 0.3)}" ry="${n1(r * 0.2)}" transform="rotate(-36 ${n1(-r * 0.34)} ${n1(-r * 0.4)})" fill="#fff" opacity="${glint}"/><path d="M${n1(-r * 0.2)} ${n1(r * 0.66)}Q${n1(r * 0.5)} ${n1(r * 0.66)} ${n1(r * 0.68)} ${n1(-r * 0.1)}" fill="none" stroke="#fff" stroke-width=".9" stroke-linecap="round" opacity="${glint * 0.35}"/></g>`
    return id
  }
  return {
    glass: make(10.4, [tone(col, 0.2), col, tone(col, -0.15)], tone(col, -0.26), 0.85),
    deep: make(8.6, [tone(col, 0.06), tone(col, -0.08), tone(col, -0.22)], tone(col, -0.32), 0.7),
    pearl: make(9.2, ['#FFFFFF', '#F4ECDD', '#CDBFA6'], '#A8977A', 0.9),
    gold: make(7.4, [GOLD[0], GOLD[1], GOLD[3]], GOLD[3], 0.9),
    spacer: make(4.6, [GOLD[0], GOLD[1], GOLD[3]], GOLD[3], 0.8),
  }
}
const RADIUS: Readonly<Record<Bead, number>> = { glass: 10.4, deep: 8.6, pearl: 9.2, gold: 7.4, spacer: 4.6 }

/** a string of beads that closes on itself, never quite a circle */
function string(
  c: Pen,
  ids: Readonly<Record<Bead, string>>,
  cx: number,
  cy: number,
  R: number,
  order: readonly Bead[],
  turn: number,
): void {
  const length = 2 * Math.PI * R * 0.985
  const run = order.reduce((n, b) => n + 2 * RADIUS[b], 0)
  const times = Math.round(length / run)
  const stretch = length / (run * times)
  const at = (a: number): Point => [
    cx + Math.cos(a) * R * (1 + 0.03 * Math.sin(3 * a)),
    cy + Math.sin(a) * R * 0.94,
  ]
  c.line(open(Array.from({ length: 41 }, (_, i) => at((i / 40) * 2 * Math.PI))), '#8a7a5c', 2)
  let s = ''
  let walked = 0
  for (let k = 0; k < times; k++)
    for (const b of order) {
      const [x, y] = at(turn + ((walked + RADIUS[b] * stretch) / length) * 2 * Math.PI)
      walked += 2 * RADIUS[b] * stretch
      s += `<use href="#${ids[b]}" transform="translate(${n1(x)} ${n1(y)})"/>`
    }
  c.add(s)
}

/** three strings of beads that cross each other, with a star charm */
export const bracelets: Good = (c) => {
  const { color: col } = c.o
  const ids = beads(c)
  string(c, ids, 158, 196, 98, ['pearl', 'pearl', 'pearl', 'deep', 'spacer', 'deep'], 0.3)
  string(c, ids, 250, 262, 94, ['gold', 'gold', 'gold', 'gold', 'gold', 'glass'], 0.9)
  string(c, ids, 168, 318, 100, ['glass', 'glass', 'glass', 'spacer', 'pearl', 'spacer'], 0.1)
  // star charm on a jump ring
  const [x, y] = [203, 436]
  c.line(ring(197, 414, 6.4), GOLD[3], 3).line(ring(197, 414, 6.4), GOLD[1], 1.8)
  const star = starPath(x, y, 25, 0.2)
  c.fill(star, '#1b1208', 'opacity=".3" transform="translate(3 4)"').fill(
    star,
    c.grad(
      [
        [0, GOLD[0]],
        [0.45, GOLD[1]],
        [1, GOLD[2]],
      ],
      x - 22,
      y - 22,
      x + 22,
      y + 22,
    ),
  )
  c.line(star, GOLD[3], 0.9, 'opacity=".8"').line(starPath(x, y, 18, 0.2), GOLD[3], 0.8, 'opacity=".5"')
  c.fill(
    ring(x, y, 8.6),
    c.radial(
      [
        [0, tone(col, 0.22)],
        [0.6, col],
        [1, tone(col, -0.16)],
      ],
      x - 3,
      y - 3,
      12,
    ),
  ).line(ring(x, y, 8.8), GOLD[3], 1)
  c.add(`<ellipse cx="${x - 3}" cy="${y - 3.4}" rx="2.6" ry="1.7" fill="#fff" opacity=".85"/>`)
}
