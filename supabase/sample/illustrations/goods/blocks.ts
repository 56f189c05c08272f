import { lightness, tone } from '../kit/colour.ts'
import { n1, rect, starPath } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const WOOD = '#E3BE8A'
type Vec = readonly [x: number, y: number]
interface Cube {
  /** the lower front corner */
  readonly at: Vec
  /** edges to the right, to the left and upwards */
  readonly r: Vec
  readonly l: Vec
  readonly up: number
}
interface Face {
  readonly mark: string
  readonly colour: string
}

/** grain lines of sawn wood on a face of 100 by 100 */
function woodgrain(c: Pen, shade: number): void {
  for (const [y, bend] of [
    [9, 3],
    [24, -2],
    [41, 4],
    [58, 2],
    [74, -3],
    [90, 2],
  ] as const)
    c.line(
      `M0 ${y}Q30 ${y + bend} 55 ${y - bend}T100 ${y + 1}`,
      tone(WOOD, shade - 0.12),
      1.1,
      'opacity=".4"',
    )
}

/** one side of a cube, drawn upright on 100 by 100 and laid into its plane */
function side(c: Pen, o: Vec, x: Vec, y: Vec, shade: number, { mark, colour }: Face): void {
  const m = [x[0], x[1], y[0], y[1]].map((v) => Math.round(v * 10) / 1000)
  const whole = rect(0, 0, 100, 100, 7)
  c.add(`<g transform="matrix(${m.join(' ')} ${n1(o[0])} ${n1(o[1])})"><g clip-path="${c.clip(whole)}">`)
  c.fill(
    whole,
    c.grad(
      [
        [0, tone(WOOD, shade + 0.04)],
        [0.6, tone(WOOD, shade)],
        [1, tone(WOOD, shade - 0.05)],
      ],
      0,
      0,
      90,
      100,
    ),
  )
  woodgrain(c, shade)
  const paint = tone(colour, shade * 0.9 - Math.max(0, lightness(colour) - 0.66))
  c.band(rect(12, 12, 76, 76, 5), paint, 6)
  c.line(rect(15.5, 15.5, 69, 69, 3), tone(colour, shade - 0.16), 0.8, 'opacity=".5"')
  if (mark === 'star')
    c.fill(starPath(50, 50, 27), paint)
      .fill(starPath(50, 50, 17, Math.PI / 8), tone(WOOD, shade + 0.02))
      .fill(starPath(50, 50, 10), paint)
  else
    c.word(50, 71, mark, 62, paint, 0, 'font-weight="700"').word(
      49.4,
      70.2,
      mark,
      62,
      tone(colour, shade + 0.1),
      0,
      'font-weight="700" opacity=".35"',
    )
  c.line(rect(1, 1, 98, 98, 6), tone(WOOD, shade + 0.16), 2.2, 'opacity=".7"').line(
    whole,
    tone(WOOD, shade - 0.2),
    1.6,
    'opacity=".6"',
  )
  c.add('</g></g>')
}

function cube(
  c: Pen,
  { at: [x, y], r, l, up }: Cube,
  faces: readonly [left: Face, right: Face, top: Face],
): void {
  const ground = `M${x} ${y + 2}L${x + r[0]} ${y + r[1]}L${x + r[0] + l[0]} ${y + r[1] + l[1]}L${x + l[0]} ${y + l[1]}Z`
  c.fill(ground, '#1b1208', `opacity=".4" filter="${c.blur(6)}" transform="translate(6 6)"`)
  // a dark body under the rounded edges
  c.fill(
    `M${x} ${y - 2}L${x + r[0] - 1} ${y + r[1] - 2}V${y + r[1] - up + 2}L${x + r[0] + l[0]} ${y + r[1] + l[1] - up + 2}L${x + l[0] + 1} ${y + l[1] - up + 2}V${y + l[1] - 2}Z`,
    tone(WOOD, -0.2),
  )
  side(c, [x + l[0], y + l[1] - up], [-l[0], -l[1]], [0, up], 0, faces[0])
  side(c, [x, y - up], r, [0, up], -0.11, faces[1])
  side(c, [x + l[0], y + l[1] - up], [r[0], r[1]], [-l[0], -l[1]], 0.07, faces[2])
}

/** three wooden blocks, two below and one above, painted with letters and the star */
export const blocks: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const MINT = '#2F7F6B'
  const RED = '#B9472F'
  const star = (colour: string): Face => ({ mark: 'star', colour })
  const letter = (mark: string, colour: string): Face => ({ mark, colour })
  cube(c, { at: [126, 420], r: [64, -26], l: [-92, -18], up: 112 }, [
    letter('Z', col),
    star(acc),
    letter('E', MINT),
  ])
  cube(c, { at: [270, 436], r: [88, -24], l: [-72, -26], up: 112 }, [
    star(RED),
    letter('A', col),
    letter('B', acc),
  ])
  cube(c, { at: [188, 300], r: [76, -30], l: [-86, -24], up: 112 }, [letter('L', acc), star(MINT), star(col)])
}
