import { tone } from '../kit/colour.ts'
import { folds, lerp, open, type Points, pts, rng, spline, wedge } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** a spaghetti strap with its slider */
function strap(c: Pen, run: Points, dim: number, join: number | null): void {
  const { color: col, accent: acc } = c.o
  const d = open(run)
  c.line(d, '#1b1208', 3.6, 'opacity=".2" transform="translate(2 3)"').line(d, tone(col, -0.18 - dim), 3.6)
  c.line(d, tone(col, 0.02 - dim), 2.5).line(
    d,
    tone(col, 0.2 - dim),
    0.8,
    'opacity=".7" transform="translate(-.5 -.3)"',
  )
  const at = join === null ? undefined : run[join]
  if (at) {
    const slider = `M${at[0] - 2.8} ${at[1] - 3}h5.6v6h-5.6Z`
    c.line(slider, tone(acc, -0.22), 1.9).line(slider, tone(acc, 0.06), 1.1)
  }
}

/** pulls running out of the ruched side seam */
function ruching(): { dark: string[]; light: string[]; fine: string[] } {
  const r = rng(11)
  const dark: string[] = []
  const light: string[] = []
  const fine: string[] = []
  for (let i = 0; i < 13; i++) {
    const y = lerp(196, 306, i / 12)
    const x = 152 - Math.sin((i / 12) * Math.PI) * 1 - (i / 12) * 12
    const reach = 34 + r() * 54 - Math.abs(i - 6) * 2
    const lift = (6 - i) * 5 + (r() - 0.5) * 8
    dark.push(wedge(x, y, x + reach, y - lift, 5.4, 0.4, (r() - 0.5) * 8))
    light.push(wedge(x, y + 4.4, x + reach * 0.9, y + 4.4 - lift, 3.6, 0.3, (r() - 0.5) * 8))
    fine.push(wedge(x, y + 1, x + reach * 0.6, y + 1 - lift * 0.6, 1.8, 0.2))
  }
  return { dark, light, fine }
}

/** satin: broad soft light, a hanging cowl, a ruched side seam */
export const slipDress: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const S = tone(col, -0.26)
  // back of the bodice with its lower straps
  strap(c, pts('150,122 156,92 162,62'), 0.08, null)
  strap(c, pts('250,122 244,92 238,62'), 0.08, null)
  c.cloth(spline(pts('146,126! 172,138 200,142 228,138 254,126! 250,176 200,196 150,176')), {
    color: tone(col, -0.14),
    edge: 0.8,
    depth: 0.12,
  })
  c.label(200, 147, 20, 9)
  const body = pts(
    '144,112! 156,128 176,150 200,158 224,150 244,128 256,112! 258,132 263,158! 258,190 250,226 256,268 268,312 280,376 290,440! 262,446 234,441 204,448 172,442 140,447 110,440! 120,376 132,312 144,268 150,226 142,190 137,158! 142,132',
  )
  const side = ruching()
  c.cloth(spline(body), {
    pattern: 'satin',
    from: [130, 110],
    to: [280, 430],
    range: 0.07,
    soft: 4,
    glow: 0.22,
    depth: 0.2,
    lOp: 0.5,
    edge: 1.4,
    dark: [
      ...side.dark,
      ...folds(
        '200,250 168,442 2 18 -8; 226,270 222,444 2 14 6; 244,262 262,442 2 16 -6; 170,300 132,442 2 14 6; 258,170 232,236 6 1 -4; 142,172 168,214 5 1 3; 262,320 282,440 1 10; 212,330 196,446 1 10',
      ),
    ],
    light: [
      ...side.light,
      ...folds(
        '216,236 240,440 5 20 -10; 186,262 152,440 3 14 6; 234,168 226,232 10 12; 176,170 170,200 8 8; 252,290 276,440 2 9; 206,300 206,444 1 9 4',
      ),
    ],
    fine: [...side.fine, ...folds('226,272 222,442 .3 2; 200,256 170,440 .3 2; 246,268 262,440 .3 2')],
  })
  // broad satin sheen that follows the body
  c.add(
    `<g clip-path="${c.clip(spline(body))}"><path d="${folds('226,176 222,246 18 10; 236,300 258,430 10 26 -6; 176,316 150,430 6 16 4').join('')}" fill="${tone(col, 0.34)}" opacity=".34" filter="${c.blur(6)}"/></g>`,
  )
  // cowl: three hanging folds between the straps
  const cowl = pts(
    '144,112! 158,126 178,146 200,152 222,146 242,126 256,112! 258,126 240,158 218,184 200,190 182,184 160,158 142,126',
  )
  c.cast(spline(cowl), 0.26, 4, 1, 6, spline(body), tone(col, -0.5))
  c.cloth(spline(cowl), { pattern: 'satin', soft: 2.6, glow: 0.26, edge: 1, lOp: 0.55, range: 0.06 })
  const drapes = ['148,120 172,154 200,166 228,154 252,120', '146,124 168,164 200,179 232,164 254,124']
  for (const run of drapes) {
    const d = open(pts(run))
    c.line(d, tone(col, -0.2), 5, `opacity=".42" filter="${c.blur(2)}" transform="translate(0 3)"`)
    c.line(d, tone(col, 0.24), 3.4, `opacity=".6" filter="${c.blur(1.6)}" transform="translate(0 -2)"`)
    c.line(d, S, 0.7, 'opacity=".28" transform="translate(0 2)"')
  }
  const neck = open(pts('144,112 158,127 178,147 200,153 222,147 242,127 256,112'))
  c.line(neck, tone(col, 0.2), 2, 'opacity=".7"').line(
    neck,
    S,
    0.7,
    'opacity=".4" transform="translate(0 1.6)"',
  )
  // ruched seam, side slit, rolled hem
  c.line(open(pts('150,196 150,226 146,262 138,306')), S, 1.4, 'opacity=".5"')
  c.stitch(open(pts('152,198 152,226 148,262 140,304')), tone(col, 0.18), 0.8, '2 2.4', 'opacity=".7"')
  c.line(open(pts('114,432 140,439 172,434 204,440 234,433 262,438 287,432')), S, 0.7, 'opacity=".4"')
  const slit = pts('262,372! 270,410 271,448! 284,444! 277,404')
  c.cloth(spline(slit), { color: tone(col, -0.15), edge: 0.5, outline: 0.2 }).line(
    open(pts('262,371 270,408 271,446')),
    S,
    0.8,
    'opacity=".5"',
  )
  // front straps, with sliders, ending in small rings on the bodice
  strap(c, pts('145,114 150,88 161,61'), 0, 1)
  strap(c, pts('255,114 250,88 239,61'), 0, 1)
  for (const x of [144.6, 255.4])
    c.add(
      `<circle cx="${x}" cy="113" r="3" fill="none" stroke="${tone(acc, -0.2)}" stroke-width="1.8"/><circle cx="${x}" cy="113" r="3" fill="none" stroke="${tone(acc, 0.08)}" stroke-width="1"/>`,
    )
}
