import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import { GOLD, SILVER } from '../kit/metal.ts'
import type { Good, Pen } from '../kit/pen.ts'
import { skirt } from '../kit/skirt.ts'

const T = '2.2 1.7'
const cut = (c: Pen) => c.o.pattern ?? 'oxford'

function sleeve(c: Pen, m: number): void {
  const { color: col, accent: acc } = c.o
  const p = cut(c)
  const S = tone(col, -0.24)
  const f = (P: Points) => (m ? mir(P) : P)
  const px = (x: number) => (m ? 400 - x : x)
  c.cloth(
    spline(
      f(pts('270,77! 289,90 309,140 324,198 331,228! 314,240 292,242! 284,204 275,176 267,156! 256,116')),
    ),
    {
      pattern: p,
      rot: m ? 15 : -15,
      dark: folds(
        '268,160 300,184 8 1 3~; 276,190 312,206 8 1 3~; 278,112 304,238 3 8 -4~; 298,240 300,214 4 1; 318,238 314,210 4 1',
        m,
      ),
      light: folds('290,108 318,222 6 10 -4~; 282,180 304,192 4 1 2~', m),
      fine: folds('270,168 294,182 2.4 .3; 279,196 304,206 2.4 .3', m),
      soft: 3,
      edge: 1.1,
    },
  )
  // rolled cuff, two turns deep, held by a buttoned tab
  for (const roll of [
    '289,226! 313,227 330,215! 336,238! 316,250 292,251!',
    '290,236! 314,237.5 332,225! 336.5,240! 316,252 292,253!',
  ]) {
    const P = f(pts(roll))
    c.cast(spline(P), 0.26, 1.8, 0, -2, '', tone(col, -0.42))
    c.cloth(spline(P), { pattern: p, rot: m ? 105 : -105, edge: 0.7, color: tone(col, 0.01) })
  }
  const tab = f(pts('303,196! 311,193! 320,230! 316,236 310,232!'))
  c.cast(spline(tab), 0.3, 1.6, 1, 2, '', tone(col, -0.42))
  c.cloth(spline(tab), { pattern: p, rot: m ? 15 : -15, edge: 0.4, outline: 0.6, color: tone(col, 0.006) })
  c.stitch(open(f(pts('305,198! 312.4,231! 316,233 318,230! 309.6,196'))), S, 0.5, T, 'opacity=".55"')
  c.button(px(308), 200, 2.4, acc)
}

