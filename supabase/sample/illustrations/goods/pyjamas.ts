import { tone } from '../kit/colour.ts'
import { folds, mir, open, type Points, pts, spline, sym } from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

const TURN = 'rotate(3)'
const BACK = 'rotate(-3)'
const LEG_RUN = pts(
  '200,90! 263,80! 276,130 286,200 292,300 296,390 299,462! 270,470 240,470 214,466! 212,380 208,290 204,236 201,216!',
)
const LEG = spline(LEG_RUN)
const BAND = pts('0,78! 34,76 61,68! 65,90! 34,97 0,99')
const BODY = pts('0,130! 20,100 34,58! 62,71 92,88! 84,130 81,168 84,198! 88,262 92,332! 50,342 0,344')
const SLEEVE = pts(
  '288,88! 310,104 332,172 348,240 354,292! 334,302 312,304! 302,262 290,220 280,192! 266,140',
)
const SHIRT = spline(sym(BODY)) + spline(SLEEVE) + spline(mir(SLEEVE))

/** satin piping: a cord with its own light */
function piping(c: Pen, run: Points): void {
  const { accent: acc } = c.o
  const d = open(run)
  c.line(d, tone(acc, -0.2), 3.4, 'opacity=".7" transform="translate(.5 .8)"')
    .line(d, acc, 2.6)
    .line(d, tone(acc, 0.2), 0.7, 'opacity=".7" transform="translate(-.5 -.5)"')
}

function trousers(c: Pen): void {
  const { color: col, accent: acc, pattern: p } = c.o
  const S = tone(col, -0.24)
  c.cloth(spline(sym(pts('0,60 60,54! 62,74 0,84'))), { color: tone(col, -0.12), edge: 0.6 }).label(
    200,
    63,
    20,
    9,
  )
  for (const m of [1, 0]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.cloth(spline(f(LEG_RUN)), {
      pattern: p,
      rot: m ? 3 : -3,
      dark: folds(
        '203,220 256,190 8 1 4~; 206,236 258,226 7 1 3~; 228,110 240,460 2 14 -3~; 262,110 278,464 1 13 -3~; 212,320 280,306 8 1 3~; 290,360 240,374 7 1 3~; 216,420 270,410 6 1 2~',
        m,
      ),
      light: folds('246,120 258,456 4 18 -3~; 222,250 228,456 3 10; 274,140 290,460 3 10', m),
      fine: folds(
        '203,218 240,196 2.6 .2; 212,318 258,308 2.6 .2; 290,360 256,371 2.4 .2; 216,420 252,413 2 .2',
        m,
      ),
      soft: 4,
      edge: 1.5,
    })
    c.cloth(spline(f(pts('297,434! 270,443 242,444 212.6,440! 213,468! 240,472 270,472 300,463!'))), {
      pattern: p,
      color: tone(col, 0.008),
      edge: 0.8,
    })
    piping(c, f(pts('297.4,434 270,442.4 242,443.6 213,440')))
    c.line(open(f(pts('204,222 209,290 212.4,380 214,438'))), S, 0.9, 'opacity=".35"')
  }
  c.line(open(pts('200,92 200.5,214')), S, 1.1, 'opacity=".5"')
  const band = sym(BAND)
  c.cloth(spline(band), {
    pattern: p,
    edge: 1,
    fine: c.gathers(142, 258, 76, 20, 22, 5, 4),
    dark: c.gathers(144, 256, 98, -18, 12, 9, 2),
    soft: 1.4,
  })
  c.add(
    `<path d="${c.gathers(140, 260, 98, 30, 18, 6, 2).join('')}" fill="${S}" opacity=".26" filter="${c.blur(1.2)}"/>`,
  )
  for (const run of ['196,90 178,116 182,150 176,176', '204,90 222,118 216,152 224,182']) piping(c, pts(run))
  c.button(176, 178, 3.4, acc).button(224, 184, 3.4, acc)
}

