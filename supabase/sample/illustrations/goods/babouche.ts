import { tone } from '../kit/colour.ts'
import {
  about,
  folds,
  mir,
  open,
  type Point,
  type Points,
  pts,
  ring,
  spline,
  starPath,
} from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

function slipper(c: Pen, tf: string, mirror: boolean) {
  const { color: col, accent: acc } = c.o
  c.add(`<g transform="${tf}">`)
  const side = (P: Points) => (mirror ? mir(P, 0) : P)
  const out = side(
    pts(
      '0,-158! 16,-134 38,-92 46,-36 41,30 37,90 40,128 28,152 0,160 -28,152 -39,128 -34,90 -38,30 -44,-36 -34,-92 -15,-134',
    ),
  )
  c.cloth(spline(about(out, 0, -50, 1.06, 1.02)), {
    color: '#B98B5C',
    edge: 0.8,
    from: [-40, -150],
    to: [40, 160],
  })
  c.cloth(spline(out), {
    color: '#E4C9A4',
    edge: 1.1,
    from: [-40, -150],
    to: [40, 160],
    light: folds('-6,40 -2,140 16 26'),
  })
  c.stitch(spline(about(out, 0, 0, 0.84, 0.93)), '#A9814f', 0.8, '3 2.2', 'opacity=".7"')
  c.add(
    `<text x="0" y="112" font-family="El Messiri,serif" font-size="9" fill="#8a6337" text-anchor="middle" letter-spacing="1.5">ZELLIGE</text>`,
  )
  // vamp
  const v = side(pts('0,-158! 16,-134 38,-92 46,-36 43,14! 24,4 0,-6 -22,4 -41,14! -44,-36 -34,-92 -15,-134'))
  c.add(
    `<path d="${spline(v)}" fill="#2a180a" opacity=".4" filter="${c.blur(3.4)}" transform="translate(1 6)" clip-path="${c.clip(spline(out))}"/>`,
  )
  c.cloth(spline(v), {
    edge: 1.2,
    from: [-40, -150],
    to: [44, 20],
    dark: folds('26,-100 34,10 4 14; -4,-150 2,-60 1 5'),
    light: folds('-16,-110 -20,0 8 16'),
    soft: 4,
    glow: 0.22,
    range: 0.05,
  })
  c.stitch(spline(about(v, 0, -80, 0.9, 0.95)), tone(col, 0.2), 0.9, '3 2.2')
  // stitched star
  const star = (r: number, a0 = 0) => starPath(0, -62, r, a0)
  c.line(star(25), acc, 1.5)
    .fill(star(18.4, Math.PI / 8), acc, 'opacity=".92"')
    .fill(star(10), col)
    .fill(ring(0, -62, 3), acc)
  c.line('M0 -148V-92', acc, 1.2).line(open(pts('-12,-116 0,-100 12,-116')), acc, 1.1)
  // folded-down heel
  const h = side(pts('-38,108! -20,116 0,118 20,116 39,108! 40,130 28,152 0,160 -28,152 -39,130'))
  c.add(
    `<path d="${spline(h)}" fill="#2a180a" opacity=".32" filter="${c.blur(2)}" transform="translate(1 -2)" clip-path="${c.clip(spline(out))}"/>`,
  )
    .cloth(spline(h), { edge: 0.9, from: [-40, 108], to: [40, 160] })
    .stitch(open(h.slice(0, 5).map(([x, y]): Point => [x * 0.93, y + 4])), tone(col, 0.2), 0.8, '3 2.2')
  c.add('</g>')
}
/** two slippers from above, mirrored, each lying its own way */
export const babouche: Good = (c) => {
  slipper(c, 'translate(140 262) rotate(-9) scale(1.16)', false)
  slipper(c, 'translate(268 250) rotate(5) scale(1.16)', true)
}
