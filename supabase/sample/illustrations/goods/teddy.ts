import { tone } from '../kit/colour.ts'
import { folds, mir, n1, open, type Points, pts, ring, spline, starPath, sym } from '../kit/geometry.ts'
import type { Good, Pen, Piece } from '../kit/pen.ts'

/** plush in fleece, with short hairs along its outline */
function plush(c: Pen, points: Points, o: Piece = {}): void {
  c.cloth(spline(points), {
    pattern: 'fleece',
    edge: 2,
    soft: 6,
    depth: 0.14,
    glow: 0.18,
    outline: 0.28,
    ...o,
  })
  c.line(
    spline(points),
    o.color ?? c.o.color,
    2.6,
    'stroke-dasharray="1.400 2.600" opacity=".9" stroke-linejoin="round"',
  )
}

/** the scarf: wound once, knotted at the side, two fringed ends */
function scarf(c: Pen): void {
  const { accent: acc } = c.o
  const end = (text: string, fringe: readonly (readonly [number, number])[]) => {
    const d = spline(pts(text))
    for (const [x, y] of fringe)
      c.line(`M${x} ${y}l${n1((x - 244) * 0.06)} 11`, tone(acc, -0.1), 2.6).line(
        `M${x} ${y}l${n1((x - 244) * 0.06)} 10`,
        tone(acc, 0.1),
        1.2,
      )
    c.cast(d, 0.34, 3, 2, 5).cloth(d, {
      color: acc,
      pattern: 'rib',
      edge: 1,
      from: [220, 250],
      to: [280, 340],
      range: 0.06,
    })
    c.add(`<g clip-path="${c.clip(d)}">`)
      .line('M214 306L292 320M214 314L292 328', '#FBF3E2', 3.4, 'opacity=".9"')
      .add('</g>')
  }
  end('240,252! 262,250! 284,318 286,330! 262,336 252,336!', [
    [256, 335],
    [263, 335],
    [270, 334],
    [277, 332],
    [283, 330],
  ])
  end('228,254! 250,254! 252,300 250,338! 236,341 220,338!', [
    [223, 338],
    [230, 340],
    [237, 340],
    [244, 339],
    [249, 338],
  ])
  const wrap = spline(
    pts(
      '128,222! 160,240 200,246 240,240 272,222! 280,234 276,250! 244,266 200,272 156,266 124,250! 120,234',
    ),
  )
  c.cast(wrap, 0.34, 3.4, 1, 6).cloth(wrap, {
    color: acc,
    pattern: 'rib',
    edge: 1.3,
    from: [120, 220],
    to: [280, 270],
    range: 0.06,
    dark: folds('140,232 236,258 3 6 10; 160,256 262,240 2 5 8'),
    light: folds('150,238 226,250 2 4 6'),
  })
  c.cloth(spline(pts('226,240! 238,234 254,238 260,250 254,264 238,268 226,262!')), {
    color: tone(acc, 0.02),
    pattern: 'rib',
    rot: 60,
    edge: 1.1,
    from: [226, 236],
    to: [260, 268],
  })
}

