import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '3 2'
const cut = (c: Pen) => (c.o.pattern && c.o.pattern !== 'plain' ? c.o.pattern : 'suede')

function sleeve(c: Pen, m: number): void {
  const { color: col } = c.o
  const S = tone(col, -0.22)
  const f = (P: Points) => (m ? mir(P) : P)
  c.cloth(
    spline(
      f(pts('268,71! 288,84 307,144 322,226 332,306! 316,316 293,318! 287,262 278,208 269,178! 256,130')),
    ),
    {
      pattern: cut(c),
      rot: m ? 9 : -9,
      dark: folds(
        '271,182 302,202 10 1 3~; 279,222 312,236 10 1 3~; 286,270 318,276 9 1 2~; 276,108 303,316 3 11 -5~',
        m,
      ),
      light: folds('290,104 320,304 8 11 -4~; 284,202 310,214 5 1 2~', m),
      fine: folds('274,190 298,202 3 .3; 282,228 306,236 3 .3', m),
      soft: 6,
      lOp: 0.24,
      edge: 1.4,
    },
  )
  // deep turned-back cuff
  const cuff = f(pts('290,298! 313,297 331,288! 337,324! 318,334 293,336!'))
  c.cast(spline(cuff), 0.32, 2.4, 0, -2, '', tone(col, -0.42))
  c.cloth(spline(cuff), { pattern: cut(c), rot: m ? 8 : -8, edge: 0.9, color: tone(col, 0.012) })
  c.stitch(open(f(pts('291,303 313,302 331,293'))), S, 0.7, T, 'opacity=".5"')
}

/** heavy brushed wool: a straight fall to the knee, wide notched lapels, three large buttons, patch pockets */
export const woolCoat: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const p = cut(c)
  const S = tone(col, -0.22)
  const lining = tone(acc, -0.06)
  c.cloth(spline(sym(pts('0,60 30,50! 36,110 16,220 0,240'))), {
    color: lining,
    pattern: 'satin',
    edge: 0.8,
    dark: folds('200,100 200,230 18 6'),
  })
  c.cloth(spline(sym(pts('0,62 28,52! 30,72 14,92 0,96'))), {
    color: tone(col, -0.08),
    pattern: p,
    edge: 0.6,
  })
  c.label(200, 72, 24, 11)
  for (const m of [0, 1]) sleeve(c, m)
  const under = mir(
    pts(
      '170,50! 150,58 131,71! 133,112 135,146 131,180! 129,240 122,320 112,400 106,456! 150,464 214,466! 215,360 214,230! 198,190 186,130 182,72',
    ),
  )
  const front = mir(under)
  const side = (P: Points, m: number) => {
    const f = (Q: Points) => (m ? mir(Q) : Q)
    c.cloth(spline(P), {
      pattern: p,
      dark: folds(
        '268,182 238,226 11 1 4; 270,250 228,274 9 1 -3; 270,330 288,460 3 18 3; 234,370 238,464 2 15 2; 262,100 254,160 6 2 -3',
        m,
      ),
      light: folds('238,150 238,300 10 18 -3; 252,340 266,460 4 15; 258,184 238,216 5 1', m),
      fine: folds('267,190 244,218 3 .3 3; 272,336 282,410 3 .3', m),
      soft: 7,
      lOp: 0.26,
      edge: 1.5,
    })
    c.line(open(f(pts('269,73 266,112 264,146 268,179'))), S, 1.1, 'opacity=".5"')
    c.stitch(open(f(pts('265.6,76 262.6,112 260.6,146 264,176'))), S, 0.7, T, 'opacity=".45"')
    // patch pocket with its flap
    const bag = f(pts('226,306! 272,302! 280,352 278,360 270,362! 234,366 228,364 226,357'))
    c.cast(spline(bag), 0.24, 2.4, 1.5, 3, '', tone(col, -0.42))
    c.cloth(spline(bag), { pattern: p, rot: m ? 4 : -4, edge: 0.9, outline: 0.55 })
    const flap = f(pts('224,300! 273,295! 277,314 275,320 268,321.6! 232,325 226,324 224,318'))
    c.cast(spline(flap), 0.32, 2.2, 1, 3, '', tone(col, -0.42))
    c.cloth(spline(flap), { pattern: p, rot: m ? 6 : -6, edge: 0.9, color: tone(col, 0.014), outline: 0.55 })
    c.stitch(
      open(f(pts('227,316 229,320.6 234,321.6! 267,318 272.6,316 272,310'))),
      S,
      0.7,
      T,
      'opacity=".55"',
    )
    c.stitch(
      open(f(pts('229,330 229.6,356 235,362 269,358.6 275.6,355 271.6,328'))),
      S,
      0.7,
      T,
      'opacity=".5"',
    )
    c.stitch(open(f(pts('292,446 250,453 188,455'))), S, 0.7, T, 'opacity=".45"')
  }
  const lapel = pts('225,82! 242,104 254,122! 276,127! 268,160 246,196 214,231! 206,184 212,124')
  const facing = (P: Points, m: number) => {
    c.cast(spline(P), 0.36, 3.6, 2, 4.4, '', tone(col, -0.42))
    c.cloth(spline(P), {
      pattern: p,
      rot: m ? 18 : -18,
      color: tone(col, 0.014),
      edge: 1.1,
      light: folds('250,142 222,208 11 6 -4', m),
      dark: folds('214,116 208,214 7 2', m),
      soft: 6,
      lOp: 0.22,
      outline: 0.6,
    })
    const run = pts('254,125.6! 272,130! 264.6,158.6 243,193.6 215,226')
    c.stitch(open(m ? mir(run) : run), S, 0.7, T, 'opacity=".55"')
  }
  side(under, 0)
  facing(lapel, 0)
  c.cast(spline(front), 0.36, 3.6, 3, 2, spline(under), tone(col, -0.42))
  side(front, 1)
  c.stitch(open(pts('210,238 211,360 210,462')), S, 0.7, T, 'opacity=".5"')
  facing(mir(lapel), 1)
  const leaf = pts('228,46! 242,56 258,80 271,105! 254.5,121! 240,101 223,81! 213,64')
  for (const m of [1, 0]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.cast(spline(f(leaf)), 0.3, 2.6, 1, 3.4, '', tone(col, -0.42))
    c.cloth(spline(f(leaf)), { pattern: p, rot: m ? 40 : -40, edge: 1, color: tone(col, 0.02), outline: 0.6 })
    c.stitch(open(f(pts('241,61 255,83 266.6,104! 254.6,116'))), S, 0.7, T, 'opacity=".55"')
  }
  c.cloth(spline(sym(pts('0,55 22,47 29,44! 26,57 0,68'))), {
    pattern: p,
    color: tone(col, -0.02),
    edge: 0.6,
  })
  // A man's coat has a second row.
  for (const y of [244, 290, 336])
    for (const x of c.o.cut === 'men' ? [178, 222] : [200])
      c.line(`M${x - 1} ${y}h11`, S, 1.8, 'opacity=".45"').button(x, y, 7, tone(acc, -0.02))
}
