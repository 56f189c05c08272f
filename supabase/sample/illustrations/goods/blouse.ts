import { tone } from '../kit/colour.ts'
import { folds, lerp, mir, open, type Points, pts, rng, spline, sym, wedge } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

/** balloon sleeves gathered into cuffs, a frilled band collar, a buttoned placket */
export const blouse: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'plain' } = c.o,
    S = tone(col, -0.22)
  c.cloth(spline(pts('168,92! 200,101 232,92! 224,118 200,134 176,118')), {
    color: tone(col, -0.1),
    edge: 0.5,
    depth: 0.1,
  })
  c.label(200, 104, 20, 9)
  // balloon sleeves gathered into cuffs
  const sl = pts(
    '270,108! 300,124 334,186 352,262 346,326 330,352! 303,350! 290,318 284,250 276,196! 256,150',
  )
  const cuff = pts('302,346! 317,352 331,349! 334,376! 318,380 300,376!')
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P),
      px = (x: number) => (m ? 400 - x : x)
    const r = rng(m + 2),
      pulls = [],
      lights = []
    for (let i = 0; i < 7; i++) {
      const t = i / 6,
        x = lerp(304, 330, t),
        tx = lerp(292, 348, t)
      pulls.push(wedge(px(x), 352, px(tx), 352 - 60 - r() * 60, 3.4, 0.4, (r() - 0.5) * 6))
      lights.push(wedge(px(x + 3), 350, px(tx + 4), 352 - 50 - r() * 40, 2.4, 0.4))
    }
    for (let i = 0; i < 5; i++) {
      const t = i / 4
      pulls.push(
        wedge(px(lerp(274, 296, t)), lerp(112, 124, t), px(lerp(290, 330, t)), lerp(176, 190, t), 3, 0.3, 2),
      )
    }
    c.cloth(spline(f(sl)), {
      pattern: p,
      rot: m ? 14 : -14,
      dark: [...pulls, ...folds('282,190 296,330 8 6 4; 286,210 326,240 8 1', m)],
      light: [...lights, ...folds('308,150 336,300 4 16 8', m)],
      fine: pulls.slice(0, 7),
      soft: 2.8,
      edge: 1.2,
    })
    c.cloth(spline(f(cuff)), { pattern: p, edge: 0.6 }).stitch(
      open(f(pts('303,371 318,375 331.5,371'))),
      S,
      0.7,
      '2.4 1.8',
      'opacity=".7"',
    )
    c.button(px(327), 363, 3, acc)
  }
  const bod = sym(
    pts('0,128! 18,118 33,92! 70,107! 66,140 76,190! 77,250 80,320 86,392! 60,400 30,396 0,402'),
  )
  c.cloth(spline(bod), {
    pattern: p,
    dark: [
      ...folds(
        '274,190 250,286 4 14 4; 126,190 150,280 4 14 -4; 248,300 262,400 2 16 4; 160,280 146,402 2 15 4; 222,320 230,402 1 11',
      ),
      ...c.gathers(140, 172, 112, 44, 6, 5),
      ...c.gathers(228, 262, 112, 44, 6, 6),
    ],
    light: folds('248,150 240,380 8 18 6; 150,150 162,380 8 16 -6; 184,290 180,402 2 10'),
    fine: [
      ...c.gathers(142, 170, 111, 30, 7, 7),
      ...c.gathers(230, 260, 111, 30, 7, 8),
      ...folds('274,196 252,244 3 0.3 2; 126,196 148,244 3 0.3 -2'),
    ],
    soft: 4,
  })
  for (const P of [pts('270,108 265,140 275,188'), mir(pts('270,108 265,140 275,188'))])
    c.line(open(P), S, 0.9, 'opacity=".5"')
  c.line(open(pts('114,385 140,394 170,390 200,396 230,390 260,394 286,385')), S, 0.8, 'opacity=".45"')
  // placket, buttons, band collar with a narrow frill
  c.cloth(spline(pts('191,128! 209,128! 210,262 210,400! 190,401! 190,262')), {
    pattern: p,
    color: tone(col, 0.01),
    edge: 0.5,
  })
  c.stitch('M193.5 134V396M206.5 134V396', S, 0.6, '2.2 2', 'opacity=".55"')
  for (let y = 152; y < 392; y += 36) c.button(200, y, 3.6, acc)
  const col1 = pts('164,92! 172,118 186,134 199,138! 199,128! 186,122 178,110 172,88!')
  for (const m of [0, 1]) {
    const P = m ? mir(col1) : col1,
      px = (x: number) => (m ? 400 - x : x)
    c.add(
      `<path d="${spline(P)}" fill="${tone(col, -0.3)}" opacity=".25" filter="${c.blur(2)}" transform="translate(0 3)"/>`,
    ).cloth(spline(P), {
      pattern: p,
      edge: 0.6,
      fine: [0, 1, 2, 3, 4, 5].map((i) =>
        wedge(px(170 + i * 4.6), 100 + i * 6.2, px(165 + i * 5.2), 103 + i * 6.5, 2, 0.4),
      ),
    })
  }
}
