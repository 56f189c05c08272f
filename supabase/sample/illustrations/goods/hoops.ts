import { tone } from '../kit/colour.ts'
import { n1, type Point, spline } from '../kit/geometry.ts'
import { GOLD, SILVER } from '../kit/metal.ts'
import type { Good } from '../kit/pen.ts'

/** a twisted rope of metal, thicker at the front, hinged at the back */
export const hoops: Good = (c) => {
  const m = c.o.metal === 'silver' ? SILVER : GOLD
  const hoop = (cx: number, cy: number, R: number, a: number) => {
    c.add(`<g transform="rotate(${a} ${cx} ${cy})">`)
    const seg = 46
    const pt = (t: number): Point => [cx + Math.sin(t) * R, cy + Math.cos(t) * R * 1.04]
    const W = (t: number) => 7 + 6.5 * Math.cos(t / 2) ** 2
    const out: Point[] = [],
      inn: Point[] = []
    for (let i = 0; i <= seg; i++) {
      const t = -Math.PI * 0.94 + (i / seg) * Math.PI * 1.88,
        w = W(t),
        p = pt(t),
        l = Math.hypot(p[0] - cx, p[1] - cy)
      const end = i % seg ? 0 : 1
      out.push([cx + ((p[0] - cx) * (l + w / 2)) / l, cy + ((p[1] - cy) * (l + w / 2)) / l, end])
      inn.push([cx + ((p[0] - cx) * (l - w / 2)) / l, cy + ((p[1] - cy) * (l - w / 2)) / l, end])
    }

    const d = spline([...out, ...inn.reverse()])
    c.fill(
      d,
      c.grad(
        [
          [0, m[0]],
          [0.22, m[1]],
          [0.45, m[2]],
          [0.6, m[1]],
          [0.78, m[3]],
          [1, m[1]],
        ],
        cx - R,
        cy - R,
        cx + R,
        cy + R,
      ),
    )
    const cl = c.clip(d)
    let s = `<g clip-path="${cl}">`
    for (let i = 0; i < 40; i++) {
      const t = -Math.PI * 0.92 + (i / 39) * Math.PI * 1.84,
        p = pt(t),
        w = W(t) * 0.9,
        tx = Math.cos(t),
        ty = -Math.sin(t),
        nx = (p[0] - cx) / R,
        ny = (p[1] - cy) / R
      const A: Point = [p[0] - nx * w - tx * 5, p[1] - ny * w - ty * 5],
        B: Point = [p[0] + nx * w + tx * 5, p[1] + ny * w + ty * 5]
      s += `<path d="M${n1(A[0])} ${n1(A[1])}Q${n1(p[0] + tx * 3)} ${n1(p[1] + ty * 3)} ${n1(B[0])} ${n1(B[1])}" stroke="${m[3]}" stroke-width="1.5" fill="none" opacity=".6"/><path d="M${n1(A[0] + tx * 3.4)} ${n1(A[1] + ty * 3.4)}Q${n1(p[0] + tx * 6)} ${n1(p[1] + ty * 6)} ${n1(B[0] + tx * 3.4)} ${n1(B[1] + ty * 3.4)}" stroke="${m[0]}" stroke-width="1.6" fill="none" opacity=".75"/>`
    }
    s += `<path d="${d}" fill="none" stroke="${m[3]}" stroke-width="5" opacity=".5" filter="${c.blur(2)}"/></g><path d="${d}" fill="none" stroke="${m[3]}" stroke-width=".7" opacity=".7"/>`
    c.add(s)
    const a1 = pt(-Math.PI * 0.94),
      a2 = pt(Math.PI * 0.94)
    c.line(`M${n1(a2[0])} ${n1(a2[1])}L${n1(a1[0] - 8)} ${n1(a1[1] - 1)}`, m[3], 3).line(
      `M${n1(a2[0])} ${n1(a2[1] - 0.6)}L${n1(a1[0] - 8)} ${n1(a1[1] - 1.6)}`,
      m[0],
      1.5,
    )
    c.add(
      `<circle cx="${n1(a1[0] - 3)}" cy="${n1(a1[1])}" r="4.4" fill="${m[1]}" stroke="${m[3]}" stroke-width=".8"/><circle cx="${n1(a1[0] - 4)}" cy="${n1(a1[1] - 1.2)}" r="1.5" fill="${m[0]}"/></g>`,
    )
  }
  // A stone hangs from each, but for those in the metal's own colour.
  const charm = (x: number, y: number) => {
    const light = c.radial(
      [
        [0, tone(c.o.color, 0.2)],
        [0.6, c.o.color],
        [1, tone(c.o.color, -0.16)],
      ],
      x - 4,
      y - 5,
      16,
    )
    c.add(
      `<circle cx="${x}" cy="${y - 14}" r="4" fill="none" stroke="${m[3]}" stroke-width="2"/><circle cx="${x + 2}" cy="${y + 3}" r="12" fill="#1b1208" opacity=".25"/><circle cx="${x}" cy="${y}" r="12" fill="${light}" stroke="${m[2]}" stroke-width="1.6"/>`,
    )
  }
  hoop(150, 208, 84, -12)
  hoop(250, 306, 84, 22)
  if (c.o.cut && c.o.label === undefined && !['#D2A24C', '#C9CDD3'].includes(c.o.color)) {
    charm(133, 314)
    charm(217, 404)
  }
}
