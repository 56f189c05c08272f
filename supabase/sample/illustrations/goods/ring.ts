import { tone } from '../kit/colour.ts'
import { ring as circle, n1, starPath } from '../kit/geometry.ts'
import { GOLD, type Metal, SILVER } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'

interface Band {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  /** how far the back rim lies from the front rim */
  readonly dx: number
  readonly dy: number
  readonly thick: number
}

/** the hoop of a ring seen a little from the side: rims laid one before the other, the front one bright */
function hoop(c: Pen, { x, y, rx, ry, dx, dy, thick }: Band, m: Metal): void {
  const wall = c.grad(
    [
      [0, m[1]],
      [0.16, m[0]],
      [0.34, m[1]],
      [0.52, m[2]],
      [0.72, m[3]],
      [0.88, m[2]],
      [1, m[1]],
    ],
    x - rx,
    y - ry,
    x + rx,
    y + ry,
  )
  const steps = 26
  let s = ''
  for (let i = 0; i <= steps; i++) {
    const t = 1 - i / steps
    s += circle(x + dx * t, y + dy * t, rx, ry)
  }
  c.line(circle(x + dx, y + dy, rx, ry), m[3], thick + 1.4)
  c.line(s, wall, thick)
  const front = circle(x, y, rx, ry)
  c.line(front, m[3], thick + 0.8, 'opacity=".55"').line(
    front,
    c.grad(
      [
        [0, m[0]],
        [0.3, m[1]],
        [0.48, m[0]],
        [0.7, m[2]],
        [1, m[1]],
      ],
      x - rx,
      y - ry,
      x + rx,
      y + ry,
    ),
    thick - 1,
  )
  c.line(circle(x - 0.6, y - 0.8, rx, ry), '#fff', 1.2, 'opacity=".6"')
}

/** a round stone cut in eight: a table, a girdle and the facets between */
function stone(c: Pen, x: number, y: number, r: number, col: string): void {
  c.fill(
    circle(x, y, r),
    c.radial(
      [
        [0, tone(col, 0.16)],
        [0.6, col],
        [1, tone(col, -0.18)],
      ],
      x - r * 0.3,
      y - r * 0.4,
      r * 1.5,
    ),
  )
  const p = (a: number, k: number) => `${n1(x + Math.cos(a) * r * k)} ${n1(y + Math.sin(a) * r * k)}`
  const light = [0.2, -0.02, -0.12, -0.16, -0.06, 0.06, 0.2, 0.28]
  light.forEach((dl, i) => {
    const a = (i * Math.PI) / 4 + Math.PI / 8
    const b = a + Math.PI / 4
    c.fill(`M${p(a, 0.56)}L${p((a + b) / 2, 0.98)}L${p(b, 0.56)}Z`, tone(col, dl), 'opacity=".8"')
    c.fill(
      `M${p(b, 0.56)}L${p(b - Math.PI / 8, 0.98)}L${p(b + Math.PI / 8, 0.98)}Z`,
      tone(col, dl - 0.09),
      'opacity=".6"',
    )
  })
  let table = ''
  for (let i = 0; i < 8; i++) table += `${i ? 'L' : 'M'}${p((i * Math.PI) / 4 + Math.PI / 8, 0.56)}`
  c.fill(
    `${table}Z`,
    c.grad(
      [
        [0, tone(col, 0.3)],
        [0.5, tone(col, 0.08)],
        [1, tone(col, -0.1)],
      ],
      x - r * 0.5,
      y - r * 0.5,
      x + r * 0.5,
      y + r * 0.5,
    ),
  )
  c.line(`${table}Z`, '#fff', 0.7, 'opacity=".4"')
  c.fill(`M${p(3.6, 0.5)}L${p(4.5, 0.5)}L${p(4.3, 0.1)}Z`, '#fff', 'opacity=".55"').add(
    `<circle cx="${n1(x + r * 0.5)}" cy="${n1(y + r * 0.56)}" r="${n1(r * 0.07)}" fill="#fff" opacity=".7"/>`,
  )
}

