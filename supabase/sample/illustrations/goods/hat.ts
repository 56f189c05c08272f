import { tone } from '../kit/colour.ts'
import { n1, type Point, pts, ring, rng, spline, wedge } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

/** from above: rings of plaited straw, a ribbon, a dented crown */
export const hat: Good = (c) => {
  const { color: col, accent: acc } = c.o,
    cx = 200,
    cy = 252
  const brim: Point[] = []
  const r = rng(3)
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 2 * Math.PI
    brim.push([cx + Math.cos(a) * (150 + r() * 5), cy + Math.sin(a) * (134 + r() * 6)])
  }
  c.cloth(spline(brim), { edge: 1.8, depth: 0.12, from: [90, 130], to: [320, 380] })
  let s = `<g clip-path="${c.clip(spline(brim))}" fill="none">`
  for (let i = 0; i < 15; i++) {
    const k = 0.5 + i * 0.036
    s += `<ellipse cx="${cx}" cy="${cy}" rx="${n1(152 * k)}" ry="${n1(137 * k)}" stroke="${tone(col, -0.16)}" stroke-width="1" opacity=".55"/><ellipse cx="${cx}" cy="${cy}" rx="${n1(152 * k - 2.4)}" ry="${n1(137 * k - 2.2)}" stroke="${tone(col, 0.12)}" stroke-width="2" opacity=".5" stroke-dasharray="3 3.4"/>`
  }
  c.add(`${s}</g>`)
  c.add(
    `<ellipse cx="${cx + 8}" cy="${cy + 12}" rx="92" ry="80" fill="#3a2408" opacity=".4" filter="${c.blur(8)}"/>`,
  )
  c.cloth(ring(cx, cy, 84, 72), { color: acc, edge: 1, from: [120, 180], to: [290, 320] })
  c.line(ring(cx, cy - 1, 80, 68), tone(acc, 0.14), 1, 'opacity=".5"')
  const crown = ring(cx - 1, cy - 5, 74, 62)
  c.cloth(crown, { edge: 1.6, from: [130, 190], to: [270, 310] })
  s = `<g clip-path="${c.clip(crown)}" fill="none">`
  for (let i = 0; i < 9; i++) {
    const k = 0.1 + i * 0.11
    s += `<ellipse cx="${cx - 1}" cy="${cy - 5}" rx="${n1(74 * k)}" ry="${n1(62 * k)}" stroke="${tone(col, -0.15)}" stroke-width="1" opacity=".55"/><ellipse cx="${cx - 1}" cy="${cy - 5}" rx="${n1(74 * k - 3)}" ry="${n1(62 * k - 2.6)}" stroke="${tone(col, 0.12)}" stroke-width="2" opacity=".5" stroke-dasharray="3 3.4"/>`
  }
  c.add(`${s}</g>`)
  c.add(
    `<g clip-path="${c.clip(crown)}"><path d="${wedge(cx - 40, cy - 6, cx + 42, cy - 8, 6, 22, 6)}" fill="${tone(col, -0.3)}" opacity=".5" filter="${c.blur(6)}"/><path d="${wedge(cx - 44, cy - 22, cx + 30, cy - 28, 5, 12, 3)}" fill="${tone(col, 0.2)}" opacity=".6" filter="${c.blur(5)}"/></g>`,
  )
  // ribbon tails
  for (const P of [
    pts('262,298! 274,288! 304,330 322,372! 311,368 302,378! 284,336'),
    pts('256,304! 268,296! 284,346 286,390! 277,382 266,390! 268,348'),
  ])
    c.add(
      `<path d="${spline(P)}" fill="#1b1208" opacity=".28" filter="${c.blur(3)}" transform="translate(3 4)"/>`,
    ).cloth(spline(P), { color: acc, edge: 0.6 })
  c.cloth(spline(pts('252,298 264,286 276,290 272,304 260,309')), { color: tone(acc, 0.02), edge: 0.6 })
}
