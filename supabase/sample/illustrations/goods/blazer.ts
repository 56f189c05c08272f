import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.2 1.8'
const cut = (c: Pen) => (c.o.pattern && c.o.pattern !== 'plain' ? c.o.pattern : 'drill')

function sleeve(c: Pen, m: number): void {
  const { color: col, accent: acc } = c.o
  const S = tone(col, -0.24)
  const f = (P: Points) => (m ? mir(P) : P)
  const px = (x: number) => (m ? 400 - x : x)
  c.cloth(
    spline(
      f(pts('283,77! 303,92 320,150 334,236 345,345! 328,354 306,356! 299,290 290,226 282,194! 268,140')),
    ),
    {
      pattern: cut(c),
      rot: m ? 9 : -9,
      dark: folds(
        '284,198 314,218 9 1 3~; 290,236 322,250 9 1 3~; 298,290 330,296 8 1 2~; 288,112 316,352 3 10 -5~',
        m,
      ),
      light: folds('302,110 334,344 7 10 -4~; 296,216 322,228 4 1 2~', m),
      fine: folds('288,206 310,216 2.6 .3; 293,242 318,250 2.6 .3', m),
      soft: 6,
      lOp: 0.2,
      edge: 1.2,
    },
  )
  // the two-piece sleeve's seam runs down to the vent
  c.line(open(f(pts('293,214 304,280 314,352'))), S, 0.8, 'opacity=".35"')
  c.line(open(f(pts('333,300 336,350'))), S, 0.9, 'opacity=".55"')
  c.line(open(f(pts('307,350 327,348.4 344,339.6'))), S, 0.7, 'opacity=".35"')
  for (const y of [312, 322, 332, 342]) c.button(px(338 + (y - 312) * 0.09), y, 2.4, acc)
}

function pocket(c: Pen, P: Points, rot: number): void {
  const { color: col } = c.o
  const S = tone(col, -0.24)
  const [a, b, , , e] = P
  c.cast(spline(P), 0.34, 2.4, 1.5, 3.4, '', tone(col, -0.42))
  c.cloth(spline(P), { pattern: cut(c), rot, edge: 0.7, color: tone(col, 0.008), outline: 0.6 })
  if (a && b && e) c.line(open([a, b]), tone(col, -0.14), 3, 'opacity=".9"').line(open([a, b]), S, 0.8)
}

/** tailoring: notched lapels rolling to one button, darts, flapped pockets, fronts cut away at the hem */
export const blazer: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const p = cut(c)
  const S = tone(col, -0.24)
  const lining = tone(col, -0.13)
  // the back, its lining seen in the neck and between the fronts
  c.cloth(spline(sym(pts('0,62 30,54! 40,130 20,250 60,360! 52,390 0,392'))), {
    color: lining,
    pattern: 'satin',
    edge: 0.8,
    dark: folds('200,110 200,240 20 8; 200,350 200,392 4 30'),
  })
  c.line('M200 74V240', tone(lining, -0.1), 0.9, 'opacity=".6"')
  c.cloth(spline(sym(pts('0,64 28,56! 31,78 14,100 0,104'))), {
    color: tone(col, -0.06),
    pattern: p,
    edge: 0.6,
  })
  c.label(200, 76, 26, 12)
  for (const m of [0, 1]) sleeve(c, m)
  const under = mir(
    pts(
      '168,54! 138,64 115,77! 118,120 121,158 118,196! 126,244 120,310 108,390! 138,399 176,402 196,390 206,356 208,300 209,240! 196,196 186,130 182,76',
    ),
  )
  const front = mir(under)
  const side = (P: Points, m: number) => {
    const f = (Q: Points) => (m ? mir(Q) : Q)
    c.cloth(spline(P), {
      pattern: p,
      dark: folds(
        '282,198 250,240 10 1 4; 276,246 228,262 9 1 -3; 284,300 262,396 2 13 3; 236,330 232,400 2 10 4; 272,110 262,180 6 2 -3',
        m,
      ),
      light: folds('244,150 242,320 10 18 -3; 262,262 272,394 4 14; 270,196 248,226 5 1', m),
      fine: folds('281,206 258,232 3 .3 3; 275,250 246,260 2.6 .3', m),
      soft: 7,
      lOp: 0.22,
      edge: 1.3,
    })
    c.line(open(f(pts('285,79 281,120 278,158 281,195'))), S, 1.1, 'opacity=".55"')
    c.line(open(f(pts('251,196 247,240 250,304'))), S, 0.9, 'opacity=".4"')
    c.line(open(f(pts('272,200 264,248 268,312 274,396'))), S, 0.8, 'opacity=".28"')
    pocket(c, f(pts('226,308! 270,301! 273,318 271,323 265,324.6! 234,328 228,327 226,322')), m ? 6 : -6)
  }
  const lapel = pts('224,86! 238,104 249,120! 267,127! 262,156 244,196 209,241! 205,190 211,130')
  const facing = (P: Points, m: number) => {
    c.cast(spline(P), 0.36, 3.4, 2, 4, '', tone(col, -0.42))
    c.cloth(spline(P), {
      pattern: p,
      rot: m ? 18 : -18,
      color: tone(col, 0.014),
      edge: 0.9,
      light: folds('246,140 220,214 10 6 -4', m),
      dark: folds('214,120 207,220 6 2', m),
      soft: 6,
      lOp: 0.18,
      outline: 0.65,
    })
  }
  side(under, 0)
  // breast welt, half under the lapel
  const welt = pts('246,179! 274,172! 275,182! 247,190!')
  c.cast(spline(welt), 0.26, 1.8, 1, 2, '', tone(col, -0.42))
  c.cloth(spline(welt), { pattern: p, rot: -10, edge: 0.5, color: tone(col, 0.012), outline: 0.65 })
  facing(lapel, 0)
  c.cast(spline(front), 0.38, 3.4, 3, 2, spline(under), tone(col, -0.42))
  side(front, 1)
  facing(mir(lapel), 1)
  // lapel buttonhole, edge stitching
  c.line(open(pts('146,133 155,138')), S, 1.5, 'opacity=".65"')
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.stitch(open(f(pts('249,122.4! 264.6,129! 259.4,156 241.6,195 212,234'))), S, 0.6, T, 'opacity=".5"')
  }
  c.stitch(
    open(pts('205.6,250 204.6,300 202.6,355 193,387 176,398.4 138,395.4 112,387.6')),
    S,
    0.6,
    T,
    'opacity=".4"',
  )
  // collar
  const leaf = pts('227,50! 240,60 254,82 265,106! 249.5,119! 237,102 223,85! 214,68')
  for (const m of [1, 0]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.cast(spline(f(leaf)), 0.3, 2.4, 1, 3, '', tone(col, -0.42))
    c.cloth(spline(f(leaf)), {
      pattern: p,
      rot: m ? 40 : -40,
      edge: 0.8,
      color: tone(col, 0.02),
      outline: 0.65,
    })
    c.stitch(open(f(pts('239,64 251.6,84 261.6,105! 249.6,115'))), S, 0.6, T, 'opacity=".5"')
  }
  c.cloth(spline(sym(pts('0,58 22,50 28,48! 25,60 0,70'))), {
    pattern: p,
    color: tone(col, -0.02),
    edge: 0.5,
  })
  // buttons with their worked holes: two, three on a man's
  for (const y of c.o.cut === 'men' ? [236, 270, 304] : [250, 300])
    c.line(`M198.600 ${y}h8`, S, 1.6, 'opacity=".5"').button(199, y, 5.4, acc)
}
