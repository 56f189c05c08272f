import { open, pts, spline } from './geometry.ts'
import { HANGS } from './hangs.ts'
import type { Pen } from './pen.ts'

/** drawn before the garment, so that the neck covers the wood */
export function hang(c: Pen, name: string): void {
  const h = HANGS[name]
  if (!h) return
  const [kind, y, width = 44] = h
  c.add(`<g transform="translate(0 ${y - 56})">`)
  const hook = open(pts('200,48 200,30 212,20 214,4 200,-6 186,2'))
  const top = kind === 'clips' ? -14 : 0
  c.add(`<g transform="translate(0 ${top})">`)
  c.line(hook, '#6d6a66', 4.4).line(hook, '#D9D6D0', 1.6, 'transform="translate(-.8 -.6)"')
  if (kind === 'shoulders') {
    c.cloth(spline(pts('200,42 226,50 262,68 266,78 200,66 134,78 138,68 174,50')), {
      color: '#C08F5A',
      edge: 0.8,
    })
    c.add('</g></g>')
    return
  }
  c.cloth(spline(pts('112,46! 200,43 288,46! 290,54 288,60! 200,57 112,60! 110,54')), {
    color: '#C08F5A',
    edge: 0.8,
  })
  for (const x of [200 - width, 200 + width]) {
    c.cast(`M${x - 8} 44h16v32h-16Z`, 0.25, 1.5, 1.5, 2)
    c.fill(
      `M${x - 8} 42h16l2 34h-20Z`,
      c.grad(
        [
          [0, '#F2F1EE'],
          [0.5, '#B9B6B0'],
          [1, '#85817b'],
        ],
        x - 10,
        40,
        x + 12,
        78,
      ),
    )
    c.line(`M${x - 7} 50h14M${x - 8} 70h16`, '#6d6a66', 1, 'opacity=".6"')
  }
  c.add('</g></g>')
}