/** the eight-pointed head of the large ring, with claws round its stone */
function head(c: Pen, x: number, y: number, r: number, m: Metal, gem: string): void {
  let side = ''
  for (let i = 14; i > 0; i--) side += starPath(x + i * 0.5, y + i * 1.1, r, 0, 0.97)
  c.fill(starPath(x + 9, y + 20, r, 0, 0.97), '#1b1208', `opacity=".4" filter="${c.blur(5)}"`)
  c.fill(side, m[3]).fill(side, m[2], 'opacity=".35" transform="translate(-1 -2)"')
  const top = starPath(x, y, r, 0, 0.97)
  c.fill(
    top,
    c.grad(
      [
        [0, m[0]],
        [0.34, m[1]],
        [0.5, m[0]],
        [0.72, m[1]],
        [1, m[2]],
      ],
      x - r * 0.8,
      y - r * 0.8,
      x + r * 0.8,
      y + r * 0.8,
    ),
  )
  c.line(top, m[3], 0.9, 'opacity=".8"').line(starPath(x, y, r * 0.93, 0, 0.97), '#fff', 1, 'opacity=".55"')
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4
    const [gx, gy] = [x + Math.cos(a) * r * 0.78, y + Math.sin(a) * r * 0.76]
    c.add(
      `<circle cx="${n1(gx)}" cy="${n1(gy)}" r="4" fill="${m[0]}" stroke="${m[3]}" stroke-width=".9"/><circle cx="${n1(gx - 1)}" cy="${n1(gy - 1.2)}" r="1.300" fill="#fff"/>`,
    )
  }
  c.fill(circle(x + 1, y + 2, r * 0.64, r * 0.63), '#1b1208', 'opacity=".3"')
    .fill(circle(x, y, r * 0.62), m[2])
    .line(circle(x, y, r * 0.62), m[3], 0.9)
    .line(circle(x, y, r * 0.58), m[0], 2)
  stone(c, x, y, r * 0.53, gem)
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 2 + Math.PI / 4
    const [gx, gy] = [x + Math.cos(a) * r * 0.54, y + Math.sin(a) * r * 0.54]
    c.add(
      `<circle cx="${n1(gx + 0.8)}" cy="${n1(gy + 1.2)}" r="4.400" fill="#1b1208" opacity=".35"/><circle cx="${n1(gx)}" cy="${n1(gy)}" r="4.400" fill="${m[1]}" stroke="${m[3]}" stroke-width=".8"/><circle cx="${n1(gx - 1.2)}" cy="${n1(gy - 1.4)}" r="1.500" fill="#fff" opacity=".9"/>`,
    )
  }
}

/** a star ring with a cut stone, and a slim band set with a row of small ones */
export const ring: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const m = c.o.metal === 'silver' ? SILVER : GOLD
  c.add('<g transform="rotate(-8 180 250)">')
  hoop(c, { x: 182, y: 286, rx: 100, ry: 108, dx: -20, dy: -14, thick: 11 }, m)
  // shoulders that carry the head
  head(c, 170, 168, 66, m, col)
  c.add('</g><g transform="rotate(16 268 360)">')
  hoop(c, { x: 272, y: 366, rx: 70, ry: 74, dx: -11, dy: -8, thick: 7 }, m)
  for (let i = -3; i <= 3; i++) {
    const a = -Math.PI / 2 - 0.12 + i * 0.185
    const [x, y] = [268 + Math.cos(a) * 73, 363 + Math.sin(a) * 77]
    const r = 8.6 - Math.abs(i) * 0.5
    c.fill(circle(x + 1, y + 1.6, r + 1.4), '#1b1208', 'opacity=".3"')
      .fill(circle(x, y, r + 1.2), m[1])
      .line(circle(x, y, r + 1.2), m[3], 0.8)
    stone(c, x, y, r - 1, i % 2 ? acc : col)
  }
  c.add('</g>')
}
