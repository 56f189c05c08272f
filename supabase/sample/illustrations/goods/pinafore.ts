import { tone } from '../kit/colour.ts'
import { folds, lerp, mir, n1, open, type Points, pts, spline, starPath, sym } from '../kit/geometry.ts'
import { isPrinted } from '../kit/patterns.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.4 1.9'
/** where each inverted pleat leaves the waist and reaches the hem */
const PLEATS = [
  [-44, -84],
  [-15, -28],
  [15, 28],
  [44, 84],
] as const
const TOP = 236
const HEM = 436

/** box pleats: flat faces that meet over a shaded under-fold */
function pleats(c: Pen, full: string): void {
  const { color: col, pattern: p = 'drill' } = c.o
  const S = tone(col, -0.26)
  c.add(`<g clip-path="${c.clip(full)}">`)
  for (const [t, h] of PLEATS) {
    const x = (k: number) => 200 + lerp(t, h, k)
    const y = (k: number) => lerp(TOP, HEM + 14, k)
    const edge = (s: number) =>
      open([
        [x(0.2), y(0.2)],
        [x(0.6) + s * 5.6, y(0.6)],
        [x(1) + s * 13, y(1)],
      ])
    const under = `M${n1(x(0.2))} ${n1(y(0.2))}L${n1(x(1) + 13)} ${HEM + 14}H${n1(x(1) - 13)}Z`
    c.fill(under, tone(col, -0.24), `opacity="${isPrinted(p) ? 0.42 : 1}"`).fill(
      under,
      tone(col, -0.4),
      `opacity=".5" filter="${c.blur(4)}"`,
    )
    c.line(`M${n1(x(0.3))} ${n1(y(0.3))}L${n1(x(1))} ${HEM + 14}`, tone(col, -0.36), 1.6, 'opacity=".6"')
    for (const s of [-1, 1]) {
      c.line(edge(s), '#fff', 4, `opacity=".24" filter="${c.blur(1.4)}" transform="translate(${s * 3} 0)"`)
      c.line(edge(s), S, 1.2, 'opacity=".8"')
      c.stitch(
        `M${n1(x(0) + s * 3)} ${TOP + 6}L${n1(x(0.2) + s * 3)} ${n1(y(0.2))}`,
        tone(col, 0.2),
        0.8,
        T,
        'opacity=".75"',
      )
    }
    c.line(`M${n1(x(0))} ${TOP}L${n1(x(0.2))} ${n1(y(0.2))}`, S, 1.4, 'opacity=".7"')
    c.line(`M${n1(x(0.2) - 4)} ${n1(y(0.2))}h8`, tone(col, 0.2), 1.2, 'opacity=".8"')
  }
  c.add('</g>')
}

/** school pinafore: square neck, broad buttoned straps, a yoke and box pleats */
export const pinafore: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'drill' } = c.o
  const S = tone(col, -0.26)
  const th = tone(col, 0.2)
  // back of the bodice and of the straps
  c.cloth(spline(sym(pts('0,118! 34,116! 38,60! 62,60! 60,120 68,164! 0,180'))), {
    color: tone(col, -0.12),
    pattern: p,
    edge: 0.8,
  }).label(200, 124, 24, 11)
  // pleated skirt
  const half = pts('0,232! 66,226! 76,262 92,330 108,400 116,430!')
  const hem = pts('84,438 60,441! 20,444 0,445!')
  const full = spline(sym([...half, ...hem]))
  c.cloth(full, {
    pattern: p,
    dark: folds('272,262 304,436 3 12 3; 128,262 96,436 3 12 -3; 150,250 142,440 2 10; 250,250 258,440 2 10'),
    light: folds('176,250 156,440 5 18; 200,250 200,440 4 20; 224,250 244,440 4 16; 138,280 116,434 3 12'),
    soft: 4,
    edge: 1.5,
    depth: 0.14,
  })
  pleats(c, full)
  for (const dy of [0, 3])
    c.stitch(
      open(
        sym(pts('114,420 84,427.6 50,431.6 0,433'))
          .slice(0, 7)
          .map(([x, y]) => [x, y - dy]),
      ),
      S,
      0.7,
      T,
      'opacity=".5"',
    )
  // bodice with its square neck
  const body = sym(pts('0,138! 34,137! 36,118! 66,118! 62,146 68,176! 66,208 66,236! 0,242'))
  c.cast(spline(body), 0.26, 3, 0, 4, full, tone(col, -0.5))
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '266,178 248,196 5 1 2; 134,178 152,196 5 1 -2; 264,232 244,224 5 1; 136,232 156,224 5 1; 200,150 200,222 2 10',
    ),
    light: folds('160,150 162,222 12 20; 236,150 238,222 8 14'),
    fine: folds('265,184 246,200 2.6 .3 2; 135,184 154,200 2.6 .3 -2'),
    soft: 3.6,
    edge: 1.4,
  })
  c.stitch(open(pts('166.6,120 168,141.4! 200,142.4 232,141.4! 233.4,120')), th, 0.8, T, 'opacity=".75"')
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.stitch(open(f(pts('262,122 258.4,146 264,175'))), th, 0.8, T, 'opacity=".75"')
    c.line(open(f(pts('246,142 243,190 246,234'))), S, 0.9, 'opacity=".4"')
    // strap over the shoulder, ending in a point with its button
    const strap = f(pts('237,58! 250,54 263,58! 267,100 266,150! 251,162! 236,151! 236,100'))
    c.cast(spline(strap), 0.32, 2.6, 1, 4, '', tone(col, -0.5)).cloth(spline(strap), {
      pattern: p,
      color: tone(col, 0.01),
      edge: 1,
      light: folds('246,64 246,140 6 6', m),
    })
    c.stitch(
      open(f(pts('239.6,62 239,100 239,149.6! 251,158! 263,148.6! 264,100 260.4,62'))),
      th,
      0.8,
      T,
      'opacity=".8"',
    )
    c.button(m ? 149 : 251, 146, 5, acc)
  }
  // waistband, patch pocket with the star
  const band = spline(sym(pts('0,228! 34,227 66,222! 68,242! 34,247 0,248')))
  c.cast(band, 0.34, 3, 1, 4, '', tone(col, -0.5)).cloth(band, {
    pattern: p,
    rot: 90,
    color: tone(col, 0.006),
    edge: 1,
  })
  for (const run of [
    '135,225.6 166,230.4 200,231.4 234,230.4 265,225.6',
    '133,239 166,243.8 200,244.8 234,243.8 267,239',
  ])
    c.stitch(open(pts(run)), th, 0.8, T, 'opacity=".75"')
  const crest = spline(pts('186,172! 200,173 214,172! 214,190 200,203 186,190!'))
  c.cast(crest, 0.26, 2, 1, 2)
    .cloth(crest, { color: acc, edge: 0.7 })
    .fill(starPath(200, 185, 8), tone(col, 0.02))
    .fill(starPath(200, 185, 3.2), acc)
  // side zip
  c.line(open(pts('271,246 280,282')), S, 1.4, 'opacity=".5"').stitch(
    open(pts('266.6,248 275.6,283')),
    th,
    0.8,
    T,
    'opacity=".7"',
  )
}
