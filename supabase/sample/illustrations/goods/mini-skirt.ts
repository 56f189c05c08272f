import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.8 2'
const cut = (c: Pen) => (c.o.pattern && c.o.pattern !== 'plain' ? c.o.pattern : 'drill')

/** metal on denim, worked buttons on other cloth */
function button(c: Pen, x: number, y: number, r: number): void {
  if (cut(c) !== 'twill') {
    c.line(`M${x - r - 2} ${y}h${2 * r + 4}`, tone(c.o.color, -0.24), 1.6, 'opacity=".4"').button(
      x,
      y,
      r,
      c.o.accent,
    )
    return
  }
  const face = c.radial(
    [
      [0, '#F6E3B8'],
      [0.6, '#BC8A48'],
      [1, '#774B1D'],
    ],
    x - r * 0.4,
    y - r * 0.5,
    r * 1.5,
  )
  c.add(
    `<circle cx="${x + 1}" cy="${y + 1.4}" r="${r}" fill="#0b1020" opacity=".32"/><circle cx="${x}" cy="${y}" r="${r}" fill="${face}"/><circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="none" stroke="#774B1D" stroke-width=".7" opacity=".8"/>`,
  )
}

/** A-line and above the knee: six panels, buttons from waist to hem, patch pockets to put the hands in */
export const miniSkirt: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const p = cut(c)
  const S = tone(col, -0.24)
  const denim = p === 'twill'
  const th = denim ? acc : S
  const thin = denim ? 0.95 : 0.7
  c.cloth(spline(sym(pts('0,120 58,113! 61,147! 0,157'))), { color: tone(col, -0.13), pattern: p, edge: 0.6 })
  c.label(200, 124, 26, 12)
  const body = sym(pts('0,146! 62,136! 74,178 86,236 97,308! 50,322 0,326'))
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '256,166 282,320 2 14 4; 144,166 118,320 2 13 -4; 232,240 244,324 2 14 2; 168,240 156,324 2 13 -2; 267,184 238,206 8 1 -3; 133,184 162,206 8 1 3',
    ),
    light: folds('160,168 148,322 10 26 3; 238,168 250,320 8 22 -3; 272,240 284,314 4 10'),
    fine: folds(
      '266,188 244,204 2.8 .3; 134,188 156,204 2.8 .3; 262,254 276,318 .4 2.6; 138,254 124,318 .4 2.6',
    ),
    soft: 6,
    lOp: denim ? 0.42 : 0.22,
    edge: 1.4,
  })
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    // panel seam
    const seam = pts('230,158 237,220 247,322')
    c.line(open(f(seam)), S, 1, 'opacity=".5"')
    c.stitch(open(f(seam.map(([x, y]) => [x + 3, y]))), th, thin, T, 'opacity=".75"')
    if (denim) c.stitch(open(f(seam.map(([x, y]) => [x + 6, y]))), th, thin, T, 'opacity=".75"')
    // patch pocket, its top folded over
    const bag = f(pts('224,190! 269,184! 277,230 273,245 258,252! 243,253 230,246 226,232'))
    c.cast(spline(bag), 0.32, 2.6, 1.6, 3.4, '', tone(col, -0.42))
    c.cloth(spline(bag), { pattern: p, rot: m ? 7 : -7, edge: 0.9, outline: 0.6, color: tone(col, 0.01) })
    c.stitch(
      open(f(pts('227,194 229.2,231 233.6,243.6 244,249.8 257.6,248.8! 270.6,242.4 273.6,230 266.6,188'))),
      th,
      thin,
      T,
      'opacity=".8"',
    )
    c.stitch(open(f(pts('225.6,200.6 248,198 271,194.4'))), th, thin, T, 'opacity=".8"')
    c.line(open(f(pts('224.5,190 247,187.6 268.5,184.4'))), tone(col, 0.14), 1.6, 'opacity=".6"')
  }
  for (const off of denim ? [0, 3] : [0])
    c.stitch(
      open(
        pts(`105.5,${299 - off} 150,${312.5 - off} 200,${316 - off} 250,${312.5 - off} 294.5,${299 - off}`),
      ),
      th,
      thin,
      T,
      'opacity=".75"',
    )
  // front edge
  const strip = pts('188,146! 212,146! 213,240 213.6,326.5! 186.4,326.5! 187,240')
  c.cast(spline(strip), 0.28, 2.4, 2.4, 0, spline(body), tone(col, -0.42))
  c.cloth(spline(strip), { pattern: p, edge: 0.7, outline: 0.6, color: tone(col, 0.014) })
  for (const run of ['191.4,160 190.4,240 189.8,324', '208.6,160 209.6,240 210.2,324'])
    c.stitch(open(pts(run)), th, thin, T, 'opacity=".75"')
  // waistband and loops
  const band = pts(
    '137,134! 168,142 200,144 232,142 263,134! 267,157! 234,164.500 200,166.500 166,164.500 133,157!',
  )
  c.cast(spline(band), 0.26, 2, 0, 2.4, '', tone(col, -0.42))
  c.cloth(spline(band), { pattern: p, rot: p === 'check' || p === 'floral' ? 0 : 90, edge: 0.8 })
  for (const run of [
    '138.600,137.600 168,145.400 200,147.400 232,145.400 261.400,137.600',
    '134.600,153.800 166,161.200 200,163.200 234,161.200 265.400,153.800',
  ])
    c.stitch(open(pts(run)), th, thin, T, 'opacity=".75"')
  for (const [x, y, turn] of [
    [155, 150, 8],
    [176, 154, 3],
    [224, 154, -3],
    [245, 150, -8],
  ] as const) {
    const loop = `M${x - 3.8} ${y - 15}h7.600v30h-7.600Z`
    c.add(`<g transform="rotate(${turn} ${x} ${y})">`).cast(loop, 0.25, 1, 1, 1.2)
    c.cloth(loop, { pattern: p, edge: 0.3, color: tone(col, 0.02) })
    c.stitch(`M${x - 2} ${y - 13}v26M${x + 2} ${y - 13}v26`, th, 0.5, T, 'opacity=".7"').add('</g>')
  }
  button(c, 200, 155, 5)
  for (const y of [187, 217, 247, 277, 305]) button(c, 200, y, 5.4)
}
