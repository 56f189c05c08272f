import { tone } from '../kit/colour.ts'
import { at, folds, lerp, n1, open, pts, spline } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'
import { pair } from './pair.ts'

const T = '2.8 2'
/** the moccasin seam, from the throat round the toe */
const SEAM = pts('192,206 214,222 244,236 276,246 304,252 324,253 335,249')

/** the raised seam of a moccasin: a ridge, puckered by stitches that cross it */
function ridge(c: Pen, dark: string, lit: string): void {
  const d = open(SEAM)
  c.line(d, dark, 3.6, `opacity=".5" filter="${c.blur(1)}" transform="translate(.4 2)"`)
  c.line(d, lit, 2.2, 'opacity=".75"').line(d, dark, 0.8, 'opacity=".6" transform="translate(0 1.4)"')
  let cross = ''
  for (let i = 0; i < SEAM.length - 1; i++)
    for (let k = 0; k < 6; k++) {
      const [x0, y0] = at(SEAM, i)
      const [x1, y1] = at(SEAM, i + 1)
      const l = Math.hypot(x1 - x0, y1 - y0)
      const [nx, ny] = [-(y1 - y0) / l, (x1 - x0) / l]
      const [x, y] = [lerp(x0, x1, k / 6), lerp(y0, y1, k / 6)]
      cross += `M${n1(x - nx * 2)} ${n1(y - ny * 2)}L${n1(x + nx * 4.6)} ${n1(y + ny * 4.6)}`
    }
  c.line(cross, dark, 0.8, 'opacity=".42"')
}

/** a low slip-on from the side and a little above, toe to the right */
const shoe: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const S = tone(col, -0.2)
  const lit = tone(col, 0.2)
  const SOLE = tone(acc, -0.02)
  c.cast(spline(pts('72,180! 66,320! 230,322 356,304! 350,250 280,210 216,160 190,206')), 0.26, 7, 4, 10)
  // lining of the far side
  c.cloth(spline(pts('80,177! 112,168 156,172 190,170 214,176! 206,210 166,222 120,214 94,200')), {
    color: '#D8B98F',
    edge: 1,
    from: [90, 160],
    to: [190, 222],
    dark: folds('100,204 200,214 16 14'),
    soft: 5,
  })
  c.line(open(pts('81,176 112,168 156,172 192,170')), tone(col, 0.02), 3.4)
  // heel, stacked in layers, then the sole
  const heel = spline(pts('67,290! 146,298! 142,326 140,328! 72,328! 68,310'))
  c.cloth(heel, { color: SOLE, edge: 0.9, from: [68, 290], to: [140, 328], range: 0.07 })
  for (const y of [303, 311, 319])
    c.line(`M69 ${y}Q105 ${y + 3} 143 ${y + 2}`, tone(SOLE, -0.14), 0.8, 'opacity=".6"')
  c.fill('M71 324.500Q105 327 141 325.500V329H72Z', tone(SOLE, -0.2))
  c.cloth(
    spline(
      pts('66,286! 146,296 210,302 300,304 358,290! 362,298 354,310! 300,321 240,320 184,309 148,302 66,296'),
    ),
    { color: SOLE, edge: 0.7, from: [60, 286], to: [70, 322], range: 0.08 },
  )
  // upper: quarter and vamp
  const upper = pts(
    '80,176! 72,202 67,238 69,290! 140,298 210,304 300,304 356,290! 358,274 351,257 337,240 310,226 280,212 250,198 226,180 210,188 192,206! 164,215 126,209 96,194',
  )
  c.cloth(spline(upper), {
    edge: 1.3,
    soft: 5,
    glow: 0.22,
    depth: 0.18,
    from: [90, 170],
    to: [300, 320],
    light: folds('112,214 128,288 10 20; 262,254 336,268 6 16 -4; 78,206 82,276 4 8'),
    dark: folds('190,214 206,300 4 12; 150,224 168,296 3 12 4; 96,292 340,300 8 14'),
  })
  // heel counter and topline
  c.cloth(spline(pts('80,176! 71,204 67,240 69,290! 116,295! 118,262 112,226 98,194')), {
    color: tone(col, -0.012),
    edge: 0.7,
    glow: 0.22,
    from: [70, 190],
    to: [120, 290],
    light: folds('88,206 92,278 6 10'),
    soft: 4,
  })
  c.stitch(open(pts('101,201 109,228 114,262 112,293')), lit, 0.9, T, 'opacity=".8"')
  c.line(open(pts('82,180 98,197.500 127,212.500 164,218.500 191,210')), lit, 1, 'opacity=".6"')
  c.stitch(open(pts('86,190 98,203 127,217.500 164,223.500 193,215')), lit, 0.8, T, 'opacity=".75"')
  // apron with its tongue
  const apron = pts(
    '192,206! 196,184 204,168 214,161 226,164! 238,184 258,199 286,213 314,227 337,240! 339,246 326,253 304,253 276,247 244,237 214,223',
  )
  c.cloth(spline(apron), {
    color: tone(col, 0.014),
    edge: 1,
    soft: 4,
    glow: 0.26,
    from: [210, 170],
    to: [280, 260],
    light: folds('268,222 322,240 6 12; 208,176 204,204 5 8'),
    dark: folds('244,226 300,250 3 6'),
  })
  ridge(c, S, tone(col, 0.12))
  c.stitch(open(pts('198,200 201,184 208,172 216,167 224,170')), lit, 0.8, T, 'opacity=".75"')
  // penny strap with its window
  const strap = pts(
    '231,168! 244,178 263,190! 256,216 250,240 247,268 250,303! 206,302! 206,268 210,238 219,204',
  )
  c.cast(spline(strap), 0.34, 2.6, 2.4, 3, `${spline(upper)}${spline(apron)}`)
  c.cloth(spline(strap), {
    color: tone(col, 0.004),
    edge: 1,
    glow: 0.24,
    from: [214, 180],
    to: [262, 290],
    light: folds('228,196 216,280 4 9'),
    soft: 3.4,
  })
  c.stitch(open(pts('227,174 215,206 207.500,238 210,268 210,299')), lit, 0.8, T, 'opacity=".8"')
  c.stitch(open(pts('257,194 251,217 246,240 243,268 246,299')), lit, 0.8, T, 'opacity=".8"')
  const slot = spline(pts('248,187! 245,202 239,213 228,224! 230,209 236,196'))
  c.fill(slot, tone(col, -0.3)).line(slot, lit, 0.7, 'opacity=".6" transform="translate(.5 .8)"')
  // welt with its stitches
  const welt = open(pts('68,291 140,299 210,305 300,305.500 357,292'))
  c.line(welt, tone(acc, -0.16), 5)
    .line(welt, tone(acc, 0.12), 3.6)
    .stitch(welt, tone(acc, 0.34), 1.1, '3 2.4')
}

/** a penny loafer: moccasin apron with a puckered seam, a strap with a window across it, welt and stacked heel */
export const loafer: Good = pair(
  shoe,
  'translate(8 -68) rotate(-9 200 240) translate(200 240) scale(1.08 .84) translate(-212 -240)',
  'translate(-6 92) rotate(-1 200 240) translate(200 240) scale(1.08 .84) translate(-212 -240)',
)
