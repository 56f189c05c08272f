import { tone } from '../kit/colour.ts'
import { folds, open, pts, ring, spline, starPath } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'
import { pair } from './pair.ts'

function courtShoe(c: Pen) {
  const { color: col, accent: acc, pattern: p = 'plain' } = c.o,
    S = tone(col, -0.24)
  c.add(`<g>`)
  // far side and lining, seen through the opening
  c.cloth(spline(pts('86,150! 122,158 172,194 222,234 260,256! 236,276 186,256 126,204')), {
    color: '#EAD6BF',
    edge: 1,
    depth: 0.14,
    from: [100, 150],
    to: [220, 270],
  })
  c.line(open(pts('87,150 122,157.4 172,193.4 222,233.4 259,255')), tone(col, 0.02), 3)
  // heel
  c.cloth(spline(pts('78,208! 98,216 124,226! 112,282 109,332! 85,332! 83,280')), {
    color: acc,
    edge: 1.1,
    from: [76, 230],
    to: [124, 240],
    range: 0.09,
  })
  c.fill('M84.6 329H109.2V335H84.6Z', tone(acc, -0.26))
  // sole edge
  c.cloth(
    spline(pts('80,220! 120,238 172,272 224,309 272,324 354,321! 360,316 350,312! 260,308 190,266 120,226')),
    { color: '#C9A27A', edge: 0.5 },
  )
  const up = pts(
    '85,149! 75,176 76,204 80,222! 120,235 172,268 224,304 272,319 360,316! 350,304 322,292 288,275 260,255! 238,265 212,258 184,238 150,206 114,168',
  )
  c.cloth(spline(up), {
    pattern: p,
    dark: folds('246,272 300,318 6 14 5; 150,222 222,300 3 9 -5; 96,210 170,262 3 10 -3'),
    light: folds('262,266 340,303 3 12 -6; 82,170 86,214 6 8; 140,206 214,270 2 6 -3'),
    soft: 3.2,
    edge: 1,
    depth: 0.18,
    glow: 0.24,
    from: [90, 160],
    to: [300, 330],
  })
  c.line(
    open(pts('87,153 114,171.5 149,209 183,241.5 212,261.6 238,268.6 259,259.6')),
    tone(col, 0.17),
    1,
    'opacity=".75"',
  )
  c.line(open(pts('116,233 119,204 112,170')), S, 0.9, 'opacity=".5"')
  // star ornament on the vamp
  {
    const q = starPath(268, 267, 11, 0.3, 0.9)
    c.add(`<path d="${q}" fill="#1b1208" opacity=".3" transform="translate(1.5 2.4)"/>`)
      .fill(
        q,
        c.grad(
          [
            [0, '#FFF3CF'],
            [0.5, '#DDB463'],
            [1, '#93692A'],
          ],
          258,
          256,
          278,
          278,
        ),
      )
      .fill(ring(268, 267, 3.4, 3), tone(col, -0.04))
  }
  c.add('</g>')
}
/** a court shoe seen from the side; the far side shows through the opening */
export const heel: Good = pair(
  courtShoe,
  'translate(8 -78) rotate(-9 200 260) translate(200 260) scale(.94) translate(-200 -260)',
  'translate(-8 92) rotate(2 200 260) translate(200 260) scale(.94) translate(-200 -260)',
)
