import { lightness, tone } from '../kit/colour.ts'
import { pts, rect, ring, spline, starPath } from '../kit/geometry.ts'
import { GOLD, type Metal, SILVER, tube } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** drops of wet lacquer, thick enough to hold a reflection */
function drops(c: Pen, col: string): void {
  for (const [run, glint] of [
    [
      '260,434 266,414 288,402 314,398 338,401 354,414 356,432 340,447 314,455 284,454',
      '274,424! 282,413 298,407.500 318,406 330,408 318,413 300,416 288,420',
    ],
    ['322,364 334,358 346,364 348,376 338,385 325,382 318,373', '326,370! 332,364 338,366 334,371'],
  ] as const) {
    const d = spline(pts(run))
    c.cast(d, 0.3, 3, 3, 4).cloth(d, {
      color: col,
      edge: 1.5,
      from: [270, 370],
      to: [340, 456],
      range: 0.06,
    })
    c.fill(spline(pts(glint)), '#fff', `opacity=".7" filter="${c.blur(1)}"`)
  }
  c.fill(
    ring(326, 438, 12, 3.4),
    '#fff',
    `opacity=".34" filter="${c.blur(1.8)}" transform="rotate(-16 326 438)"`,
  )
}

/** a round-shouldered bottle of lacquer under a tall ribbed cap, with drops of the colour beside it */
export const nailPolish: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const m = c.o.metal === 'silver' ? SILVER : GOLD
  drops(c, col)
  c.add('<g transform="translate(-34 0) rotate(-4 200 250)">')
  // tall cap
  const D: Metal = [tone(acc, 0.3), tone(acc, 0.06), tone(acc, -0.03), tone(acc, -0.13)]
  const cap = spline(pts('168,226! 171,120 174,62 182,52 200,49 218,52 226,62 229,120 232,226! 200,231'))
  c.fill(cap, c.grad(tube(D), 168, 0, 232, 0))
  c.add(`<g clip-path="${c.clip(cap)}">`)
  for (let i = 0; i < 11; i++) {
    const x = 173 + i * 5.4
    c.line(`M${x} 206L${x + (200 - x) * 0.1} 70`, tone(acc, -0.2), 1.2, 'opacity=".45"')
  }
  c.line('M184 60L180 222', '#fff', 4.4, `opacity=".5" filter="${c.blur(1.4)}"`)
    .fill('M170 50H230V66Q200 60 170 66Z', tone(acc, 0.2), `opacity=".6" filter="${c.blur(2)}"`)
    .add('</g>')
  c.line(cap, tone(acc, -0.22), 0.8, 'opacity=".6"')
  c.fill('M167 208Q200 214 233 208V226Q200 233 167 226Z', c.grad(tube(m), 167, 0, 233, 0))
  c.line('M167 208Q200 214 233 208M167 226Q200 233 233 226', m[3], 0.9, 'opacity=".7"')
  // glass: thick foot and walls round the lacquer
  const neck = rect(178, 224, 44, 20, 3)
  c.fill(neck, tone(col, -0.08)).fill(neck, '#fff', 'opacity=".25"')
  const glass = spline(
    pts(
      '172,236! 228,236! 262,250 286,286 292,340 286,396 276,424 262,434! 200,438 138,434! 124,424 114,396 108,340 114,286 138,250',
    ),
  )
  const inner = spline(
    pts(
      '178,242! 222,242! 252,257 274,290 279,340 274,388 264,408! 200,414 136,408! 126,388 121,340 126,290 148,257',
    ),
  )
  c.fill(
    glass,
    c.grad(
      [
        [0, '#FFFFFF', 0.95],
        [0.5, tone(col, 0.3), 0.8],
        [1, '#EADFCB', 0.95],
      ],
      110,
      240,
      290,
      436,
    ),
  )
  c.fill(
    inner,
    c.grad(
      [
        [0, tone(col, 0.07)],
        [0.5, col],
        [1, tone(col, -0.13)],
      ],
      126,
      250,
      280,
      410,
    ),
  )
  c.add(`<g clip-path="${c.clip(inner)}">`)
    .line(inner, tone(col, -0.24), 12, `opacity=".5" filter="${c.blur(4)}" transform="translate(-3 -3)"`)
    .line(inner, tone(col, 0.26), 7, `opacity=".55" filter="${c.blur(3)}" transform="translate(3 3)"`)
    .fill(
      spline(pts('150,266! 166,262 150,298 146,350 150,392 136,384 132,340 136,292')),
      '#fff',
      `opacity=".55" filter="${c.blur(1.4)}"`,
    )
    .fill(
      spline(pts('262,300! 268,340 262,384 256,384 260,340 256,296')),
      '#fff',
      `opacity=".25" filter="${c.blur(1.6)}"`,
    )
    .add('</g>')
  c.add(`<g clip-path="${c.clip(glass)}">`)
    .line(glass, '#fff', 6, `opacity=".9" filter="${c.blur(1.5)}" transform="translate(2 2)"`)
    .line(glass, tone(col, -0.26), 8, `opacity=".4" filter="${c.blur(3)}" transform="translate(-2 -2)"`)
    .line('M140 424Q200 429 260 424', '#fff', 3, `opacity=".8" filter="${c.blur(1)}"`)
    .add('</g>')
  c.line(glass, tone(col, -0.25), 0.8, 'opacity=".5"').line(inner, tone(col, -0.22), 0.7, 'opacity=".4"')
  // printed star and name
  const ink = lightness(col) > 0.72 ? tone(col, -0.42) : '#FFF9EE'
  c.fill(starPath(204, 322, 21), ink, 'opacity=".95"')
    .fill(starPath(204, 322, 15.6, Math.PI / 8), col)
    .fill(starPath(204, 322, 9.6), ink)
  c.word(205, 366, 'ZELLIGE', 12, ink, 2.4).word(204.6, 380, 'NAIL LACQUER', 6.6, ink, 1.4, 'opacity=".9"')
  c.add('</g>')
}
