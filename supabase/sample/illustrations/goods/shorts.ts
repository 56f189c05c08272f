import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.6 2'
const cut = (c: Pen) => (c.o.pattern && c.o.pattern !== 'plain' ? c.o.pattern : 'drill')
/** denim is sewn with thread that shows; other cloth with its own colour */
const thread = (c: Pen) => (cut(c) === 'twill' ? c.o.accent : tone(c.o.color, -0.22))

/** stripes run down the leg */
const grain = (c: Pen) => (cut(c) === 'stripe' ? 90 : 0)

function leg(c: Pen, m: number): void {
  const { color: col } = c.o
  const p = cut(c)
  const S = tone(col, -0.22)
  const th = thread(c)
  const denim = p === 'twill'
  const f = (P: Points) => (m ? mir(P) : P)
  const px = (x: number) => (m ? 400 - x : x)
  c.cloth(
    spline(f(pts('200,140! 266,130! 280,172 290,214 299,286! 258,300 211,300! 207,280 203,260 200,246!'))),
    {
      pattern: p,
      rot: grain(c) + (m ? 5 : -5),
      dark: folds(
        '203,248 262,222 9 1 4~; 205,264 268,262 8 1 3~; 207,276 262,288 6 1 -3~; 291,222 298,286 5 10; 250,224 254,294 1 9 3~',
        m,
      ),
      light: folds('240,180 250,292 12 24 3~; 264,196 281,282 8 16', m),
      fine: folds('203,246 244,228 3 .2; 205,259 250,254 3 .2; 206,276 246,280 2.6 .2', m),
      soft: 5.5,
      lOp: denim ? 0.42 : 0.24,
      edge: 1.3,
    },
  )
  if (!denim) {
    c.line(
      open(f(pts('246,190 251,240 255,292'))),
      tone(col, 0.16),
      1.8,
      `opacity=".5" filter="${c.blur(0.6)}"`,
    )
    c.line(open(f(pts('248.4,190 253.4,240 257.4,292'))), S, 1.2, `opacity=".42" filter="${c.blur(0.6)}"`)
  }
  c.line(open(f(pts('277,184 286,226 294.6,284'))), S, 0.8, 'opacity=".35"')
  // turn-up
  const turn = f(pts('209.5,285! 257,287 300,273! 305,301! 260,316 210.5,314!'))
  c.cast(spline(turn), 0.32, 2.4, 0, -2.4, '', tone(col, -0.4))
  c.cloth(spline(turn), {
    pattern: p,
    rot: grain(c) + (m ? 95 : -95),
    edge: 0.9,
    color: tone(col, denim ? 0.09 : 0.016),
  })
  c.stitch(open(f(pts('210.5,290 257.6,292 300,278.4'))), th, 0.8, T, 'opacity=".75"')
  if (denim) {
    const mouth = pts('228,153 234,172 250,186 281,188')
    c.cloth(spline(f(pts('228,151! 234,172 250,186 281,189! 272,148!'))), {
      pattern: p,
      color: tone(col, -0.05),
      edge: 0.5,
      outline: 0.2,
    })
    c.line(open(f(mouth)), S, 1.4, 'opacity=".6"')
    for (const off of [1, 2])
      c.stitch(open(f(mouth.map(([x, y]) => [x - 1.5 * off, y + 4 * off]))), th, 1, '3 2')
    for (const [x, y] of pts('229,158 277,189'))
      c.add(`<circle cx="${px(x)}" cy="${y}" r="2.200" fill="#C58A45" stroke="#7a4f20" stroke-width=".5"/>`)
    return
  }
  const mouth = pts('244,152 251,172 262,194 279,214')
  c.cloth(spline(f(pts('244,152! 251,172 262,194 287,216! 281,176 272,148!'))), {
    pattern: p,
    color: tone(col, -0.045),
    edge: 0.5,
    outline: 0.2,
  })
  c.line(open(f([...mouth, [286.6, 216]])), S, 1.5, 'opacity=".62"')
  c.stitch(open(f(mouth.map(([x, y]) => [x - 3.4, y + 2]))), S, 0.7, T, 'opacity=".6"')
}

/** tailored: pressed fronts, slant pockets, a tabbed waistband, turn-ups; in twill they become jeans cut short */
export const shorts: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const p = cut(c)
  const S = tone(col, -0.22)
  const th = thread(c)
  const denim = p === 'twill'
  c.cloth(spline(sym(pts('0,117 64,110! 66,132! 0,142'))), {
    color: denim ? tone(col, -0.12) : '#E9DEC8',
    pattern: denim ? 'twill' : 'plain',
    edge: 0.6,
  }).label(200, 121, 26, 12)
  for (const m of [1, 0]) leg(c, m)
  // fly
  c.line(open(pts('200,158 200.500,246')), S, 1.4, 'opacity=".65"')
  c.stitch(open(pts('222,158 221,196 214,214 202,222')), th, 0.9, T, 'opacity=".8"')
  if (denim)
    c.stitch(open(pts('226,158 225,198 217,218 202,227')), th, 0.9, T).stitch('M203.500 158V242', th, 0.9, T)
  // waistband, loops, closure
  c.cloth(
    spline(pts('134,129! 166,137 200,140 234,137 266,129! 272,151! 236,159 200,161 164,159 128,151!')),
    {
      pattern: p,
      rot: p === 'pinstripe' || p === 'cord' ? 90 : 0,
      edge: 0.8,
    },
  )
  for (const run of [
    '130.600,148 164,156 200,158 236,156 269.400,148',
    '135.600,132.600 166,140.200 200,143 234,140.200 264.400,132.600',
  ])
    c.stitch(open(pts(run)), th, 0.8, T, 'opacity=".75"')
  for (const [x, y, turn] of [
    [151, 145, 8],
    [172, 149, 3],
    [238, 149, -4],
    [254, 144.5, -8],
  ] as const) {
    const loop = `M${x - 3.8} ${y - 15}h7.600v30h-7.600Z`
    c.add(`<g transform="rotate(${turn} ${x} ${y})">`).cast(loop, 0.25, 1, 1, 1.2)
    c.cloth(loop, { pattern: p, edge: 0.3, color: tone(col, 0.02) })
    c.stitch(`M${x - 2} ${y - 13}v26M${x + 2} ${y - 13}v26`, th, 0.5, T, 'opacity=".7"').add('</g>')
  }
  if (denim) {
    c.button(200, 150, 5, '#B98543')
    return
  }
  const tab = pts('184,139! 217,139.500! 226,150! 217,161! 184,161!')
  c.cast(spline(tab), 0.28, 1.6, 1, 2, '', tone(col, -0.4)).cloth(spline(tab), {
    pattern: p,
    edge: 0.6,
    outline: 0.6,
  })
  c.line('M206 150H217', S, 1.6, 'opacity=".5"').button(211, 150, 4.6, acc)
}
