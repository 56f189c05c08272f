import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const T = '2.6 2'

function leg(c: Pen, m: number): void {
  const { color: col, pattern: p = 'drill' } = c.o
  const S = tone(col, -0.22)
  const f = (P: Points) => (m ? mir(P) : P)
  c.cloth(
    spline(
      f(
        pts(
          '200,66! 265,56! 277,106 284,164 284,250 279,350 275,438! 252,444 228,440! 221,360 213,290 206,226 201,208!',
        ),
      ),
    ),
    {
      pattern: p,
      rot: m ? 4 : -4,
      dark: folds(
        '204,212 258,186 8 1 3; 207,226 262,220 7 1 3; 214,306 272,292 8 1 4; 218,326 268,334 6 1 -3; 226,404 276,394 6 1 3; 284,180 274,438 5 12 4; 246,200 250,440 1 7',
        m,
      ),
      light: folds('238,120 246,430 8 16; 262,140 268,300 10 18', m),
      fine: folds(
        '204,208 240,190 2.6 .2; 206,218 246,210 2.6 .2; 208,228 244,227 2.4 .2; 216,310 254,300 2.2 .2',
        m,
      ),
      soft: 5,
      edge: 1.2,
    },
  )
  // pressed crease: a lit line beside a shaded one
  c.line(
    open(f(pts('243,120 247,230 248,340 251,438'))),
    tone(col, 0.16),
    1.8,
    `opacity=".55" filter="${c.blur(0.6)}"`,
  )
  c.line(
    open(f(pts('245.5,120 249.5,230 250.5,340 253.5,438'))),
    S,
    1.2,
    `opacity=".45" filter="${c.blur(0.6)}"`,
  )
  c.line(open(f(pts('203.5,214 209,240 216,290 224,366 230.6,436'))), S, 0.8, 'opacity=".35"')
  // turn-up
  const turn = f(pts('225,436! 251,441 277,434! 278,458! 252,466 224,461!'))
  c.cast(spline(turn), 0.3, 2.4, 0, -2, '', tone(col, -0.4))
  c.cloth(spline(turn), { pattern: p, rot: m ? -30 : 30, edge: 0.8, color: tone(col, 0.015) })
  // slant pocket
  const mouth = pts('242,80 250,98 262,118 279,138')
  c.cloth(spline(f(pts('242,80! 250,98 262,118 279,139! 272,78!'))), {
    pattern: p,
    color: tone(col, -0.045),
    edge: 0.5,
    outline: 0.2,
  })
  c.line(open(f(mouth)), S, 1.5, 'opacity=".65"').stitch(
    open(f(mouth.map(([x, y]) => [x - 3, y + 2]))),
    S,
    0.7,
    T,
    'opacity=".6"',
  )
}

/** pressed creases and turn-ups set them apart from jeans */
export const chinos: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'drill' } = c.o
  const S = tone(col, -0.22)
  c.cloth(spline(sym(pts('0,44 64,38! 66,58! 0,68'))), { color: '#E9DEC8', edge: 0.6 }).label(200, 48, 26, 12)
  for (const x of [160, 240]) c.line(`M${x} 43V60`, '#CDBE9F', 0.9)
  for (const m of [1, 0]) leg(c, m)
  // fly
  c.line(open(pts('200,84 200.5,206')), S, 1.4, 'opacity=".65"')
  c.stitch(open(pts('223,84 222,146 215,168 202,178')), S, 0.8, T, 'opacity=".7"')
  // waistband with a pointed tab, loops and one button
  c.cloth(spline(pts('134,55! 166,63 200,66 234,63 266,55! 271,78! 236,85 200,87 164,85 129,78!')), {
    pattern: p,
    edge: 0.7,
  })
  c.stitch(open(pts('131,75 164,82 200,84 236,82 269,75')), S, 0.7, T, 'opacity=".65"')
  c.stitch(open(pts('136,58.5 166,66 200,69 234,66 264,58.5')), S, 0.7, T, 'opacity=".65"')
  const tab = pts('184,65! 218,65.5! 226,76! 218,86.5! 184,86.5!')
  c.cast(spline(tab), 0.25, 1.6, 1, 2, '', tone(col, -0.4)).cloth(spline(tab), { pattern: p, edge: 0.5 })
  c.line('M206 76H216', S, 1.6, 'opacity=".5"').button(211, 76, 4.4, acc)
  for (const [x, y, turn] of [
    [152, 71, 8],
    [172, 75, 3],
    [238, 75, -4],
    [255, 70, -8],
  ] as const) {
    const loop = `M${x - 3.6} ${y - 15}h7.2v30h-7.2Z`
    c.add(`<g transform="rotate(${turn} ${x} ${y})">`)
      .cast(loop, 0.25, 1, 1, 1.2)
      .cloth(loop, { pattern: p, edge: 0.3, color: tone(col, 0.015) })
    c.stitch(`M${x - 1.8} ${y - 13}v26M${x + 1.8} ${y - 13}v26`, S, 0.5, T, 'opacity=".6"').add('</g>')
  }
  // coin pocket
  c.line(open(pts('136,98 152,101 166,102')), S, 1.3, 'opacity=".55"').stitch(
    open(pts('136,101.5 152,104.5 166,105.5')),
    S,
    0.6,
    T,
    'opacity=".55"',
  )
}
