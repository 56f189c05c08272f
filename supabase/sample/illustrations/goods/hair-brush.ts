import { tone } from '../kit/colour.ts'
import { about, folds, n1, open, pts, ring, spline, starPath, sym } from '../kit/geometry.ts'
import { GOLD } from '../kit/metal.ts'
import type { Good } from '../kit/pen.ts'

/** the pins stand in staggered rows on the cushion */
function pins(): [number, number][] {
  const out: [number, number][] = []
  for (let row = 0; row < 13; row++) {
    const y = 66 + row * 14.6
    const half = 74 * Math.sqrt(Math.max(0, 1 - ((y - 150) / 108) ** 2)) - 7
    const n = Math.max(1, Math.floor((2 * half) / 15))
    const count = n % 2 === row % 2 ? n : n + (n > 1 ? -1 : 1)
    for (let i = 0; i < count; i++) out.push([200 + (i - (count - 1) / 2) * 15, y])
  }
  return out
}

/** a wooden paddle brush: rubber cushion, ball-tipped pins, a turned handle with a leather loop */
export const hairBrush: Good = (c) => {
  const { color: col, accent: acc } = c.o
  c.add('<g transform="rotate(24 200 250) translate(0 -2)">')
  // leather loop
  const loop = 'M200 458C186 478 182 500 200 502C218 500 214 478 200 458'
  c.line(loop, '#1b1208', 5, `opacity=".24" filter="${c.blur(1.6)}" transform="translate(3 5)"`)
    .line(loop, '#5A3420', 4.6)
    .line(loop, '#8A5A38', 2.4)
  const wood = sym(
    pts('0,28 52,36 84,76 94,140 84,206 58,250 32,272 22,292 17,326 21,366 26,408 24,446 14,466 0,470'),
  )
  c.cloth(spline(wood), {
    color: col,
    edge: 2,
    soft: 6,
    glow: 0.2,
    from: [120, 60],
    to: [280, 300],
    range: 0.07,
    light: folds('186,290 182,450 5 8; 124,90 124,200 6 6'),
    dark: folds('214,300 220,450 5 8'),
  })
  // grain
  c.add(`<g clip-path="${c.clip(spline(wood))}">`)
  for (const [dx, bend] of [
    [-84, 6],
    [-64, -5],
    [-16, 5],
    [-7, -4],
    [3, 6],
    [12, -5],
    [20, 3],
    [66, 6],
    [86, -4],
  ] as const)
    c.line(
      open([
        [200 + dx * 0.9, 20],
        [200 + dx + bend, 150],
        [200 + dx * 0.6, 270],
        [200 + dx * 0.9 + bend * 0.4, 380],
        [200 + dx, 480],
      ]),
      tone(col, -0.13),
      1.1,
      'opacity=".42"',
    )
  c.add('</g>')
  // cushion in its groove
  const cushion = sym(pts('0,46 40,54 66,88 74,140 66,196 42,236 0,252'))
  const d = spline(cushion)
  c.line(d, tone(col, -0.28), 5, 'opacity=".85"').line(
    d,
    tone(col, 0.18),
    1.4,
    'opacity=".6" transform="translate(1.500 2.400)"',
  )
  c.cloth(d, {
    color: acc,
    edge: 2.4,
    soft: 12,
    depth: 0.12,
    glow: 0.2,
    from: [140, 60],
    to: [270, 240],
    range: 0.06,
    light: folds('166,90 170,180 40 50'),
  })
  c.line(spline(about(cushion, 200, 150, 0.94, 0.955)), tone(acc, -0.16), 1, 'opacity=".5"')
  // pins lean a little away from the light and end in a ball
  let shade = ''
  let stem = ''
  let heads = ''
  for (const [x, y] of pins()) {
    const [tx, ty] = [x + (x - 200) * 0.05 - 1.5, y + (y - 154) * 0.03 - 5]
    shade += `M${n1(x)} ${n1(y)}L${n1(x + 8)} ${n1(y + 7)}`
    stem += `M${n1(x)} ${n1(y)}L${n1(tx)} ${n1(ty)}`
    heads += ring(tx, ty, 3)
  }
  c.line(shade, tone(acc, -0.3), 2, `opacity=".3" filter="${c.blur(0.6)}"`)
    .line(stem, tone(col, -0.16), 2.6)
    .line(stem, tone(col, 0.12), 1.2)
    .fill(heads, tone(col, -0.22), 'transform="translate(.500 .7)"')
    .fill(heads, tone(col, 0.14))
    .line(
      heads
        .split('M')
        .slice(1)
        .map((h) => {
          const [x = 0, y = 0] = h.split('a')[0]?.split(' ').map(Number) ?? []
          return `M${n1(x + 2)} ${n1(y - 1)}h.1`
        })
        .join(''),
      '#fff',
      1.4,
      'opacity=".8"',
    )
  // star burnt into the handle, metal eye for the loop
  const burn = tone(col, -0.24)
  c.line(starPath(200, 300, 11), burn, 1.3, 'opacity=".85"').fill(
    starPath(200, 300, 5),
    burn,
    'opacity=".85"',
  )
  c.add(
    `<text x="200" y="380" font-family="El Messiri,serif" font-size="11" letter-spacing="2.400" fill="${burn}" text-anchor="middle" opacity=".85" transform="rotate(90 200 376)">ZELLIGE</text>`,
  )
  c.fill(ring(200, 453, 6.4), GOLD[3])
    .fill(ring(200, 452.6, 5.6), GOLD[1])
    .fill(ring(200, 453, 3.2), '#2a1a0e')
  c.line('M200 453C196 460 194 464 193 470', '#6B4028', 3.6)
  c.add('</g>')
}
