import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Point, pts, spline, sym } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'
import { skirt } from '../kit/skirt.ts'

/** two gathered tiers, flutter sleeves, a frilled neckline and a tasselled cord */
export const maxiDress: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'floral' } = c.o,
    S = tone(col, -0.3)
  // inside of the back neckline
  c.cloth(spline(pts('168,56! 200,66 232,56! 224,100 200,144! 176,100')), {
    color: tone(col, -0.13),
    edge: 0.5,
    depth: 0.1,
  })
  c.label(200, 69, 18, 8)
  // flutter sleeves (behind the bodice)
  const sl = pts('250,63! 276,76 300,108 309,141! 298,149 288,143 277,150 266,142 255,141! 243,105')
  for (const m of [0, 1]) {
    const P = m ? mir(sl) : sl
    c.cloth(spline(P), {
      pattern: p,
      rot: m ? 18 : -18,
      dark: folds('253,70 270,148 2 9 2; 262,76 292,148 1 9 3', m),
      light: folds('258,74 281,148 1 8 2', m),
      fine: folds('256,68 276,112 2 0.3', m),
      edge: 0.8,
    })
    c.line(
      open(
        m
          ? mir(pts('306,144 297,146 288,139.5 277,146.5 266,138.5 258,138'))
          : pts('306,144 297,146 288,139.5 277,146.5 266,138.5 258,138'),
      ),
      S,
      0.7,
      'opacity=".35"',
    )
  }
  // lower tier, upper tier
  const t2 = skirt(312, 84, 452, 128, { n: 10, seed: 5, sag: 11, depth: 3.6, belly: 3, topSag: 8 })
  c.cloth(t2.d, {
    pattern: p,
    ...t2,
    fine: [...t2.fine, ...c.gathers(120, 282, 316, 30, 26, 8, 7)],
    soft: 2.6,
    edge: 1.1,
  })
  c.line(open(t2.hem.map(([x, y]) => [x, y - 4.5])), S, 0.7, 'opacity=".32"')
  const t1 = skirt(193, 46, 312, 86, { n: 8, seed: 12, sag: 8, depth: 2.2, belly: 3 })
  c.add(
    `<path d="${t1.d}" fill="${tone(col, -0.32)}" opacity=".3" filter="${c.blur(3)}" transform="translate(1 4)" clip-path="${c.clip(t2.d)}"/>`,
  )
  c.cloth(t1.d, { pattern: p, ...t1, fine: [...t1.fine, ...c.gathers(158, 242, 195, 34, 16, 4)], soft: 2.4 })
  c.line(open(t1.hem.map(([x, y]) => [x, y - 2.5])), S, 0.7, 'opacity=".32"')
  // bodice
  const bod = sym(pts('0,130! 13,104 32,56! 51,62! 50,92 57,132! 54,160 47,192! 0,197'))
  c.cloth(spline(bod), {
    pattern: p,
    dark: folds('246,128 208,186 2 10 -6; 154,128 186,188 2 11 6; 240,100 252,190 1 8'),
    light: folds('226,100 236,180 3 12 3; 172,96 164,176 3 10 3'),
    fine: c.gathers(158, 242, 190, 30, 13, 9, 0, -1),
    edge: 0.9,
  })
  // neckline ruffle + placket with covered buttons
  const ruf = open(pts('168,57 173,72 178,88 187,108 200,131 213,108 222,88 227,72 232,57'))
  c.line(ruf, tone(col, -0.2), 6.4, 'opacity=".22"')
    .line(ruf, tone(col, 0.03), 4.6)
    .stitch(ruf, S, 0.6, '1.6 2.6', 'opacity=".6"')
  c.line('M200 133V192', S, 0.7, 'opacity=".35"')
  for (const y of [143, 157, 171]) c.button(200, y, 2.7, acc)
  // armhole seams, waist casing and tie
  for (const P of [pts('251,63 249,92 256,131'), mir(pts('251,63 249,92 256,131'))])
    c.line(open(P), S, 0.8, 'opacity=".45"')
  c.cloth(spline(sym(pts('0,190 47,186! 47.5,200! 0,204.5'))), {
    color: tone(col, -0.02),
    pattern: p,
    edge: 0.4,
    fine: c.gathers(156, 244, 191, 11, 24, 2, 3),
  })
  const cord = tone(acc, -0.05)
  for (const q of [
    pts('199,197 184,190 174,198 183,206 199,199'),
    pts('201,197 216,189 227,196 218,206 201,199'),
    pts('199,199 195,222 186,252'),
    pts('201,199 207,226 209,262'),
  ])
    c.line(open(q), tone(cord, -0.25), 3, 'opacity=".25" transform="translate(1 1.6)"').line(
      open(q),
      cord,
      2.2,
    )
  for (const [x, y, a = 0] of [
    [186, 251, 8],
    [209, 261, -4],
  ] as Point[])
    c.add(
      `<g transform="rotate(${a} ${x} ${y})"><path d="M${x - 3} ${y + 3}L${x - 4.6} ${y + 20}H${x + 4.6}L${x + 3} ${y + 3}Z" fill="${cord}"/><path d="M${x - 2} ${y + 6}l-1 13M${x} ${y + 6}v13M${x + 2} ${y + 6}l1 13" stroke="${tone(cord, -0.16)}" stroke-width=".7"/><circle cx="${x}" cy="${y + 2}" r="3.2" fill="#E9A23B"/></g>`,
    )
  c.add(`<ellipse cx="200" cy="198" rx="3.6" ry="3.2" fill="${tone(cord, -0.04)}"/>`)
}
