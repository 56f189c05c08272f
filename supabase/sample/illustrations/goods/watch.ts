import { lightness, tone } from '../kit/colour.ts'
import { about, folds, n1, pts, rect, ring, spline, starPath } from '../kit/geometry.ts'
import { GOLD, SILVER } from '../kit/metal.ts'
import type { Good } from '../kit/pen.ts'

/** strap, buckle, case and dial, from the back to the crystal */
export const watch: Good = (c) => {
  const { color: col } = c.o,
    m = c.o.metal === 'silver' ? SILVER : GOLD,
    th = tone(col, lightness(col) > 0.5 ? -0.28 : 0.26)
  const up = pts('166,190! 170,120 173,52 178,38 200,34 222,38 227,52 230,120 234,190!'),
    dn = pts('166,306! 170,372 176,440 188,460 200,464 212,460 224,440 230,372 234,306!')
  for (const P of [up, dn]) {
    c.cloth(spline(P), {
      edge: 1.3,
      glow: 0.2,
      light: folds('184,50 182,460 8 8'),
      soft: 4,
      from: [166, 100],
      to: [236, 120],
    })
    c.stitch(spline(about(P, 200, P === up ? 190 : 306, 0.82, 0.96)), th, 0.9, '3.4 2.4', 'opacity=".85"')
  }
  for (let i = 0; i < 5; i++)
    c.add(
      `<ellipse cx="200" cy="${372 + i * 16}" rx="2.6" ry="3.4" fill="${tone(col, -0.34)}"/><path d="M197.6 ${374 + i * 16}a2.6 3.4 0 0 0 4.8 0" stroke="${tone(col, 0.14)}" stroke-width=".7" fill="none"/>`,
    )
  // buckle
  c.add(
    `<path d="M170 50Q170 30 200 28Q230 30 230 50" fill="none" stroke="#1b1208" stroke-width="6" opacity=".2" transform="translate(2 3)"/><path d="M168 54Q166 26 200 24Q234 26 232 54" fill="none" stroke="${c.grad(
      [
        [0, m[0]],
        [0.5, m[2]],
        [1, m[1]],
      ],
      168,
      24,
      232,
      54,
    )}" stroke-width="5.6" stroke-linecap="round"/><path d="M168 54H232" stroke="${m[2]}" stroke-width="3.4" stroke-linecap="round"/><path d="M200 26V52" stroke="${m[1]}" stroke-width="3" stroke-linecap="round"/>`,
  )
  c.cloth(rect(166, 92, 68, 15, 4), { edge: 0.8 })
  // lugs, crown, case
  for (const [x, y] of pts('163,176 229,176 163,298 229,298'))
    c.fill(
      rect(x, y, 9, 26, 3),
      c.grad(
        [
          [0, m[0]],
          [1, m[2]],
        ],
        x,
        y,
        x + 9,
        y + 26,
      ),
    )
  c.fill(
    rect(274, 240, 14, 18, 3),
    c.grad(
      [
        [0, m[0]],
        [0.5, m[1]],
        [1, m[3]],
      ],
      274,
      240,
      288,
      258,
    ),
  )
  for (let i = 0; i < 5; i++) c.line(`M276 ${243 + i * 3.2}h11`, m[3], 0.7, 'opacity=".6"')
  c.fill(
    ring(200, 249, 77),
    c.grad(
      [
        [0, m[0]],
        [0.3, m[1]],
        [0.55, m[0]],
        [0.75, m[2]],
        [1, m[3]],
      ],
      140,
      190,
      262,
      312,
    ),
  )
  c.line(ring(200, 249, 76.4), m[3], 0.8, 'opacity=".6"')
    .fill(ring(200, 249, 66), m[3])
    .fill(
      ring(200, 249, 65),
      c.radial(
        [
          [0, '#FFFDF7'],
          [0.8, '#F6EEDF'],
          [1, '#DCCFB8'],
        ],
        188,
        232,
        80,
      ),
    )
  for (let i = 0; i < 60; i++) {
    const a = (i * Math.PI) / 30,
      b = i % 5 === 0
    c.line(
      `M${n1(200 + Math.cos(a) * 61)} ${n1(249 + Math.sin(a) * 61)}L${n1(200 + Math.cos(a) * (b ? 51 : 58))} ${n1(249 + Math.sin(a) * (b ? 51 : 58))}`,
      b ? m[2] : '#8a7f6c',
      b ? 2.6 : 0.7,
    )
  }
  const star = (r: number) => starPath(200, 225, r)
  c.fill(star(7), m[2])
  c.add(
    `<text x="200" y="281" font-family="El Messiri,serif" font-size="7.6" letter-spacing="2" fill="#5E5A52" text-anchor="middle">ZELLIGE</text>`,
  )
  c.add(
    `<g opacity=".25" transform="translate(2 3)"><path d="M200 249L172 222M200 249L228 208" stroke="#000" stroke-width="4" stroke-linecap="round"/></g><path d="M206 255L172 222" stroke="#1B1A17" stroke-width="4.4" stroke-linecap="round"/><path d="M195 256L230 206" stroke="#1B1A17" stroke-width="3.2" stroke-linecap="round"/><path d="M193 236L208 300" stroke="#B9472F" stroke-width="1.3" stroke-linecap="round"/><circle cx="200" cy="249" r="4.6" fill="${m[1]}" stroke="${m[3]}"/>`,
  )
  c.add(
    `<path d="M146 230A58 58 0 0 1 214 192L196 206A46 46 0 0 0 152 246Z" fill="#fff" opacity=".34" filter="${c.blur(1.6)}"/>`,
  )
}
