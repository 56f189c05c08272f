import { tone } from '../kit/colour.ts'
import {
  at,
  folds,
  lerp,
  mir,
  open,
  type Point,
  type Points,
  pts,
  rng,
  spline,
  starPath,
  sym,
  wedge,
} from '../kit/geometry.ts'
import type { Good, Pen } from '../kit/pen.ts'

/** an edge that swells out between the seams */
const swollen = (P: Points, out: number): Point[] =>
  P.flatMap(([x, y], i): Point[] => {
    const next = P[i + 1]
    if (!next) return [[x, y, 1]]
    const [dx, dy] = [next[0] - x, next[1] - y]
    const k = out / (Math.hypot(dx, dy) || 1)
    const on = (t: number): Point => [x + dx * t + dy * k, y + dy * t - dx * k]
    return [[x, y, 1], on(0.28), on(0.72)]
  })

interface Quilt {
  /** how far the left and the right edge swell */
  readonly swell: readonly [number, number]
  readonly seed: number
  readonly color?: string
  readonly sag?: number
}

/** one baffle between each two points of both edges: lit above, shaded below, puckered along its seams */
function quilt(
  c: Pen,
  left: Points,
  right: Points,
  { swell, seed, color = c.o.color, sag = 3 }: Quilt,
): void {
  const n = left.length - 1
  const r = rng(seed)
  const outline = spline([...swollen(right, swell[1]), ...swollen(left, -swell[0]).reverse()])
  c.cloth(outline, { pattern: c.o.pattern ?? 'plain', color, edge: 1.3 })
  /** the point `t` of the way down baffle `i`, `k` of the way across */
  const on = (i: number, t: number, k: number): Point => {
    const [a, b, A, B] = [at(left, i), at(right, i), at(left, i + 1), at(right, i + 1)]
    const x = lerp(lerp(a[0], A[0], t), lerp(b[0], B[0], t), k)
    return [x, lerp(lerp(a[1], A[1], t), lerp(b[1], B[1], t), k) + Math.sin(k * Math.PI) * sag]
  }
  const run = (i: number, t: number): Point[] => [0, 0.25, 0.5, 0.75, 1].map((k) => on(i, t, k))
  const band = (i: number, t0: number, t1: number) => spline([...run(i, t0), ...run(i, t1).reverse()])
  const draw = { shade: '', shine: '', seams: '', pulls: '', glints: '' }
  for (let i = 0; i < n; i++) {
    const size = at(left, i + 1)[1] - at(left, i)[1]
    draw.shade += band(i, 0.68, 1.05)
    draw.shine += band(i, 0.18, 0.4)
    if (i) draw.seams += open(run(i, 0))
    const count = Math.max(4, Math.round(Math.abs(at(right, i)[0] - at(left, i)[0]) / 10))
    for (let q = 0; q < count; q++) {
      const k = (q + 0.2 + r() * 0.6) / count
      const reach = size * (0.16 + r() * 0.2)
      const [ux, uy] = on(i, 0, k)
      const [lx, ly] = on(i, 1, k)
      const [du, dl] = [(r() - 0.5) * 7, (r() - 0.5) * 7]
      if (i) draw.pulls += wedge(ux, uy + 1, ux + du, uy + reach, 2.8, 0.3, du * 0.4)
      if (i < n - 1) draw.pulls += wedge(lx + 3, ly - 1, lx + 3 + dl, ly - reach, 2.6, 0.3, dl * 0.4)
      if (q % 2) draw.glints += wedge(ux + 4, uy + reach * 0.5, ux + 5 + dl, uy + reach * 1.5, 3.4, 0.6)
    }
  }
  c.add(`<g clip-path="${c.clip(outline)}">`)
  c.fill(draw.shade, tone(color, -0.19, 0.006), `opacity=".5" filter="${c.blur(3.4)}"`)
  c.fill(draw.shine, tone(color, 0.22, -0.01), `opacity=".46" filter="${c.blur(3.4)}"`)
  c.fill(draw.glints, tone(color, 0.28), `opacity=".34" filter="${c.blur(1.2)}"`)
  c.fill(draw.pulls, tone(color, -0.2), `opacity=".46" filter="${c.blur(0.9)}"`)
  c.line(draw.seams, tone(color, -0.24), 2.2, `opacity=".55" filter="${c.blur(0.7)}"`)
  c.stitch(draw.seams, tone(color, -0.28), 0.8, '2.6 1.6', 'opacity=".8"').add('</g>')
}

