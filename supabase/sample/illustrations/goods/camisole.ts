import { tone } from '../kit/colour.ts'
import {
  at,
  folds,
  lerp,
  mir,
  n1,
  open,
  type Point,
  type Points,
  pts,
  ring,
  spline,
  sym,
} from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

function strap(c: Pen, run: Points, dim: number): void {
  const { color: col } = c.o
  const d = open(run)
  c.line(d, '#1b1208', 3.6, 'opacity=".2" transform="translate(2 3)"').line(d, tone(col, -0.2 - dim), 3.8)
  c.line(d, tone(col, 0.02 - dim), 2.7)
  c.line(d, tone(col, 0.2 - dim), 0.8, 'opacity=".7" transform="translate(-.5 -.3)"')
}

/** points at even steps along a run of straight pieces */
function along(run: Points, n: number): Point[] {
  const lengths = run.slice(1).map(([x, y], i) => Math.hypot(x - at(run, i)[0], y - at(run, i)[1]))
  const whole = lengths.reduce((sum, l) => sum + l, 0)
  return Array.from({ length: n + 1 }, (_, k): Point => {
    let rest = (k / n) * whole
    let i = 0
    while (i < lengths.length - 1 && rest > at(lengths, i)) rest -= at(lengths, i++)
    const t = rest / at(lengths, i)
    return [lerp(at(run, i)[0], at(run, i + 1)[0], t), lerp(at(run, i)[1], at(run, i + 1)[1], t)]
  })
}

/** scalloped lace below an edge: net, eyelets, a small flower in each scallop, picots on the rim */
function lace(c: Pen, run: Points, n: number, w: number): void {
  const { accent: acc } = c.o
  const places = along(run, n)
  const step = Math.hypot(at(places, 1)[0] - at(places, 0)[0], at(places, 1)[1] - at(places, 0)[1])
  let net = ''
  let holes = ''
  let petals = ''
  let rim = ''
  for (let i = 0; i < n; i++) {
    const [[x0, y0], [x1, y1]] = [at(places, i), at(places, i + 1)]
    const [tx, ty] = [(x1 - x0) / step, (y1 - y0) / step]
    const on = (u: number, v: number) => [x0 + tx * u - ty * v, y0 + ty * u + tx * v] as const
    const word = (u: number, v: number) => on(u, v).map(n1).join(' ')
    const scallop = `${word(0, w * 0.62)}Q${word(step * 0.08, w)} ${word(step * 0.5, w)}Q${word(step * 0.92, w)} ${word(step, w * 0.62)}`
    net += `M${word(-0.4, 0)}L${scallop}L${word(step + 0.4, 0)}Z`
    rim += `M${scallop}`
    for (const u of [0.25, 0.75]) holes += ring(...on(step * u, w * 0.2), step * 0.13)
    const [cx, cy] = on(step * 0.5, w * 0.62)
    for (let k = 0; k < 6; k++) {
      const a = (k * Math.PI) / 3
      petals += ring(cx + Math.cos(a) * step * 0.2, cy + Math.sin(a) * step * 0.2, step * 0.1)
    }
    petals += ring(cx, cy, step * 0.07)
  }
  c.cast(net, 0.28, 1.8, 0.6, 2.4).fill(net, acc, 'opacity=".93"')
  c.fill(holes + petals, tone(c.o.color, -0.2), 'opacity=".62"')
  c.line(rim, tone(acc, -0.16), 1, 'opacity=".8"').line(rim, tone(acc, 0.14), 1.8, 'stroke-dasharray="0 3"')
  const top = open(run.map(([x, y]) => [x, y, 1]))
  c.line(top, tone(acc, -0.14), 2.6, 'opacity=".8"').line(top, tone(acc, 0.1), 1.4)
}

