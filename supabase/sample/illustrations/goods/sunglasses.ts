import { tone } from '../kit/colour.ts'
import { folds, mir, n1, open, type Points, pts, rect, rng, spline } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

/** marbled acetate round tinted lenses, lying with open temples */
export const sunglasses: Good = (c) => {
  const { color: col, accent: acc } = c.o,
    lens = acc
  // open temples lie behind, running up and inward to the curved tips
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    const arm = spline(
      f(pts('332,216! 327,160 317,112 305,84 294,72! 288,77! 297,94 306,120 313,164 317,214!')),
    )
    c.cast(arm, 0.26, 4, 4, 7).cloth(arm, {
      edge: 0.9,
      from: [288, 70],
      to: [332, 216],
      range: 0.07,
      glow: 0.3,
      light: folds('324,206 314,118 3 3', m),
    })
    c.line(open(f(pts('327,206 321,164 311,116 300,90'))), tone(col, 0.26), 1.2, 'opacity=".55"')
    c.fill(rect(m ? 66 : 320, 198, 14, 8, 2), '#E8CB86')
  }
  const out = pts(
      '212,226! 238,206 284,200 330,202 352,196! 350,222 340,268 312,306 272,316 234,302 214,264',
    ),
    inn = pts('224,232 250,217 288,212 322,216 336,226 328,264 304,294 270,302 242,290 226,262')
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P),
      px = (x: number) => (m ? 400 - x : x),
      dI = spline(f(inn)),
      dO = spline(f(out))
    c.fill(
      dI,
      c.grad(
        [
          [0, tone(lens, -0.24), 0.94],
          [0.55, tone(lens, -0.06), 0.82],
          [1, tone(lens, 0.12), 0.62],
        ],
        0,
        210,
        0,
        304,
      ),
    )
    c.add(
      `<g clip-path="${c.clip(dI)}"><path d="M${px(m ? 330 : 226)} 310L${px(m ? 284 : 280)} 200h${m ? -1 : 1}L${px(m ? 316 : 262)} 310Z" fill="#fff" opacity=".14"/><path d="M${m ? 84 : 296} 200L${m ? 46 : 258} 316H${m ? 62 : 274}L${m ? 104 : 316} 200Z" fill="#fff" opacity=".2"/><path d="${dI}" fill="none" stroke="#120c06" stroke-width="7" opacity=".5" filter="${c.blur(3)}"/></g>`,
    )
    const d = dO + dI.replace(/Z/g, 'Z')
    const id = c.id()
    c.defs += `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`
    c.add(
      `<path d="${d}" fill-rule="evenodd" fill="${c.grad(
        [
          [0, tone(col, 0.1)],
          [0.5, col],
          [1, tone(col, -0.1)],
        ],
        px(212),
        196,
        px(340),
        316,
      )}"/><g clip-path="url(#${id})"><path d="${dO}" fill="none" stroke="${tone(col, 0.3)}" stroke-width="4" opacity=".6" filter="${c.blur(1.4)}" transform="translate(1.4 2)"/><path d="${dI}" fill="none" stroke="${tone(col, -0.3)}" stroke-width="4" opacity=".6" filter="${c.blur(1.4)}" transform="translate(-1 -1.4)"/>`,
    )
    const r = rng(7 + m)
    for (let i = 0; i < 26; i++) {
      const x = px(212 + r() * 140),
        y = 198 + r() * 118
      c.add(
        `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(4 + r() * 9)}" ry="${n1(2 + r() * 4)}" transform="rotate(${n1(r() * 180)} ${n1(x)} ${n1(y)})" fill="${tone(col, r() > 0.5 ? -0.18 : 0.12)}" opacity=".4" filter="${c.blur(1.4)}"/>`,
      )
    }
    c.add(`</g><path d="${d}" fill="none" stroke="${tone(col, -0.25)}" stroke-width=".7" opacity=".6"/>`)
    c.add(
      `<g transform="rotate(${m ? 14 : -14} ${px(338)} 208)"><rect x="${px(338) - 5}" y="204" width="10" height="4" rx="2" fill="#E8CB86"/></g>`,
    )
  }
  // bridge
  c.cloth(
    spline(pts('186,232! 192,222 200,219 208,222 214,232! 213,246! 207,236 200,233 193,236 187,246!')),
    { edge: 0.5, glow: 0.26 },
  )
}
