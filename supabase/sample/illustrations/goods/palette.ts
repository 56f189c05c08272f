import { tone } from '../kit/colour.ts'
import { folds, pts, rect, rng, spline, starPath } from '../kit/geometry.ts'
import { GOLD, tube } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** from first light to night */
export const SUNSET = [
  '#F6DFC4',
  '#F2B98F',
  '#E9A25A',
  '#E2805C',
  '#C9553F',
  '#C9737C',
  '#94506E',
  '#5A2E4F',
] as const
const SHIMMER = new Set([1, 2, 5, 6])

/** a pressed pan: metal rim, soft powder, an embossed star, a sparkle for the shimmering shades */
function pan(
  c: Pen,
  x: number,
  y: number,
  size: number,
  colour: string,
  shimmer: boolean,
  seed: number,
): void {
  const outer = rect(x - 2, y - 2, size + 4, size + 4, 6)
  c.fill(
    outer,
    c.grad(
      [
        [0, GOLD[3]],
        [0.5, GOLD[1]],
        [1, GOLD[0]],
      ],
      x,
      y,
      x + size,
      y + size,
    ),
  )
  const face = rect(x, y, size, size, 5)
  c.fill(
    face,
    c.grad(
      [
        [0, tone(colour, 0.035)],
        [0.6, colour],
        [1, tone(colour, -0.05)],
      ],
      x,
      y,
      x + size,
      y + size,
    ),
  )
  const cx = x + size / 2
  const cy = y + size / 2
  c.add(`<g clip-path="${c.clip(face)}">`)
  c.line(face, tone(colour, -0.3), 6, `opacity=".4" filter="${c.blur(2.4)}" transform="translate(2 2)"`)
  for (const [r, w] of [
    [size * 0.36, 1.5],
    [size * 0.2, 1.2],
  ] as const)
    c.line(starPath(cx, cy, r), tone(colour, -0.16), w, 'opacity=".7" transform="translate(-.6 -.7)"').line(
      starPath(cx, cy, r),
      tone(colour, 0.16),
      w,
      'opacity=".8" transform="translate(.6 .7)"',
    )
  if (shimmer) {
    const r = rng(seed)
    let dots = ''
    for (let i = 0; i < 46; i++)
      dots += `<circle cx="${(x + r() * size).toFixed(1)}" cy="${(y + r() * size).toFixed(1)}" r="${(0.4 + r() * 0.7).toFixed(1)}"/>`
    c.add(`<g fill="#fff" opacity=".6">${dots}</g>`).fill(
      spline(
        pts(`${x},${y + size * 0.3} ${x + size * 0.7},${y} ${x + size},${y} ${x + size * 0.2},${y + size}`),
      ),
      '#fff',
      `opacity=".14" filter="${c.blur(4)}"`,
    )
  }
  c.add('</g>')
}

function brush(c: Pen): void {
  c.add('<g transform="translate(318 418) rotate(-15)">')
  const whole = rect(-238, -7, 250, 14, 6)
  c.cast(whole, 0.34, 4, 5, 8)
  c.fill(
    spline(pts('-236,-4! -150,-6.5 -60,-7! -60,7! -150,6.5 -236,4! -241,0')),
    c.grad(
      [
        [0, tone(c.o.color, 0.22)],
        [0.45, c.o.color],
        [1, tone(c.o.color, -0.16)],
      ],
      0,
      -7,
      0,
      8,
    ),
  )
  c.fill(rect(-64, -8, 56, 16, 2), c.grad(tube(GOLD), 0, -8, 0, 8))
  for (const x of [-58, -54, -18, -14]) c.line(`M${x} -7.500V7.5`, GOLD[3], 0.9, 'opacity=".5"')
  c.cloth(spline(pts('-10,-8! 10,-15 36,-15 54,-5 57,0 54,5 36,15 10,15 -10,8!')), {
    color: '#6A4632',
    from: [0, -14],
    to: [0, 16],
    range: 0.1,
    edge: 0.8,
    outline: 0.3,
    light: folds('-4,-4 44,-6 3 6'),
  })
  c.add(
    `<path d="M-6 -4L48 -9M-6 0H56M-6 4L48 9M-6 -2L53 -4M-6 2L53 4" stroke="#3b2417" stroke-width=".7" opacity=".5"/><path d="M38 -13Q52 -8 55 0Q52 8 38 13Q46 0 38 -13Z" fill="${SUNSET[3]}" opacity=".75" filter="${c.blur(1.2)}"/></g>`,
  )
}

/** an open case with a mirror, eight pressed pans and a brush */
export const palette: Good = (c) => {
  const { color: col } = c.o
  const w = 268
  const x = 66
  c.add('<g transform="translate(0 -26) rotate(-5 200 250)">')
  // lid with the mirror
  c.cloth(rect(x, 62, w, 160, 13), { edge: 1.2, glow: 0.2 }).line(
    rect(x + 5, 67, w - 10, 150, 10),
    GOLD[1],
    1.6,
  )
  const glass = rect(x + 15, 77, w - 30, 130, 6)
  c.fill(
    glass,
    c.grad(
      [
        [0, '#E4EDF3'],
        [0.4, '#BFCEDA'],
        [0.62, '#DCE6EC'],
        [1, '#9FB2C2'],
      ],
      x,
      77,
      x + w,
      207,
    ),
  )
  c.add(
    `<g clip-path="${c.clip(glass)}"><path d="M${x + 30} 210L${x + 116} 70h44L${x + 74} 210ZM${x + 138} 210L${x + 224} 70h14L${x + 152} 210Z" fill="#fff" opacity=".42"/><path d="${glass}" fill="none" stroke="#415364" stroke-width="6" opacity=".4" filter="${c.blur(3)}"/></g>`,
  )
  c.line(glass, tone(col, -0.14), 1.2)
  // hinge
  for (const hx of [x + 34, x + w - 84]) c.fill(rect(hx, 216, 50, 12, 5), c.grad(tube(GOLD), 0, 214, 0, 230))
  // base with two rows of four pans
  c.cast(rect(x, 224, w, 166, 13), 0.3, 3, 0, -2)
    .cloth(rect(x, 224, w, 166, 13), { edge: 1.3, glow: 0.2 })
    .line(rect(x + 5, 229, w - 10, 156, 10), GOLD[1], 1.6)
  SUNSET.forEach((shade, i) => {
    pan(c, x + 17 + (i % 4) * 60.6, 241 + Math.floor(i / 4) * 72, 54, shade, SHIMMER.has(i), i + 3)
  })
  c.word(200.6, 382.6, 'ZELLIGE  SUNSET', 6.2, GOLD[1], 2)
  c.add('</g>')
  brush(c)
}