function shirt(c: Pen): void {
  const { color: col, accent: acc, pattern: p } = c.o
  const S = tone(col, -0.24)
  c.cloth(spline(sym(pts('0,64 34,54! 30,100 0,160'))), {
    color: tone(col, -0.11),
    pattern: p,
    edge: 0.6,
  }).label(200, 76, 22, 10)
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.cloth(spline(f(SLEEVE)), {
      pattern: p,
      rot: m ? 12 : -12,
      dark: folds(
        '285,198 320,216 10 1 3~; 294,238 338,250 10 1 3~; 292,120 328,300 3 10 5~; 318,300 324,262 4 1; 340,296 338,262 4 1',
        m,
      ),
      light: folds('308,118 342,284 8 12 5~; 300,226 336,240 4 1 2~', m),
      fine: folds('290,202 316,214 2.6 .3; 298,242 328,250 2.6 .3', m),
      soft: 3.4,
      edge: 1.3,
    })
    c.cloth(spline(f(pts('306,278! 330,277 351,268! 357,294! 338,305 311,307!'))), {
      pattern: p,
      rot: m ? 12 : -12,
      color: tone(col, 0.008),
      edge: 0.8,
    })
    piping(c, f(pts('306,278 330,277 351,268')))
  }
  const body = sym(BODY)
  c.cloth(spline(body), {
    pattern: p,
    dark: folds(
      '282,198 244,248 10 1 4; 118,198 156,250 10 1 -4; 288,284 232,312 9 1 -4; 112,300 172,326 9 1 4; 268,280 262,342 2 12 2; 142,290 146,342 2 12 -2; 226,210 222,340 2 10 6; 174,200 180,340 2 9 -5',
    ),
    light: folds('156,120 164,330 12 24 8; 248,190 250,330 8 20 -5; 272,206 250,236 5 1'),
    fine: folds(
      '283,204 256,236 3 .3 3; 117,204 144,236 3 .3 -3; 286,286 256,302 2.4 .2; 114,302 146,316 2.4 .2',
    ),
    soft: 4.6,
    edge: 1.4,
  })
  for (const side of [pts('292,88 284,130 281,168 284,196'), mir(pts('292,88 284,130 281,168 284,196'))])
    c.line(open(side), S, 1, 'opacity=".5"')
  c.stitch(open(pts('109,326 150,335.6 200,338 250,335.6 291,326')), S, 0.6, '2.4 1.8', 'opacity=".5"')
  // the front edge laps over, piped down to the hem
  c.cast('M207 158H211V344H208Z', 0.34, 2, 3, 0, spline(body), tone(col, -0.5))
  piping(c, pts('209,150 210,240 211,343'))
  const pocket = pts('226,190! 250,191 273,188! 275,236! 250,240 228,237!')
  c.cast(spline(pocket), 0.22, 2, 1, 2, '', tone(col, -0.4)).cloth(spline(pocket), {
    pattern: p,
    edge: 0.7,
    outline: 0.6,
  })
  piping(c, pts('226.4,200 250,201 273.4,198'))
  for (const y of [180, 226, 272, 318]) c.button(200, y, 4.4, acc)
  // notched collar: the turned front below, the collar leaf above
  for (const m of [1, 0]) {
    const f = (P: Points) => (m ? mir(P) : P)
    const rever = f(pts('224,84! 258,112! 240,134 206,162! 200,140 208,110'))
    c.cast(spline(rever), 0.28, 2.6, 1, 4, '', tone(col, -0.45)).cloth(spline(rever), {
      pattern: p,
      rot: m ? 30 : -30,
      color: tone(col, 0.012),
      edge: 0.8,
    })
    piping(c, f(pts('237,99! 257,112.4! 240,133 206,161.6')))
    const leaf = f(pts('228,47! 244,60 270,98! 246,112! 226,94 210,100! 212,74 220,56'))
    c.cast(spline(leaf), 0.28, 2.4, 1, 3, '', tone(col, -0.45)).cloth(spline(leaf), {
      pattern: p,
      rot: m ? 24 : -24,
      color: tone(col, 0.01),
      edge: 0.8,
    })
    piping(c, f(pts('232,49 246,62 269.6,98! 246,111.4! 226,94')))
  }
  c.cloth(spline(sym(pts('0,57 22,48 30,47! 27,58 0,68'))), {
    pattern: p,
    color: tone(col, -0.02),
    edge: 0.5,
  })
}

/** a set: piped shirt with a notched collar over trousers with a drawstring */
export const pyjamas: Good = (c) => {
  c.add(`<g transform="translate(286 306) ${TURN} scale(.8) translate(-200 -262)">`)
  trousers(c)
  // the shirt's shadow, only where it lies on the trousers
  const onto = c.clip(LEG + spline(mir(LEG_RUN)) + spline(sym(BAND)))
  c.add(
    `<g clip-path="${onto}"><g transform="translate(200 262) scale(1.250) ${BACK} translate(-286 -306) translate(148 182) ${TURN} scale(.87) translate(-200 -200)"><path d="${SHIRT}" fill="#1b1208" opacity=".42" filter="${c.blur(6)}" transform="translate(7 9)"/></g></g>`,
  )
  c.add(`</g><g transform="translate(148 182) ${TURN} scale(.87) translate(-200 -200)">`)
  shirt(c)
  c.add('</g>')
}
