import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '3 2'
const cut = (c: Pen) => (c.o.pattern && c.o.pattern !== 'plain' ? c.o.pattern : 'twill')

/** a shank button: domed metal with a rim */
function shank(c: Pen, x: number, y: number, r: number): void {
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

/** a felled seam: its ridge, and two rows of the thread that makes denim denim */
function felled(c: Pen, P: Points, dx: number, dy: number): void {
  const { color: col, accent: acc } = c.o
  c.line(open(P), tone(col, -0.2), 1.2, 'opacity=".6"')
  for (const k of [1, 2.1])
    c.stitch(open(P.map(([x, y, q]) => [x + dx * k, y + dy * k, q])), acc, 0.9, T, 'opacity=".95"')
}

function sleeve(c: Pen, m: number): void {
  const { color: col, accent: acc } = c.o
  const f = (P: Points) => (m ? mir(P) : P)
  const px = (x: number) => (m ? 400 - x : x)
  c.cloth(
    spline(
      f(pts('290,94! 312,112 334,184 348,268 355,346! 336,355 314,356! 304,300 294,240 283,204! 266,146')),
    ),
    {
      pattern: cut(c),
      rot: m ? 9 : -9,
      dark: folds(
        '286,206 320,228 11 1 3~; 295,250 336,262 11 1 3~; 303,300 344,308 10 1 2~; 294,124 324,354 3 10 -5~; 312,350 346,344 3 3',
        m,
      ),
      light: folds('312,120 346,338 8 16 -4~; 300,232 330,244 6 1 2~; 308,280 338,288 6 1 2~', m),
      fine: folds('290,216 314,230 3 .3; 298,258 330,266 3 .3; 306,304 338,309 2.6 .3', m),
      soft: 6,
      lOp: 0.44,
      edge: 1.3,
    },
  )
  felled(c, f(pts('299,230 308,290 318,354')), m ? 2.6 : -2.6, 0)
  const cuff = f(pts('312,352! 335,354 357,344! 360,376! 337,386 315,384!'))
  c.cast(spline(cuff), 0.3, 2, 0, -2, '', tone(col, -0.4))
  c.cloth(spline(cuff), { pattern: cut(c), rot: m ? 90 : -90, edge: 0.9, color: tone(col, -0.012) })
  for (const run of ['314,356 335,358 356,349', '316,380 337,382 358,372'])
    c.stitch(open(f(pts(run))), acc, 0.9, T)
  shank(c, px(351), 362, 3.6)
}

/** the trucker: yoke, pointed flap pockets, V seams to a waistband, metal buttons, thread in a second colour */
export const denimJacket: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const p = cut(c)
  c.cloth(spline(sym(pts('0,76 36,64! 32,104 0,130'))), { color: tone(col, -0.1), pattern: p, edge: 0.6 })
  c.add('<rect x="183" y="84" width="34" height="17" rx="1.500" fill="#B4814E"/>')
  c.line('M189 90h22M192 95.500h16', '#6d4522', 1.2)
  for (const m of [0, 1]) sleeve(c, m)
  const body = sym(pts('0,120! 26,98 40,66! 66,78 92,94! 85,134 82,172 85,206! 86,280 84,352! 40,358 0,358'))
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '284,206 254,252 10 1 4; 116,206 146,252 10 1 -4; 283,330 246,344 8 1 -3; 117,330 154,344 8 1 3; 283,230 282,352 4 10; 117,230 118,352 4 8',
    ),
    light: folds('158,180 160,340 22 30 3; 244,180 242,340 18 26 -3; 150,100 250,100 10 10'),
    fine: folds('284,214 262,238 3 .3 3; 116,214 138,238 3 .3 -3'),
    soft: 8,
    lOp: 0.4,
    edge: 1.4,
  })
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    const s = m ? -1 : 1
    felled(c, f(pts('291,96 284,134 281,172 284,205')), -2.8 * s, 0.6)
    c.line(open(f(pts('240,72 262,82 288,96'))), tone(col, -0.2), 0.9, 'opacity=".4"')
    // front yoke
    felled(c, f(pts('213,158 248,159 281,156')), 0, -2.8)
    // V seams from the pocket to the waistband
    felled(c, f(pts('232,196 229,270 222,356')), -2.6 * s, 0)
    felled(c, f(pts('268,196 260,270 246,356')), 2.6 * s, 0)
    // side welt
    const welt = f(pts('266,282! 274,278! 283,330! 275,335!'))
    c.cast(spline(welt), 0.32, 2, 1, 2.4, '', tone(col, -0.42))
    c.cloth(spline(welt), { pattern: p, rot: 40, edge: 0.6, outline: 0.6 })
    c.stitch(open(f(pts('267.6,284.6! 272.6,282! 281,329! 276.4,332!'))), acc, 0.8, T)
    // chest pocket and its pointed flap
    const bag = f(pts('227,176! 273,174! 271,206 266,216! 250,224! 235,217! 229,207'))
    c.cloth(spline(bag), { pattern: p, edge: 0.7, outline: 0.35, color: tone(col, -0.01) })
    c.stitch(open(f(pts('230,184 232,207 237,215! 250,221! 264,214.4! 268.6,206 270,184'))), acc, 0.9, T)
    const flap = f(pts('223,160! 276,158! 277,174! 250,188! 223,176!'))
    c.cast(spline(flap), 0.36, 2.4, 1.4, 3.4, '', tone(col, -0.42))
    c.cloth(spline(flap), { pattern: p, edge: 0.8, color: tone(col, 0.022), outline: 0.6 })
    for (const k of [2.4, 5])
      c.stitch(
        open(
          f([
            [223 + k, 162, 1],
            [223 + k, 176 - k * 0.6, 1],
            [250, 188 - k * 1.16, 1],
            [277 - k, 174 - k * 0.6, 1],
            [276 - k, 160, 1],
          ]),
        ),
        acc,
        0.8,
        T,
      )
    shank(c, m ? 150 : 250, 178, 3.6)
  }
  // front edge, lapped left over right
  const strip = pts('190,114! 211,114! 212,240 212,359! 189,359! 189,240')
  c.cast(spline(strip), 0.3, 2.4, 2.4, 1, spline(body), tone(col, -0.42))
  c.cloth(spline(strip), { pattern: p, edge: 0.8, color: tone(col, 0.012), outline: 0.6 })
  for (const x of [192.4, 208.6]) c.stitch(`M${x} 116V357`, acc, 0.9, T)
  // waistband
  const band = sym(pts('0,354! 44,354 85,347! 84,378! 44,386 0,386!'))
  c.cast(spline(band), 0.3, 2, 0, -2, '', tone(col, -0.42))
  c.cloth(spline(band), { pattern: p, rot: 90, edge: 0.9, color: tone(col, -0.008) })
  for (const run of [
    '117,351.6 156,357.6 200,358 244,357.6 283,351.6',
    '118,374.6 156,382 200,382.4 244,382 282,374.6',
  ])
    c.stitch(open(pts(run)), acc, 0.9, T)
  c.line('M212 356.600V385.600', tone(col, -0.22), 1, 'opacity=".7"')
  for (const y of [138, 176, 214, 252, 290, 328]) shank(c, 200, y, 4.6)
  shank(c, 200, 370, 4.6)
  // collar: stand, then both leaves
  c.cloth(spline(pts('176,92! 190,106 200,110 210,106 224,92! 226,104 213,122! 200,124 187,122! 174,104')), {
    pattern: p,
    edge: 0.5,
  })
  const leaf = pts('230,58! 248,74 270,126! 252,134 230,126 203,110! 219,94 229,76')
  for (const m of [1, 0]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.cast(spline(f(leaf)), 0.34, 3, 1, 4, '', tone(col, -0.45))
    c.cloth(spline(f(leaf)), {
      pattern: p,
      edge: 0.9,
      color: tone(col, 0.014),
      rot: m ? 24 : -24,
      outline: 0.6,
    })
    for (const run of [
      '246,76 266.4,123.6! 251.6,130.4 231.6,122.6 207,109',
      '244.6,79 262.6,121.8! 251,127 233,119.4 212,108.4',
    ])
      c.stitch(open(f(pts(run))), acc, 0.8, T)
  }
  c.cloth(spline(sym(pts('0,67 24,57 31,55! 28,67 0,78'))), {
    pattern: p,
    color: tone(col, -0.02),
    edge: 0.6,
  })
}