/** a shirt to the waist and a full skirt below it, buttoned from collar to hem under a slim leather belt */
export const shirtDress: Good = (c) => {
  const { color: col, accent: acc, metal } = c.o
  const p = cut(c)
  const S = tone(col, -0.24)
  c.cloth(spline(sym(pts('0,64 28,54! 25,90 0,108'))), {
    color: tone(col, -0.1),
    pattern: p,
    edge: 0.6,
    depth: 0.1,
  })
  c.label(200, 71, 22, 10)
  for (const m of [0, 1]) sleeve(c, m)
  const full = skirt(226, 51, 436, 108, { n: 8, seed: 6, sag: 9, depth: 3, belly: 7 })
  c.cloth(full.d, { ...full, pattern: p, soft: 3, edge: 1.2 })
  c.stitch(open([...full.hem].reverse().map(([x, y]) => [x, y - 7])), S, 0.7, T, 'opacity=".55"')
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    // pocket let into the side seam
    c.line(open(f(pts('259,262 262,284 268,306'))), S, 2.6, `opacity=".4" filter="${c.blur(0.8)}"`)
    c.line(open(f(pts('256,262 258.6,285 264,307'))), S, 0.9, 'opacity=".55"')
  }
  const body = sym(pts('0,102! 22,84 31,56! 50,63 73,76! 67,112 66,136 68,156! 59,194 51,232! 0,236'))
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '268,156 236,196 8 1 4; 132,156 164,198 8 1 -4; 250,230 238,190 9 1 3; 226,232 224,186 8 1; 150,230 162,190 9 1 -3; 174,232 176,186 8 1; 262,190 230,214 6 1',
    ),
    light: folds('160,110 166,216 8 12 4; 240,110 236,216 8 12 -4; 260,172 240,196 4 1'),
    fine: folds(
      '267,162 246,188 2.6 .3 3; 133,162 154,188 2.6 .3 -3; 244,232 236,202 2.4 .2; 156,232 164,202 2.4 .2; 214,233 214,204 2 .2; 186,233 186,204 2 .2',
    ),
    soft: 3.6,
    edge: 1.2,
  })
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.line(open(f(pts('273,77 267,112 266,136 268,155'))), S, 0.9, 'opacity=".5"')
    c.line(open(f(pts('236,78 252,88 269,97'))), S, 0.8, 'opacity=".4"')
    c.stitch(open(f(pts('236,80.6 252,90.6 269,99.6'))), S, 0.6, T, 'opacity=".5"')
    // flapped breast pocket
    const bag = f(pts('221,140! 255,139! 254,172! 238,180! 222,173!'))
    c.cloth(spline(bag), { pattern: p, edge: 0.6, outline: 0.5 })
    c.stitch(open(f(pts('223.4,146 224.2,171.4! 238,177! 252,170.6! 252.6,146'))), S, 0.5, T, 'opacity=".55"')
    const flap = f(pts('219.5,136! 256.5,135! 257,148! 238,157! 220,149!'))
    c.cast(spline(flap), 0.26, 1.8, 1, 2.4, '', tone(col, -0.42))
    c.cloth(spline(flap), { pattern: p, edge: 0.6, outline: 0.55, color: tone(col, 0.01) })
    c.button(m ? 162 : 238, 150, 2.3, acc)
  }
  // placket from neck to hem
  const strip = pts('191.500,104! 208.500,104! 209,240 210,443! 190,443! 191,240')
  c.cast(spline(strip), 0.24, 2, 2, 0, '', tone(col, -0.42))
  c.cloth(spline(strip), { pattern: p, edge: 0.5, color: tone(col, 0.012), outline: 0.55 })
  c.stitch('M194.500 108V440M205.500 108V440', S, 0.5, T, 'opacity=".6"')
  for (const y of [128, 158, 188, 214, 264, 296, 328, 360, 392])
    c.line(`M200 ${y - 5}V${y + 5}`, S, 1.3, 'opacity=".4"').button(200, y, 3.2, acc)
  // belt
  const belt = pts('148,222! 200,228 252,222! 252.500,238! 200,244 147.500,238!')
  c.cast(spline(belt), 0.36, 2.4, 1, 4, '', tone(col, -0.45))
  c.cloth(spline(belt), { color: acc, edge: 0.7 })
  for (const run of ['150,225 200,231 250,225', '150,235.500 200,241.500 250,235.500'])
    c.stitch(open(pts(run)), tone(acc, 0.2), 0.6, T, 'opacity=".7"')
  for (const x of [163, 241]) {
    const loop = `M${x - 2.6} 219.500h5.200v24h-5.200Z`
    c.cast(loop, 0.3, 1, 1, 1).cloth(loop, { pattern: p, edge: 0.3 })
  }
  const m = metal === 'silver' ? SILVER : GOLD
  const frame = 'M189 224h20a3 3 0 0 1 3 3v17a3 3 0 0 1 -3 3h-20a3 3 0 0 1 -3 -3v-17a3 3 0 0 1 3 -3Z'
  c.line(frame, '#1b1208', 3.6, 'opacity=".3" transform="translate(1.2 2)"').line(frame, m[3], 3.8)
  c.line(frame, m[1], 2.6).line(frame, m[0], 0.8, 'opacity=".8" transform="translate(-.5 -.6)"')
  c.line('M188 235.500H209', m[3], 2.4).line('M188 235H209', m[0], 1.2)
  for (const x of [220, 227, 234])
    c.add(`<circle cx="${x}" cy="${235.5 - (x - 200) * 0.06}" r="1.1" fill="${tone(acc, -0.25)}"/>`)
  // collar
  c.cloth(spline(pts('180,86! 192,98 200,101 208,98 220,86! 221,96 211,109! 200,111 189,109! 179,96')), {
    pattern: p,
    edge: 0.4,
  })
  const leaf = pts('225,49! 239,63 252,112! 240,114 224,108 202,94! 216,80 224,66')
  for (const s of [1, 0]) {
    const f = (P: Points) => (s ? mir(P) : P)
    c.cast(spline(f(leaf)), 0.3, 2.4, 1, 3.4, '', tone(col, -0.45))
    c.cloth(spline(f(leaf)), {
      pattern: p,
      edge: 0.7,
      color: tone(col, 0.01),
      rot: s ? 24 : -24,
      outline: 0.6,
    })
    c.stitch(
      open(f(pts('236.600,64 248.800,109! 239,110.600 225.400,105 206,94'))),
      S,
      0.5,
      T,
      'opacity=".6"',
    )
  }
  c.cloth(spline(sym(pts('0,57 20,49 26,47! 24,57 0,66'))), {
    pattern: p,
    color: tone(col, -0.02),
    edge: 0.5,
  })
}