function zip(c: Pen, y0: number, y1: number): void {
  const { color: col, accent: acc } = c.o
  c.band(`M200 ${y0}V${y1}`, tone(col, -0.28), 13, `opacity=".5" filter="${c.blur(1)}"`)
  c.band(`M200 ${y0}V${y1}`, tone(acc, -0.1), 8.4)
  c.band(`M198.300 ${y0}V${y1}`, tone(acc, 0.14), 2.8, 'stroke-dasharray="1.6 1.6"')
  c.band(`M201.700 ${y0 + 1.6}V${y1}`, tone(acc, 0.02), 2.8, 'stroke-dasharray="1.6 1.6"')
  const pull = `M197.200 ${y0 + 13}h5.600l1.600 22a4.400 4.400 0 0 1 -8.800 0Z`
  c.cast(pull, 0.4, 1.6, 2, 3).fill(`M194.800 ${y0 + 3}h10.400v12h-10.400Z`, tone(acc, -0.2))
  c.fill(pull, tone(acc, 0.06)).line(`M198.400 ${y0 + 17}l-.8 18`, tone(acc, 0.24), 1, 'opacity=".8"')
}

/** down jacket: swollen baffles between quilted seams, a stand collar, a zip from hem to chin */
export const puffer: Good = (c) => {
  const { color: col, accent: acc } = c.o
  c.cloth(spline(pts('161,68! 180,60 200,58 220,60 239,68! 234,92 200,112 166,92')), {
    color: tone(acc, -0.03),
    pattern: 'satin',
    edge: 1,
    dark: folds('170,76 230,76 10 10 -6'),
  }).label(200, 68, 26, 12)
  for (const m of [0, 1]) {
    const inner = pts('268,112 277,160 284,203 294,246 302,286 309,324 316,360')
    const outer = pts('288,106 322,140 340,184 350,229 357,272 362,312 365,348')
    const cuff = pts('319,350! 343,352 362,340! 364,367! 344,377 322,379!')
    c.cloth(spline(m ? mir(cuff) : cuff), {
      color: tone(col, -0.06),
      pattern: 'rib',
      rot: m ? 6 : -6,
      edge: 0.9,
    })
    quilt(c, m ? mir(outer) : inner, m ? mir(inner) : outer, {
      swell: m ? [5, 3] : [3, 5],
      seed: 31 + m,
      sag: 1,
    })
  }
  for (const m of [1, 0]) {
    const f = (P: Points) => (m ? mir(P) : P)
    const centre = f(pts('226,88 200,150 200,191 200,232 200,273 200,314 200,355 200,396'))
    const flank = f(pts('288,104 286,148 287,188 289,229 290,270 291,311 290,352 286,391'))
    c.cast(spline(f(pts('240,96! 286,106! 288,150 290,392! 240,396!'))), 0.3, 5, 2, 5)
    quilt(c, m ? flank : centre, m ? centre : flank, {
      swell: m ? [4, 0] : [0, 4],
      seed: 11 + m,
      sag: m ? 2 : 3,
    })
    // zipped pocket on the slant
    const slit = open(f(pts('262,286 276,338')))
    c.line(slit, tone(col, -0.26), 6.5, `opacity=".5" filter="${c.blur(1)}"`).line(slit, tone(acc, -0.1), 3.6)
    c.line(slit, tone(acc, 0.14), 1.6, 'stroke-dasharray="1.2 1.6"')
    c.line(open(f(pts('262,286 260,300'))), tone(acc, 0.04), 3.4)
  }
  // bound hem
  c.cloth(spline(sym(pts('0,393! 44,394 87,388! 85,402! 44,409 0,409'))), {
    color: tone(col, -0.05),
    edge: 0.9,
    fine: folds('130,398 132,408 2 1; 160,400 161,409 2 1; 240,400 241,409 2 1; 270,398 268,408 2 1'),
  })
  // stand collar, two baffles a side
  c.cast(spline(sym(pts('0,84! 42,70! 50,112 0,140'))), 0.34, 5, 2, 6, '', tone(col, -0.45))
  for (const m of [1, 0]) {
    const centre = pts('200,86 200,113 200,141')
    const flank = pts('240,66 247,90 245,114')
    quilt(c, m ? mir(flank) : centre, m ? mir(centre) : flank, {
      swell: m ? [3, 0] : [0, 3],
      seed: 51 + m,
      sag: 2,
    })
  }
  zip(c, 84, 408)
  c.fill(starPath(254, 170, 9), tone(col, -0.3), 'opacity=".3" transform="translate(1 1.4)"')
  c.fill(starPath(254, 170, 9), acc).fill(starPath(254, 170, 3), col)
}
