import { tone } from '../kit/colour.ts'
import { folds, open, pts, rect, spline, starPath } from '../kit/geometry.ts'
import { GOLD, tube } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** an argan nut with its seams */
function nut(c: Pen, x: number, y: number, k: number, turn: number): void {
  const shell = '#9A6233'
  c.add(`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">`)
  const d = spline(pts('-30,2 -18,-15 4,-19 24,-11 33,2! 24,14 4,20 -18,16'))
  c.cast(d, 0.3, 3, 4, 6).cloth(d, {
    color: shell,
    from: [-20, -18],
    to: [18, 20],
    range: 0.1,
    edge: 1,
    glow: 0.24,
    light: folds('-16,-6 14,-9 5 7 -3'),
  })
  for (const run of ['-29,2 -12,-5 12,-6 32,2', '-27,6 -10,6 12,7 31,3', '-22,-8 -4,-13 14,-12 29,-4'])
    c.line(open(pts(run)), tone(shell, -0.16), 0.9, 'opacity=".6"')
  c.add('</g>')
}

function leaf(c: Pen, d: string, vein: string): void {
  const green = '#5E8C66'
  c.cast(d, 0.24, 3, 3, 5)
    .cloth(d, { color: green, from: [270, 330], to: [350, 420], range: 0.08, edge: 0.7 })
    .line(open(pts(vein)), tone(green, 0.16), 1.1, 'opacity=".8"')
}

/** amber glass with a dropper, beside the nuts it is pressed from */
export const serum: Good = (c) => {
  const { color: oil, accent: acc } = c.o
  leaf(c, spline(pts('276,408! 292,376 318,352 352,340! 346,372 324,398 296,410')), '278,407 302,384 350,342')
  leaf(c, spline(pts('270,420! 300,414 330,418 356,436! 326,446 296,440')), '272,421 310,426 352,435')
  c.add('<g transform="translate(-22 2) rotate(-3 200 250)">')
  const glass = '#8A4A17'
  const body = spline(
    pts(
      '176,190! 224,190! 226,202 262,222 270,246! 270,428 262,440! 200,443 138,440! 130,428 130,246! 138,222 174,202',
    ),
  )
  const inner = spline(
    pts('180,208! 220,208! 252,230 260,250! 260,424 252,431! 200,433 148,431! 140,424 140,250! 148,230'),
  )
  // glass, oil and the pipette inside it
  c.fill(
    body,
    c.grad(
      [
        [0, tone(glass, 0.1)],
        [0.12, tone(glass, 0.22)],
        [0.3, tone(glass, 0.06)],
        [0.7, glass],
        [0.9, tone(glass, -0.1)],
        [1, tone(glass, 0.04)],
      ],
      130,
      0,
      270,
      0,
    ),
  )
  c.add(`<g clip-path="${c.clip(inner)}">`).fill(
    rect(130, 258, 140, 190),
    c.grad(
      [
        [0, tone(oil, 0.06), 0.9],
        [0.6, tone(oil, -0.06), 0.75],
        [1, tone(oil, -0.16), 0.9],
      ],
      140,
      258,
      250,
      430,
    ),
  )
  c.fill('M134 262Q200 272 266 262V254Q200 262 134 254Z', tone(oil, 0.22), 'opacity=".7"')
  c.fill(spline(pts('193,190! 207,190! 207,372 203,404! 197,404! 193,372')), '#fff', 'opacity=".2"').line(
    'M194 190V376M206 190V376',
    '#fff',
    1,
    'opacity=".35"',
  )
  c.add(
    `<path d="M142 236H158V426H146Z" fill="#fff" opacity=".32" filter="${c.blur(2)}"/><path d="M246 240H258V428H250Z" fill="${tone(glass, -0.2)}" opacity=".35" filter="${c.blur(2)}"/></g>`,
  )
  c.add(
    `<g clip-path="${c.clip(body)}"><path d="${body}" fill="none" stroke="#fff" stroke-width="6" opacity=".55" filter="${c.blur(1.8)}" transform="translate(2 2)"/><path d="${body}" fill="none" stroke="${tone(glass, -0.24)}" stroke-width="9" opacity=".5" filter="${c.blur(3)}" transform="translate(-2 -2)"/></g>`,
  )
  c.line(body, tone(glass, -0.2), 0.9, 'opacity=".7"')
  // collar and rubber bulb
  c.fill(rect(170, 150, 60, 44, 4), c.grad(tube(GOLD), 170, 0, 230, 0)).line(
    rect(170, 150, 60, 44, 4),
    GOLD[3],
    0.8,
    'opacity=".6"',
  )
  for (let x = 174; x < 230; x += 5) c.line(`M${x} 156V188`, GOLD[3], 0.8, 'opacity=".38"')
  const bulb = spline(pts('176,152! 178,134 180,98 186,74 200,66 214,74 220,98 222,134 224,152!'))
  c.cloth(bulb, {
    color: acc,
    from: [178, 90],
    to: [226, 110],
    range: 0.09,
    edge: 1.2,
    glow: 0.28,
    soft: 3,
    light: folds('189,86 187,140 6 7'),
    dark: folds('216,90 219,148 5 8'),
  })
  for (const run of ['177,138 200,142 223,138', '177.5,145 200,149 222.5,145'])
    c.line(open(pts(run)), tone(acc, -0.16), 1.2, 'opacity=".6"')
  // paper label
  c.fill(rect(143, 282, 114, 122, 2), '#FBF6EA').line(
    rect(148, 287, 104, 112, 1.5),
    tone(acc, 0.06),
    1,
    'opacity=".8"',
  )
  c.fill(starPath(200, 318, 20), acc)
    .fill(starPath(200, 318, 15, Math.PI / 8), '#FBF6EA')
    .fill(starPath(200, 318, 9.6), oil)
  c.word(200.8, 359, `${c.o.label ?? 'ARGAN'} GLOW`, 12.5, '#1B1A17', 1.7)
    .word(200.6, 374, 'FACE SERUM', 8, '#5E5A52', 1.6)
    .word(200, 389, '30 ML', 6.6, '#8A8478', 1.2)
  c.add(
    `<path d="M143 282H257V404H143Z" fill="${c.grad(
      [
        [0, '#000', 0.16],
        [0.14, '#000', 0],
        [0.8, '#000', 0],
        [1, '#000', 0.2],
      ],
      143,
      0,
      257,
      0,
    )}"/></g>`,
  )
  nut(c, 306, 398, 0.94, -24)
  nut(c, 322, 442, 0.86, 16)
}
