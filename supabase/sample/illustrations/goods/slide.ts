import { lightness, tone } from '../kit/colour.ts'
import { about, at, folds, lerp, mir, n1, open, type Points, pts, spline, starPath } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const ROPE = '#CFA871'
const SOLE =
  '8,-160 36,-146 52,-110 56,-66 49,-16 42,40 43,92 38,132 20,156 0,161 -20,156 -37,132 -41,92 -37,40 -43,-12 -52,-62 -48,-112 -26,-148'

/** a closed run of points, walked in equal steps */
function walk(
  run: Points,
  step: number,
  side: number,
  visit: (x: number, y: number, nx: number, ny: number) => void,
): void {
  let left = 0
  for (let i = 0; i < run.length; i++) {
    const [x0, y0] = at(run, i)
    const [x1, y1] = at(run, (i + 1) % run.length)
    const l = Math.hypot(x1 - x0, y1 - y0)
    for (let d = left; d < l; d += step)
      visit(lerp(x0, x1, d / l), lerp(y0, y1, d / l), (side * (y1 - y0)) / l, (-side * (x1 - x0)) / l)
    left = (((left - l) % step) + step) % step
  }
}

/** two strands of plaited rope round the edge of the sole */
function rope(c: Pen, run: Points, side: number): void {
  let dark = ''
  let lit = ''
  walk(run, 5.4, side, (x, y, nx, ny) => {
    const [tx, ty] = [-ny, nx]
    const p = (out: number, along: number) =>
      `${n1(x + nx * out + tx * along)} ${n1(y + ny * out + ty * along)}`
    dark += `M${p(6, -3)}Q${p(3, 2)} ${p(-1, 2.6)}`
    lit += `M${p(5.6, -0.6)}Q${p(3.4, 3.6)} ${p(0.4, 4.4)}`
  })
  c.line(dark, tone(ROPE, -0.24), 1.3, 'opacity=".8"').line(lit, tone(ROPE, 0.15), 1.5, 'opacity=".85"')
}

function one(c: Pen, place: string, mirrored: boolean): void {
  const { color: col, accent: acc, pattern: p = 'plain' } = c.o
  const f = (P: Points) => (mirrored ? mir(P, 0) : P)
  c.add(`<g transform="${place}">`)
  const sole = f(pts(SOLE))
  const outer = about(sole, 0, 0, 1.2, 1.066)
  c.cloth(spline(outer), { color: ROPE, edge: 1, from: [-50, -150], to: [50, 160], range: 0.07 })
  c.add(`<g clip-path="${c.clip(spline(outer))}">`)
  rope(c, about(sole, 0, 0, 1.11, 1.036), mirrored ? -1 : 1)
  c.add('</g>')
  // woven footbed
  c.line(spline(sole), tone(ROPE, -0.3), 3, `opacity=".5" filter="${c.blur(1.4)}"`)
  c.cloth(spline(about(sole, 0, 0, 0.985, 0.99)), {
    color: '#E7D2AE',
    pattern: 'canvas',
    edge: 1.2,
    from: [-50, -150],
    to: [50, 160],
    soft: 8,
    light: folds('-8,20 -2,140 16 26'),
  })
  c.stitch(spline(about(sole, 0, 0, 0.87, 0.94)), '#A9814f', 0.9, '3.2 2.4', 'opacity=".7"')
  c.fill(starPath(0, 96, 8), '#9A6E3F', 'opacity=".75"').word(0, 122, 'ZELLIGE', 9.4, '#8A6337', 1.6)
  // the wide strap, wrapped over both edges
  const strap = f(
    pts(
      '-63,-92! -58,-106 -40,-116 0,-121 42,-114 60,-102 66,-86! 65,-40 56,20! 30,8 2,4 -24,9 -46,22! -58,-30',
    ),
  )
  const d = spline(strap)
  c.cast(d, 0.42, 4, 3, 8, spline(outer)).cloth(d, {
    pattern: p,
    rot: mirrored ? 6 : -6,
    edge: 1.4,
    soft: 5,
    glow: 0.2,
    from: [-60, -110],
    to: [64, 20],
    light: folds('-34,-104 -30,2 12 20; 14,-112 18,-2 6 10'),
    dark: folds('50,-96 44,10 10 16; -56,-80 -48,14 6 8'),
  })
  const th = tone(col, lightness(col) > 0.6 ? -0.26 : 0.26)
  // bound edges
  for (const run of [
    '-62.5,-92 -56,-102 -40,-112 0,-117 42,-110 58,-99 65.5,-86.5',
    '-46.500,18.500 -24,5.500 2,0.500 30,4.500 57,16.500',
  ]) {
    const line = open(f(pts(run)))
    c.band(line, tone(acc, -0.16), 8.4)
      .band(line, acc, 7)
      .band(line, tone(acc, 0.2), 1.6, 'opacity=".5" transform="translate(0 -1.800)"')
  }
  for (const run of ['-55,-84 -36,-102 0,-107 40,-101 58,-82', '-50,8 -24,-4 2,-8.500 32,-5 59,6'])
    c.stitch(open(f(pts(run))), th, 0.9, '3 2.2', 'opacity=".8"')
  c.add('</g>')
}

/** espadrille slides from above: a sole of plaited rope, a woven footbed and one wide strap with bound edges */
export const slide: Good = (c) => {
  one(c, 'translate(126 258) rotate(-8) scale(1.12)', true)
  one(c, 'translate(276 246) rotate(6) scale(1.12)', false)
}