/** a sitting bear: seams down the middle, muzzle, stitched nose, pads under the feet and a ribbed scarf */
export const teddy: Good = (c) => {
  const { color: col } = c.o
  const pad = tone(col, 0.14)
  const S = tone(col, -0.2)
  const both = (text: string, o: Piece = {}) => {
    for (const flip of [0, 1]) plush(c, flip ? mir(pts(text)) : pts(text), o)
  }
  // ears
  both('120,118 108,92 112,66 132,54 154,60 168,80 160,104 140,120', { from: [110, 60], to: [170, 120] })
  for (const P of [
    pts('128,108 122,90 126,76 136,70 148,76 154,88 148,102'),
    mir(pts('128,108 122,90 126,76 136,70 148,76 154,88 148,102')),
  ])
    c.cloth(spline(P), { color: pad, pattern: 'fleece', edge: 1.2, from: [120, 70], to: [160, 110] })
  // body
  plush(c, sym(pts('0,222 44,226 74,252 92,300 96,352 82,396 46,420 0,426')), {
    from: [120, 230],
    to: [280, 420],
    edge: 2.6,
    light: folds('150,262 140,360 16 30'),
    dark: folds('250,260 262,390 10 26; 120,410 280,414 12 12'),
  })
  c.line(open(pts('200,270 202,340 200,420')), S, 1.2, 'opacity=".6"').stitch(
    open(pts('200,270 202,340 200,420')),
    S,
    3,
    '.8 5',
    'opacity=".55"',
  )
  // arms
  both('122,246 100,262 80,300 72,340 82,362 104,366 120,350 130,312 142,270', {
    from: [76, 250],
    to: [140, 366],
    light: folds('112,264 92,330 8 12'),
    dark: folds('134,276 116,352 5 9'),
  })
  // legs towards the viewer, soles up
  both('164,372 138,364 104,378 84,408 88,440 112,456 146,452 172,432 182,402 178,382', {
    from: [90, 370],
    to: [180, 456],
    edge: 2.2,
  })
  for (const flip of [0, 1]) {
    const P = pts('126,388 106,402 100,424 112,442 134,446 152,434 158,412 148,394')
    const d = spline(flip ? mir(P) : P)
    c.cloth(d, { color: pad, pattern: 'suede', edge: 1.6, from: [100, 390], to: [160, 446] }).stitch(
      d,
      S,
      1,
      '3 2.400',
      'opacity=".7"',
    )
    c.fill(starPath(flip ? 271 : 129, 417, 14, 0.2), tone(c.o.accent, 0.02)).stitch(
      starPath(flip ? 271 : 129, 417, 10.4, 0.2),
      tone(c.o.accent, 0.26),
      0.8,
      '2 1.600',
    )
  }
  // head over the body
  const head = sym(pts('0,68 46,74 82,100 100,144 96,186 72,220 36,238 0,242'))
  c.cast(spline(head), 0.3, 7, 1, 9, spline(sym(pts('0,222 54,226 84,252 102,300 96,352 0,420'))))
  plush(c, head, {
    from: [110, 70],
    to: [280, 240],
    edge: 2.8,
    light: folds('140,110 128,170 20 30; 180,86 220,84 12 14'),
    dark: folds('282,150 260,220 12 24'),
  })
  c.line('M200 70V128', S, 1.2, 'opacity=".55"').stitch('M200 72V128', S, 3, '.8 5', 'opacity=".5"')
  // muzzle
  const muzzle = sym(pts('0,140 34,146 50,172 44,202 22,220 0,224'))
  c.cast(spline(muzzle), 0.2, 4, 1, 4, spline(head))
  plush(c, muzzle, { color: pad, from: [150, 140], to: [250, 224], edge: 1.8 })
  c.line('M200 176V196M200 196Q188 208 178 200M200 196Q212 208 222 200', '#3A2618', 2.6)
  c.cloth(spline(sym(pts('0,154 14,153 23,160 18,172 7,180 0,181'))), {
    color: '#3A2618',
    edge: 0.8,
    from: [176, 152],
    to: [222, 182],
    range: 0.08,
  }).add('<ellipse cx="192" cy="160" rx="6" ry="2.800" fill="#fff" opacity=".6"/>')
  for (const x of [160, 240])
    c.fill(ring(x, 144, 9.6), tone(col, -0.18), 'opacity=".5"')
      .fill(ring(x, 143, 8.4), '#211610')
      .add(
        `<circle cx="${x - 2.6}" cy="139.800" r="2.600" fill="#fff" opacity=".95"/><circle cx="${x + 2.6}" cy="146" r="1.200" fill="#fff" opacity=".5"/>`,
      )
  scarf(c)
}
