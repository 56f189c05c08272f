import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, starPath, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const FLAT = '1.8 1.5'

function leg(c: Pen, m: number): void {
  const { color: col, pattern: p } = c.o
  const S = tone(col, -0.24)
  const th = tone(col, 0.18)
  const f = (P: Points) => (m ? mir(P) : P)
  c.cloth(
    spline(
      f(
        pts(
          '200,176! 290,166! 300,206 309,252 318,306 322,348! 290,360 254,364 222,362! 212,338 204,322 200,316!',
        ),
      ),
    ),
    {
      pattern: p,
      rot: m ? 6 : -6,
      dark: folds(
        '206,318 254,286 9 1 4~; 212,338 262,322 8 1 3~; 308,250 268,268 8 1 3~; 316,318 280,326 8 1 -3~; 230,362 236,332 5 1; 296,358 288,330 5 1; 296,180 270,200 6 1',
        m,
      ),
      light: folds('276,196 290,350 12 24 -4~; 246,210 250,350 8 16', m),
      fine: folds(
        '204,316 238,294 2.6 .3 3~; 210,336 244,325 2.4 .3; 306,254 280,266 2.4 .3; 316,320 290,326 2.2 .3',
        m,
      ),
      soft: 4.4,
      edge: 1.8,
    },
  )
  // hem, turned and flat-stitched
  c.line(open(f(pts('221,350 254,352 289,348.4 320.6,337'))), S, 0.9, 'opacity=".5"')
  for (const dy of [-1.6, 1.8])
    c.stitch(
      open(f(pts('221,350 254,352 289,348.4 320.6,337').map(([x, y]) => [x, y + dy]))),
      th,
      0.8,
      FLAT,
      'opacity=".7"',
    )
  // side seam
  c.line(open(f(pts('277,168 286,220 296,290 302,344'))), S, 0.9, 'opacity=".4"')
  c.stitch(open(f(pts('279.5,168 288.5,220 298.5,290 304.5,344'))), th, 0.7, FLAT, 'opacity=".6"')
}

/** men's trunks: a woven waistband with lettering, a shaped front panel, short fitted legs */
export const boxers: Good = (c) => {
  const { color: col, accent: acc, pattern: p } = c.o
  const S = tone(col, -0.24)
  const th = tone(col, 0.18)
  const bandOf = p && p !== 'plain' ? acc : tone(col, -0.02)
  const ink = p && p !== 'plain' ? (col === acc ? tone(col, 0.4) : col) : acc
  c.cloth(spline(sym(pts('0,126 50,122 84,116! 86,140 0,150'))), {
    color: tone(bandOf, -0.12),
    edge: 0.7,
    depth: 0.1,
  }).label(200, 129, 26, 11)
  for (const m of [1, 0]) leg(c, m)
  // front panel: two halves that curve out from the waist and meet between the legs
  const front = sym(pts('0,172! 48,170! 56,206 58,246 44,292 18,322 0,330'))
  c.cast(spline(front), 0.26, 4, 2, 4, '', tone(col, -0.5))
  c.cloth(spline(front), {
    pattern: p,
    color: tone(col, 0.008),
    dark: folds(
      '154,238 180,256 6 1; 246,238 222,258 6 1; 240,290 214,296 7 1; 160,290 186,298 7 1; 176,312 190,300 4 1',
    ),
    light: folds('172,192 178,270 14 22; 228,190 226,270 10 18'),
    fine: folds('242,288 222,294 2 .2; 158,288 180,296 2 .2'),
    soft: 5,
    edge: 1.6,
    outline: 0.6,
  })
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    const seam = pts('245,174 252.6,206 254.6,246 241,290 216,318 200,326')
    c.stitch(open(f(seam)), th, 0.8, FLAT, 'opacity=".8"')
    c.stitch(open(f(seam.map(([x, y]) => [x - 3.4, y - 1]))), th, 0.8, FLAT, 'opacity=".6"')
  }
  // centre seam and the bound opening of the fly
  c.line(open(pts('200,174 202,220 203,270 200,328')), S, 1.1, 'opacity=".5"')
  const fly = open(pts('232,174 231,206 223,236 206,262'))
  c.line(fly, S, 4.4, 'opacity=".5"')
    .line(fly, tone(bandOf, 0.01), 3.4)
    .line(fly, tone(bandOf, 0.16), 0.9, 'opacity=".6" transform="translate(-.7 -.4)"')
  c.stitch(open(pts('238,174 237,208 228,240 207,268')), th, 0.8, FLAT, 'opacity=".7"')
  const band = spline(sym(pts('0,144! 46,142 86,134! 91,156 93,174! 50,184 0,186')))
  c.cast(band, 0.34, 3, 1, 4, '', tone(col, -0.5))
  c.cloth(band, {
    color: bandOf,
    pattern: 'rib',
    edge: 1.4,
    dark: folds('290,144 268,160 6 1; 110,144 132,160 6 1'),
  })
  for (const run of [
    '113.6,139 154,147 200,149 246,147 286.4,139',
    '107.6,169.4 150,178.6 200,180.8 250,178.6 292.4,169.4',
  ])
    c.line(open(pts(run)), ink, 2.4, 'opacity=".9"')
  c.word(203, 171, 'ZELLIGE', 18, ink, 6)
  for (const [x, y] of [
    [128, 160],
    [272, 160],
  ] as const)
    c.fill(starPath(x, y, 6.4), ink).fill(starPath(x, y, 2.6), bandOf)
}