/** cut on the bias, on straps that hardly show; lace at neck and hem, or a rolled edge where the accent is its own colour */
export const camisole: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const p = c.o.pattern && c.o.pattern !== 'plain' ? c.o.pattern : 'satin'
  const S = tone(col, -0.24)
  const trimmed = acc.toLowerCase() !== col.toLowerCase()
  strap(c, pts('256,154 251,108 244,66'), 0.08)
  strap(c, pts('144,154 149,108 156,66'), 0.08)
  c.cloth(spline(sym(pts('0,150 36,153 66,159! 62,204 0,224'))), {
    color: tone(col, -0.13),
    pattern: p,
    edge: 0.8,
  })
  c.label(200, 156, 24, 11)
  const body = sym(
    pts('0,188! 24,162 52,124! 57,142 72,164! 69,198 69,224 75,268 83,312 91,352! 46,366 0,370'),
  )
  c.cloth(spline(body), {
    pattern: p,
    from: [130, 120],
    to: [280, 420],
    range: 0.06,
    dark: folds(
      '270,170 230,236 9 1 -6; 130,170 170,240 9 1 6; 244,220 274,362 2 16 -6; 208,230 216,370 2 16 6; 164,224 128,362 2 15 6; 186,266 176,368 1 12; 269,232 236,256 8 1 -3; 131,236 164,260 8 1 3',
    ),
    light: folds(
      '154,172 160,232 14 8 4; 244,170 238,230 12 8 -4; 226,226 244,364 4 18 -5; 182,236 154,364 4 16 5; 260,256 280,352 2 9; 198,266 196,366 1 10',
    ),
    fine: folds(
      '268,176 244,212 2.6 .3 -3; 132,176 156,212 2.6 .3 3; 216,250 226,368 .3 2; 174,256 158,364 .3 2',
    ),
    soft: 4.4,
    lOp: 0.42,
    edge: 1.3,
  })
  for (const m of [0, 1]) {
    const f = (P: Points) => (m ? mir(P) : P)
    c.line(open(f(pts('269,200 250,188 238,178'))), S, 0.9, 'opacity=".35"')
    c.line(open(f(pts('252,124 257,142 272,164'))), tone(col, 0.14), 2, 'opacity=".8"')
    c.line(open(f(pts('250.600,126 255.600,143.600 270.600,165.600'))), S, 0.7, 'opacity=".45"')
  }
  const neck = pts('148,124 162,144 176,162 200,188 224,162 238,144 252,124')
  if (trimmed) {
    c.add(`<g clip-path="${c.clip(`${spline(body)}M60 186H340V420H60Z`)}">`)
    lace(c, neck, 18, 18)
    c.add('</g>')
    lace(c, pts('109,352.5 144,361.5 172,367.5 200,369.5 228,367.5 256,361.5 291,352.5'), 20, 15)
  } else {
    const rolled = open(neck.map(([x, y], i) => [x, y, i === 3 ? 1 : 0]))
    c.line(rolled, tone(col, 0.16), 2.6, 'opacity=".8"')
    c.line(rolled, S, 0.8, 'opacity=".5" transform="translate(0 2)"')
    c.stitch(
      open(pts('111,347 144,356.5 172,362 200,364 228,362 256,356.5 289,347')),
      S,
      0.6,
      '2.2 1.8',
      'opacity=".55"',
    )
  }
  // front straps, each with a slider and a ring
  const metal = c.o.metal === 'silver' ? '#B9BDC4' : '#CFA14F'
  for (const m of [0, 1]) {
    const px = (x: number) => (m ? 400 - x : x)
    strap(c, m ? mir(pts('252,122 252,96 244,66')) : pts('252,122 252,96 244,66'), 0)
    const slider = `M${px(252) - 3} 92h6v6.500h-6Z`
    c.line(slider, tone(metal, -0.22), 2).line(slider, tone(metal, 0.08), 1.1)
    const eye = ring(px(252), 121, 3)
    c.line(eye, tone(metal, -0.22), 2).line(eye, tone(metal, 0.08), 1.1)
  }
  // a small bow where the neck meets
  if (!trimmed) return
  const bow = 'M200 191q-9 -7 -10 -1q0 6 10 2q10 4 10 -2q-1 -6 -10 1M199 193l-4 11M201 193l4 11'
  c.line(bow, tone(col, -0.3), 2.6, 'opacity=".5" transform="translate(.6 1.200)"').line(
    bow,
    tone(col, 0.05),
    1.8,
  )
}
