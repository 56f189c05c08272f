import { tone } from '../kit/colour.ts'
import { folds, lerp, mir, open, type Points, pts, rng, spline, sym, wedge } from '../kit/geometry.ts'
import { GOLD, SILVER } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** pulls running in from both side seams at the waist */
function ruching(): { dark: string[]; light: string[]; fine: string[] } {
  const r = rng(7)
  const dark: string[] = []
  const light: string[] = []
  const fine: string[] = []
  for (const s of [-1, 1])
    for (let i = 0; i < 11; i++) {
      const t = i / 10
      const y = lerp(212, 306, t)
      const x = 200 + s * (66 - Math.sin(t * Math.PI) * 6 + t * 5)
      const reach = -s * (30 + r() * 34)
      const lift = (t - 0.5) * 22 + (r() - 0.5) * 6
      dark.push(wedge(x, y, x + reach, y + lift, 5, 0.4, (r() - 0.5) * 6))
      light.push(wedge(x, y + 4, x + reach * 0.9, y + 4 + lift, 3.4, 0.3, (r() - 0.5) * 6))
      fine.push(wedge(x, y + 1, x + reach * 0.6, y + 1 + lift * 0.6, 1.8, 0.2))
    }
  return { dark, light, fine }
}

/** a belt of the same cloth with a round buckle */
function belt(c: Pen, metal: 'gold' | 'silver'): void {
  const { color: col, accent: acc } = c.o
  const m = metal === 'gold' ? GOLD : SILVER
  const band = spline(sym(pts('0,258! 40,256 66,252! 67,264 67,276! 40,281 0,283')))
  c.cast(band, 0.4, 3, 1, 4, '', tone(col, -0.5)).cloth(band, { color: tone(acc, 0), edge: 1 })
  for (const run of [
    '134,256 160,259.6 200,261.6 240,259.6 266,256',
    '134,272 160,277 200,279 240,277 266,272',
  ])
    c.stitch(open(pts(run)), tone(acc, -0.18), 0.7, '2.4 1.8', 'opacity=".7"')
  const face = c.grad(
    [
      [0, m[0]],
      [0.4, m[1]],
      [0.75, m[2]],
      [1, m[3]],
    ],
    182,
    250,
    220,
    292,
  )
  c.add(
    `<circle cx="202" cy="274" r="19" fill="none" stroke="#1b1208" stroke-width="7" opacity=".3" filter="${c.blur(2)}"/><circle cx="200" cy="270" r="19" fill="none" stroke="${m[3]}" stroke-width="7.4"/><circle cx="200" cy="270" r="19" fill="none" stroke="${face}" stroke-width="6.2"/><path d="M185 262a17 17 0 0 1 14 -9" fill="none" stroke="${m[0]}" stroke-width="1.6" stroke-linecap="round"/>`,
  ).cloth('M196 255h8v30h-8Z', { color: acc, edge: 0.6 })
}

/** one piece: scooped neck, bound edges, high leg; named metal means a belt, none means a ruched waist */
export const swimsuit: Good = (c) => {
  const { color: col, accent: acc, pattern: p, metal } = c.o
  const S = tone(col, -0.24)
  const trim = p && p !== 'plain' ? acc : tone(col, 0.012)
  // the back: lower neck, fuller seat
  const back = sym(
    pts(
      '0,150! 22,140 36,112 44,64! 58,66! 60,110 66,146 82,168! 79,192 71,220 65,252 67,282 79,316 88,342! 84,360 64,394 42,428 22,450! 0,454',
    ),
  )
  c.cloth(spline(back), { color: tone(col, -0.13), edge: 1, depth: 0.1 })
  c.line(open(pts('155,66 164,112 178,140 200,150 222,140 236,112 245,66')), tone(trim, -0.1), 3)
  c.label(200, 158, 20, 9)
  const body = sym(
    pts(
      '0,186! 20,179 34,152 41,112 44,62! 59,65! 58,104 62,140 84,168! 80,192 72,220 66,252 68,282 80,316 88,342! 62,362 40,394 24,428 17,448! 0,451',
    ),
  )
  const pulls = metal ? { dark: [], light: [], fine: [] } : ruching()
  c.cast(spline(body), 0.3, 3, 1, 3, spline(back), tone(col, -0.5))
  c.cloth(spline(body), {
    pattern: p,
    dark: [
      ...pulls.dark,
      ...folds(
        '282,176 240,206 9 1 3; 118,176 160,206 9 1 -3; 284,336 240,330 8 1 -3; 116,336 160,330 8 1 3; 216,446 212,400 4 1; 185,446 190,404 4 1; 236,160 226,204 3 10 4; 164,160 176,206 3 10 -4; 240,366 214,350 6 1; 160,366 186,352 6 1',
      ),
    ],
    light: [...pulls.light, ...folds('250,80 252,130 4 6; 150,80 148,130 4 6')],
    fine: [...pulls.fine, ...folds('281,178 252,200 2.4 .3 3; 119,178 148,200 2.4 .3 -3')],
    soft: metal ? 4.4 : 2.6,
    edge: 1.8,
    glow: 0.2,
  })
  c.add(
    `<g clip-path="${c.clip(spline(body))}"><path d="${folds('160,186 172,236 22 12; 236,190 228,236 14 8; 176,296 190,410 44 16; 226,300 212,400 18 8').join('')}" fill="${p && p !== 'plain' ? '#fff' : tone(col, 0.2)}" opacity=".22" filter="${c.blur(8)}"/></g>`,
  )
  if (metal) {
    for (const m of [0, 1]) {
      const f = (P: Points) => (m ? mir(P) : P)
      c.line(open(f(pts('270,190 248,206 238,230 236,258'))), S, 0.9, 'opacity=".4"')
    }
    belt(c, metal)
  } else
    for (const m of [0, 1]) {
      const f = (P: Points) => (m ? mir(P) : P)
      c.stitch(open(f(pts('269,212 263.6,236 263,262 266,288 272,308'))), S, 0.9, '2 2.2', 'opacity=".6"')
    }
  // bound neck, armholes and leg line
  const edge = (run: string, w = 3.6) => {
    const d = open(pts(run))
    c.line(d, tone(trim, -0.2), w + 1)
      .line(d, trim, w)
      .line(d, tone(trim, 0.2), 0.8, 'opacity=".55"')
  }
  edge('157,64 159,112 166,152 180,179 200,186 220,179 234,152 241,112 243,64')
  for (const m of [0, 1]) {
    const flip = (run: string) => (m ? mir(pts(run)) : pts(run)).map(([x, y]) => `${x},${y}`).join(' ')
    edge(flip('258,66 257,104 261,140 283,167'))
    edge(flip('287,342 261,362 239,394 223.4,428 216.6,447'))
  }
  c.line(open(pts('184,448 200,451 216,448')), S, 1, 'opacity=".5"')
}
