import { tone } from '../kit/colour.ts'
import { folds, open, pts, spline } from '../kit/geometry.ts'
import type { Good } from '../kit/pen.ts'

/** silk necktie: the neck loops round, the broad blade crosses over the narrow one */
export const tie: Good = (c) => {
  const { color: col, accent: acc, pattern: p = 'satin' } = c.o
  const S = tone(col, -0.26)
  const silk = { glow: 0.24, depth: 0.2, lOp: 0.5, edge: 1.3, soft: 3 } as const
  // the neck goes round and runs on into the narrow blade
  const long = spline(
    pts(
      '138,196! 122,158 120,112 144,74 190,52 238,56 274,84 286,124 280,170 266,236 252,306 245,372 245,424! 227,443! 209,421! 213,366 222,298 238,230 252,168 257,120 246,92 224,79 194,77 164,92 150,118 152,150 166,182!',
    ),
  )
  c.cloth(long, {
    ...silk,
    edge: 1.1,
    pattern: p,
    rot: p === 'stripe' ? -40 : 45,
    dark: folds(
      '132,140 156,176 12 3 2; 250,84 268,120 3 9 -4; 262,170 232,420 3 10 3; 268,130 258,200 6 3; 158,92 196,78 2 7 -3',
    ),
    light: folds('138,92 190,62 6 9 -6; 214,64 262,96 8 5 -5; 134,120 142,168 5 8 3; 262,190 230,430 4 7 3'),
  })
  c.stitch(open(pts('240.4,420 227,434 214,418')), S, 0.7, '2 1.8', 'opacity=".6"')
  c.line(
    open(pts('146,180 134,148 135,112 154,82 192,64 234,68 262,92 270,122 265,170 250,240')),
    S,
    1,
    'opacity=".3"',
  )
  // broad blade lies over both
  const wide = pts(
    '138,190! 166,176! 180,206 196,262 208,330 214,396! 178,446! 132,402! 136,340 140,270 140,222',
  )
  const d = spline(wide)
  c.cast(d, 0.42, 5, 5, 6).cloth(d, {
    ...silk,
    pattern: p,
    rot: 40,
    dark: folds('170,186 206,390 3 12 -3; 146,200 144,380 6 4; 140,194 168,210 7 1; 190,436 208,396 8 2'),
    light: folds('158,196 172,420 5 22 -3; 150,260 150,380 3 6'),
    fine: folds('141,196 160,206 2.4 .2; 142,204 166,222 2.2 .2'),
  })
  c.add(
    `<g clip-path="${c.clip(d)}"><path d="${folds('156,220 164,420 8 26 -2').join('')}" fill="#fff" opacity=".2" filter="${c.blur(6)}"/></g>`,
  )
  c.stitch(open(pts('136.6,400.6 178,440 210,394.6')), S, 0.7, '2.2 1.8', 'opacity=".6"')
  // the loop keeper with the shop's name, and the turned edge at the throat
  c.line(open(pts('138,191 152,184 166,177')), S, 1, 'opacity=".5"')
  const keep = p === 'satin' || p === 'plain' ? acc : tone(col, -0.05)
  c.add(
    `<g transform="translate(229 330) rotate(7)"><path d="M-15 -11h30v22h-30Z" fill="#1b1208" opacity=".28" transform="translate(1.6 2.4)"/><path d="M-15.500 -11h31v22h-31Z" fill="#F7F1E6" stroke="${keep}" stroke-width="1"/></g>`,
  ).word(229, 333.6, 'ZELLIGE', 6.4, '#2B2580', 0.4, 'transform="rotate(7 229 330)"')
}
