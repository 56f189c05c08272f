import { tone } from '../kit/colour.ts'
import { open, type Points, pts, ring, starPath } from '../kit/geometry.ts'
import { GOLD, SILVER } from '../kit/metal.ts'
import type { Good } from '../kit/pen.ts'

/** a fine chain with five star coins, the middle ones set with stones */
export const necklace: Good = (c) => {
  const m = c.o.metal === 'silver' ? SILVER : GOLD,
    chain = (run: Points, w = 3) => {
      const d = open(run)
      c.line(d, m[3], w)
        .line(d, m[1], w * 0.8, `stroke-dasharray="${w * 1.1} ${w * 0.9}"`)
        .line(d, m[0], w * 0.34, `stroke-dasharray="${w * 0.9} ${w * 1.1}" transform="translate(-.4 -.5)"`)
    }
  const drop = pts('206,74 150,92 104,150 98,224 132,300 200,336 268,300 302,224 296,150 252,92 214,74')
  chain(drop, 3.4)
  c.add(
    `<circle cx="210" cy="73" r="6" fill="none" stroke="${m[3]}" stroke-width="3"/><circle cx="210" cy="73" r="6" fill="none" stroke="${m[1]}" stroke-width="1.8"/>`,
  )
  const coin = (x: number, y: number, r: number, a: number, gem: string | null) => {
    const q = starPath(x, y, r, a)
    c.add(`<circle cx="${x}" cy="${y - r - 4}" r="4" fill="none" stroke="${m[2]}" stroke-width="2"/>`)
      .fill(
        q,
        c.grad(
          [
            [0, m[0]],
            [0.45, m[1]],
            [1, m[2]],
          ],
          x - r,
          y - r,
          x + r,
          y + r,
        ),
      )
      .line(q, m[3], 0.8, 'opacity=".7"')
      .line(ring(x, y, r * 0.62), m[3], 0.7, 'opacity=".5"')
    if (gem)
      c.add(
        `<circle cx="${x}" cy="${y}" r="${r * 0.44}" fill="${c.radial(
          [
            [0, tone(gem, 0.22)],
            [0.6, gem],
            [1, tone(gem, -0.16)],
          ],
          x - r * 0.16,
          y - r * 0.18,
          r * 0.56,
        )}"/><circle cx="${x}" cy="${y}" r="${r * 0.47}" fill="none" stroke="${m[3]}" stroke-width="1"/><ellipse cx="${x - r * 0.14}" cy="${y - r * 0.18}" rx="${r * 0.12}" ry="${r * 0.07}" fill="#fff" opacity=".8"/>`,
      )
  }
  const g = c.o.color
  coin(128, 306, 13, 0.2, null)
  coin(162, 332, 16, 0.1, tone(g, 0.04))
  coin(200, 366, 30, 0, g)
  coin(238, 332, 16, -0.1, tone(g, 0.04))
  coin(272, 306, 13, -0.2, null)
}
