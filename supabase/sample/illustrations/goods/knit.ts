import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Point, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** where cables run: two for women, one for children; men have a half zip in place of them */
const CABLES = { women: [168, 232], men: [], kids: [200] } as const

/** a zip from the neck to the chest, with the tapes beside it */
function halfZip(c: Pen): void {
  const { color: col } = c.o
  c.band('M200 120V214', tone(col, -0.16), 13).band('M200 120V212', '#8d8a84', 3.4)
  c.stitch('M193 124V213', tone(col, -0.26), 0.8, '2.4 2').stitch(
    'M207 124V213',
    tone(col, -0.26),
    0.8,
    '2.4 2',
  )
  c.add(
    '<rect x="197.4" y="150" width="5.2" height="15" rx="1.6" fill="#d9d6d0" stroke="#6d6a66" stroke-width=".6"/>',
  )
}

/** cables are drawn as crossing ropes on a knitted ground */
export const knit: Good = (c) => {
  const { color: col } = c.o,
    S = tone(col, -0.24),
    p = c.o.pattern && c.o.pattern !== 'plain' ? c.o.pattern : 'knit'
  c.cloth(spline(sym(pts('0,98 36,86! 28,112 0,126'))), {
    color: tone(col, -0.13),
    pattern: 'rib',
    edge: 0.5,
  })
  c.label(200, 101, 20, 9)
  const sl = pts(
    '288,104! 308,122 326,190 342,280 350,356! 331,364 312,364! 304,300 294,240 282,198! 270,150',
  )
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.cloth(spline(f(sl)), {
      pattern: p,
      rot: m ? 8 : -8,
      dark: folds(
        '288,200 318,230 10 1; 296,250 330,270 10 1 3; 304,300 334,312 9 1 2; 292,130 318,360 3 9 -5~',
        m,
      ),
      light: folds('308,130 338,350 7 9 -4~', m),
      fine: folds('298,254 326,266 3 0.3', m),
      soft: 3.4,
      edge: 1.3,
    })
    c.cloth(spline(f(pts('311,360! 331,360 351,352! 352,384! 332,391 313,390!'))), {
      pattern: 'rib',
      rot: m ? 4 : -4,
      edge: 0.8,
    })
  }
  const bod = sym(pts('0,126 24,114 40,86! 88,104! 80,150 84,196! 88,290 90,376! 0,382'))
  c.cloth(spline(bod), {
    pattern: p,
    dark: folds(
      '284,196 246,240 9 1 3; 116,196 156,244 9 1 -3; 286,290 226,316 9 1 -4; 114,316 180,336 9 1 4; 208,180 198,370 2 12 9',
    ),
    light: folds('158,140 164,360 12 26 6; 244,140 254,320 8 20 -4'),
    soft: 4.4,
    edge: 1.3,
  })
  // cables
  for (const x of CABLES[c.o.cut ?? 'women']) {
    const a: Point[] = [],
      b: Point[] = []
    for (let i = 0; i <= 12; i++) {
      const y = 132 + i * 20.5
      a.push([x + (i % 2 ? 6.5 : -6.5), y])
      b.push([x + (i % 2 ? -6.5 : 6.5), y])
    }
    c.add(`<g clip-path="${c.clip(spline(bod))}">`)
    for (const q of [a, b])
      c.line(open(q), tone(col, -0.2), 9, `opacity=".4" filter="${c.blur(1)}" transform="translate(1.4 1.8)"`)
        .line(open(q), tone(col, -0.1), 7.6)
        .line(open(q), tone(col, 0.04), 5.6)
        .line(open(q), tone(col, 0.12), 1.6, 'opacity=".6" transform="translate(-1 -.6)"')
    c.add('</g>')
  }
  for (const P of [pts('288,104 280,150 284,195'), mir(pts('288,104 280,150 284,195'))])
    c.line(open(P), S, 1.1, 'opacity=".5"')
  c.cloth(spline(sym(pts('0,379 90,372! 88,408! 0,414'))), { pattern: 'rib', edge: 0.9 })
  c.cloth(spline(sym(pts('0,128 26,115 41,85! 30,81! 18,104 0,113'))), { pattern: 'rib', edge: 0.7 })
  if (c.o.cut === 'men') halfZip(c)
}
