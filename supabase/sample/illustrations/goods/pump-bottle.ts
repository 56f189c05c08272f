import { tone } from '../kit/colour.ts'
import { folds, pts, rect, spline, starPath } from '../kit/geometry.ts'
import { GOLD, SILVER, tube } from '../kit/metal.ts'
import type { Good, Stop } from '../kit/pen.ts'

/** a tall bottle with a pump: nozzle to the side, ribbed collar, dip tube, label wrapped round */
export const pumpBottle: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const m = c.o.metal === 'silver' ? SILVER : GOLD
  // pump: head with its beak, stem, collar
  const head = spline(
    pts(
      '182,52! 190,44 212,42 226,46! 230,60 230,72! 200,75 182,72! 160,70 136,72 122,82 118,96! 110,96! 109,82 118,66 138,56 160,53',
    ),
  )
  c.fill(rect(191, 66, 18, 60, 3), c.grad(tube(m), 191, 0, 209, 0)).line(
    'M191.500 76H208.500M191.500 118H208.500',
    m[3],
    1,
    'opacity=".5"',
  )
  c.cast(head, 0.28, 3, 2, 4).cloth(head, {
    color: acc,
    edge: 1.1,
    glow: 0.26,
    soft: 3,
    from: [180, 40],
    to: [200, 84],
    range: 0.08,
    light: folds('128,66 222,50 5 6 -2'),
    dark: folds('140,72 226,70 3 5'),
  })
  c.fill(rect(109.5, 91, 9, 6, 1.5), tone(acc, -0.24))
  const collar = rect(166, 112, 68, 42, 6)
  c.fill(
    collar,
    c.grad(tube([tone(acc, 0.26), tone(acc, 0.06), tone(acc, -0.04), tone(acc, -0.14)]), 166, 0, 234, 0),
  )
  for (let x = 170; x < 234; x += 5.2) c.line(`M${x} 120V148`, tone(acc, -0.2), 1.1, 'opacity=".5"')
  c.line(collar, tone(acc, -0.24), 0.8, 'opacity=".6"').line('M170 115.500H230', '#fff', 1.6, 'opacity=".4"')
  const ring = rect(170, 152, 60, 9, 2)
  c.fill(ring, c.grad(tube(m), 170, 0, 230, 0)).line(ring, m[3], 0.7, 'opacity=".6"')
  // bottle with round shoulders
  const body = spline(
    pts(
      '172,160! 228,160! 230,170 262,182 282,200 288,224! 288,440 284,456 268,464! 200,468 132,464! 116,456 112,440 112,224! 118,200 138,182 170,170',
    ),
  )
  c.fill(
    body,
    c.grad(
      [
        [0, tone(col, -0.1)],
        [0.08, tone(col, 0.04)],
        [0.2, tone(col, 0.11)],
        [0.45, tone(col, 0.02)],
        [0.72, tone(col, -0.03)],
        [0.92, tone(col, -0.15)],
        [1, tone(col, -0.08)],
      ],
      112,
      0,
      288,
      0,
    ),
  )
  c.add(`<g clip-path="${c.clip(body)}">`)
    .fill(rect(195, 160, 10, 300), tone(col, -0.16), `opacity=".28" filter="${c.blur(2)}"`)
    .line(body, '#fff', 6, `opacity=".55" filter="${c.blur(2)}" transform="translate(2 2)"`)
    .line(body, tone(col, -0.28), 10, `opacity=".45" filter="${c.blur(4)}" transform="translate(-3 -3)"`)
    .fill(
      spline(pts('134,200! 148,192 140,230 140,440 132,446 128,440 126,230')),
      '#fff',
      `opacity=".5" filter="${c.blur(2)}"`,
    )
    .fill(rect(112, 440, 176, 30), tone(col, -0.2), `opacity=".3" filter="${c.blur(6)}"`)
    .line('M120 450Q200 460 280 450', '#fff', 2, `opacity=".4" filter="${c.blur(1)}"`)
    .add('</g>')
  c.line(body, tone(col, -0.24), 0.9, 'opacity=".6"')
  // label round the front
  const label = 'M112 250Q200 262 288 250V408Q200 420 112 408Z'
  c.add(`<g clip-path="${c.clip(body)}">`).fill(label, '#FBF6EA')
  for (const [y, w] of [
    [256, 1.2],
    [402, 1.2],
  ] as const)
    c.line(`M112 ${y}Q200 ${y + 12} 288 ${y}`, acc, w, 'opacity=".85"')
  // a course of stars between the lines
  const row: readonly (readonly [number, number])[] = [
    [128, 269],
    [146, 271.5],
    [164, 273],
    [182, 273.8],
    [200, 274],
    [218, 273.8],
    [236, 273],
    [254, 271.5],
    [272, 269],
  ]
  row.forEach(([x, y], i) => {
    c.fill(starPath(x, y, 7.4), i % 2 ? col : acc)
  })
  c.fill(starPath(200, 312, 20), acc)
    .fill(starPath(200, 312, 14.8, Math.PI / 8), '#FBF6EA')
    .fill(starPath(200, 312, 9.4), col)
  c.word(201, 356, c.o.label ?? 'ORANGE FLOWER', 13, '#1B1A17', 2)
    .word(200.6, 373, 'BODY LOTION', 8.6, '#5E5A52', 2)
    .word(200.4, 392, '300 ML', 7.2, '#8A8478', 1.4)
  const shade: Stop[] = [
    [0, '#000', 0.2],
    [0.1, '#000', 0.04],
    [0.2, '#fff', 0.3],
    [0.32, '#fff', 0],
    [0.72, '#000', 0],
    [1, '#000', 0.26],
  ]
  c.fill(label, c.grad(shade, 112, 0, 288, 0)).add('</g>')
  c.line('M112 250Q200 262 288 250M112 408Q200 420 288 408', tone(col, -0.2), 0.7, 'opacity=".5"')
}
