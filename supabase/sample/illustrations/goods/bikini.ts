import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** a rolled tie cord */
function tie(c: Pen, run: Points, knot = false): void {
  const { color: col, accent: acc, pattern: p } = c.o
  const k = p && p !== 'plain' ? acc : col
  const d = open(run)
  c.line(d, '#1b1208', 4.6, `opacity=".26" transform="translate(2.4 3.4)" filter="${c.blur(1.2)}"`)
  c.line(d, tone(k, -0.22), 5)
    .line(d, k, 3.8)
    .line(d, tone(k, 0.2), 1, 'opacity=".6" transform="translate(-.7 -.7)"')
  const end = run[run.length - 1]
  if (knot && end)
    c.add(
      `<circle cx="${end[0]}" cy="${end[1]}" r="4.4" fill="${tone(k, -0.04)}" stroke="${tone(k, -0.24)}" stroke-width=".8"/><circle cx="${end[0] - 1.2}" cy="${end[1] - 1.4}" r="1.4" fill="${tone(k, 0.2)}" opacity=".8"/>`,
    )
}

/** two loops, two tails and the knot between */
function bow(c: Pen, x: number, y: number, s: number): void {
  const { color: col, accent: acc, pattern: p } = c.o
  const k = p && p !== 'plain' ? acc : col
  const to = (text: string): Points => pts(text).map(([a, b, e]) => [x + a * s, y + b, e])
  tie(c, to('0,0 10,22 6,46 12,66'), true)
  tie(c, to('0,0 -6,24 -12,44 -10,58'), true)
  tie(c, to('0,0 16,-16 32,-18 34,-6 20,2 2,2'))
  tie(c, to('0,0 -12,-14 -25,-12 -25,0 -13,6 0,2'))
  c.add(
    `<ellipse cx="${x}" cy="${y + 1}" rx="5.6" ry="6" fill="${tone(k, -0.02)}" stroke="${tone(k, -0.24)}" stroke-width=".8"/><path d="M${x - 3} ${y - 2}q2 -2 4 -1" stroke="${tone(k, 0.2)}" fill="none"/>`,
  )
}

function cup(c: Pen, m: number): void {
  const { color: col, accent: acc, pattern: p } = c.o
  const trim = p && p !== 'plain' ? acc : tone(col, 0.02)
  const f = (P: Points) => (m ? mir(P) : P)
  const d = spline(
    f(pts('210,206! 216,172 234,136 252,104! 262,98! 278,128 294,166 300,204! 280,213 230,214!')),
  )
  c.cloth(d, {
    pattern: p,
    rot: m ? -8 : 8,
    dark: folds(
      '252,116 250,150 2 9; 228,212 238,184 7 1 2~; 252,214 252,182 7 1; 276,212 266,186 7 1 -2~; 292,208 276,190 6 1; 292,170 280,206 3 9 4~',
      m,
    ),
    light: folds('246,142 248,196 12 26; 262,112 276,150 3 6', m),
    fine: folds('240,213 245,192 2 .2; 264,213 260,192 2 .2; 216,211 228,192 2 .2; 284,211 274,194 2 .2', m),
    soft: 3.6,
    edge: 1.8,
    glow: 0.2,
  })
  for (const run of ['211,203 217,172 235,136 255,102', '259,100 277,130 292.6,167 298.6,202']) {
    const e = open(f(pts(run)))
    c.line(e, tone(trim, -0.2), 4.4).line(e, trim, 3.4).line(e, tone(trim, 0.2), 0.8, 'opacity=".5"')
  }
  c.stitch(open(f(pts('214,202 240,205 272,205 296,199'))), tone(col, -0.24), 0.8, '2.4 1.8', 'opacity=".6"')
}

/** triangle top and tie-side bottom, laid out as a set */
export const bikini: Good = (c) => {
  const { color: col, accent: acc, pattern: p } = c.o
  const S = tone(col, -0.24)
  const trim = p && p !== 'plain' ? acc : tone(col, 0.02)
  // neck ties, tied in a bow; the band runs through the foot of each cup
  tie(c, pts('257,102 246,74 224,56 200,50'))
  tie(c, pts('143,102 154,74 176,56 200,50'))
  bow(c, 200, 50, 1)
  tie(c, pts('296,206 330,204 352,214 362,238 350,258 354,280'), true)
  tie(c, pts('104,206 70,204 48,214 38,238 50,258 46,280'), true)
  for (const m of [1, 0]) cup(c, m)
  tie(c, pts('296,209 270,213.4 232,214 200,211 168,214 130,213.4 104,209'))
  // bottom: the back stands a little higher and fuller than the front
  const back = sym(pts('0,292! 40,294 76,298! 78,312 76,326! 58,354 36,396 24,436! 0,440'))
  c.cloth(spline(back), { color: tone(col, -0.13), edge: 0.9, depth: 0.1 }).label(200, 297, 18, 8)
  c.line(open(pts('125,298 160,294.4 200,292.6 240,294.4 275,298')), tone(trim, -0.1), 3)
  const front = sym(pts('0,318! 38,314 77,304! 80,314 76,328! 50,346 28,384 18,432! 0,436'))
  c.cast(spline(front), 0.34, 3, 1, -2, spline(back), tone(col, -0.5))
  c.cloth(spline(front), {
    pattern: p,
    dark: folds(
      '276,310 240,326 8 1 -3; 276,324 244,336 6 1 3; 124,310 160,326 8 1 3; 124,324 156,336 6 1 -3; 214,430 210,390 4 1; 186,430 190,390 4 1; 228,384 208,372 6 1; 172,384 192,374 6 1',
    ),
    light: folds('166,332 188,404 14 6; 232,330 212,396 12 6; 270,312 244,322 3 1; 130,312 156,322 3 1'),
    fine: folds(
      '275,314 250,324 2.2 .2 -2; 125,314 150,324 2.2 .2 2; 275,320 252,330 2 .2; 125,320 148,330 2 .2',
    ),
    soft: 3,
    edge: 1.6,
    glow: 0.2,
  })
  const edge = (P: Points) => {
    const d = open(P)
    c.line(d, tone(trim, -0.2), 4.2).line(d, trim, 3.2).line(d, tone(trim, 0.2), 0.8, 'opacity=".5"')
  }
  edge(pts('124,305 162,314 200,318 238,314 276,305'))
  const legline = pts('275,328 249.4,346 227.4,384 217.6,432')
  edge(legline)
  edge(mir(legline))
  c.line(open(pts('184,432 200,436 216,432')), S, 1, 'opacity=".5"')
  for (const s of [1, -1]) bow(c, 200 + s * 88, 314, s)
}
