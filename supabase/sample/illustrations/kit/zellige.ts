import { tone } from './colour.ts'
import { at, n1, type Point, rng, STAR_IN } from './geometry.ts'

/**
 * The signature: star-and-cross zellige. Each big star is cut exactly into eight kites and a smaller turned
 * star, twice over, like the real cut tiles. The field grows from a corner: glazed tiles near the origin,
 * drawn lines further out, bare paper beyond.
 */
type Kind = 'kite1' | 'kite2' | 'core' | 'cross'
export type Glaze = Readonly<Record<Kind, readonly string[]>>
interface Tessera {
  kind: Kind
  p: Point[]
}
const GLAZE: Glaze = {
  kite1: ['#4B3FD1', '#4338BE', '#574BDB', '#3F35B4'],
  kite2: ['#FBF6EA', '#F4ECDB', '#F8F1E3'],
  core: ['#E9A23B', '#E39A33', '#EEAC4B'],
  cross: ['#B9472F', '#B04129', '#C2523A', '#1F6F5C', '#1A6453'],
}
const polar = (x: number, y: number, r: number, a: number): Point => [
  x + Math.cos(a) * r,
  y + Math.sin(a) * r,
]

function starPieces(x: number, y: number, R: number): Tessera[] {
  const out: Tessera[] = []
  const kites = (r: number, a0: number, kind: Kind) => {
    for (let k = 0; k < 8; k++) {
      const a = a0 + (k * Math.PI) / 4
      const side = r * STAR_IN
      const p = [
        polar(x, y, r, a),
        polar(x, y, side, a + Math.PI / 8),
        polar(x, y, side * STAR_IN, a),
        polar(x, y, side, a - Math.PI / 8),
      ]
      out.push({ kind, p })
    }
  }
  kites(R, 0, 'kite1')
  kites(R * STAR_IN, Math.PI / 8, 'kite2')
  const r3 = R * STAR_IN * STAR_IN
  const core: Point[] = []
  for (let k = 0; k < 16; k++) core.push(polar(x, y, k % 2 ? r3 * STAR_IN : r3, (k * Math.PI) / 8))
  out.push({ kind: 'core', p: core })
  return out
}

/** the gap between four stars */
function crossPiece(x: number, y: number, R: number): Tessera {
  const p: Point[] = []
  for (let q = 0; q < 4; q++) {
    const sx = x + (q === 0 || q === 3 ? R : -R)
    const sy = y + (q < 2 ? R : -R)
    const base = (q * Math.PI) / 2 + Math.PI
    for (const k of [2, 1, 0, -1])
      p.push(polar(sx, sy, k % 2 ? R * STAR_IN : R, base + Math.PI / 4 + (k * Math.PI) / 8))
  }
  return { kind: 'cross', p }
}

const centre = (p: readonly Point[]): Point => [
  p.reduce((s, q) => s + q[0], 0) / p.length,
  p.reduce((s, q) => s + q[1], 0) / p.length,
]
/** a tessera's outline, drawn in by `k` for the joint; relative steps are shorter to write */
function outline(p: readonly Point[], k: number): string {
  const [cx, cy] = centre(p)
  let px = 0
  let py = 0
  const steps = p.map(([x, y], i) => {
    const f = k ? (Math.hypot(x - cx, y - cy) - k) / Math.hypot(x - cx, y - cy) : 1
    const X = n1(cx + (x - cx) * f)
    const Y = n1(cy + (y - cy) * f)
    const dx = n1(X - px)
    const dy = n1(Y - py)
    px = X
    py = Y
    return i ? `${dx}${dy < 0 ? '' : ' '}${dy}` : `M${X} ${Y}l`
  })
  return `${steps[0] ?? ''}${steps.slice(1).join(' ')}z`
}
const pick = (set: readonly string[], r: number) => at(set, Math.floor(r * set.length))

export interface FieldOptions {
  w: number
  h: number
  R?: number
  ox?: number
  oy?: number
  reach?: number
  solid?: number
  line?: string
  lineOp?: number
  glaze?: Glaze
  seed?: number
}

/** a field of tiles that stops growing at `reach` from (ox, oy) */
export function field(options: FieldOptions): string {
  const { w, h, R = 46, ox = w, oy = 0, reach = 520, solid = 0.5 } = options
  const { line = '#1B1A17', lineOp = 0.3, glaze = GLAZE, seed = 5 } = options
  const r = rng(seed)
  const tiles: (Tessera & { gx: number; gy: number; n: number })[] = []
  const nx = Math.ceil(w / (2 * R)) + 2
  const ny = Math.ceil(h / (2 * R)) + 2
  for (let i = -1; i <= nx; i++)
    for (let j = -1; j <= ny; j++) {
      const x = ox - i * 2 * R * (ox > w / 2 ? 1 : -1)
      const y = oy + j * 2 * R * (oy > h / 2 ? -1 : 1)
      const one = r()
      const two = r()
      for (const t of starPieces(x, y, R)) tiles.push({ ...t, gx: x, gy: y, n: one })
      tiles.push({ ...crossPiece(x + R, y + R, R), gx: x + R, gy: y + R, n: two })
    }
  const fills = new Map<string, string>()
  const lines = new Map<number, string>()
  let shine = ''
  for (const t of tiles) {
    const [cx, cy] = centre(t.p)
    if (cx < -R || cx > w + R || cy < -R || cy > h + R) continue
    const g = Math.hypot(t.gx - ox, t.gy - oy) / reach
    const edge = (g + (t.n - 0.5) * 0.17) * 0.8 + (Math.hypot(cx - ox, cy - oy) / reach) * 0.2
    const c = pick(glaze[t.kind], r())
    // no two tiles of a kiln are alike; three tones of each glaze are enough to see that
    const fired = tone(c, (Math.floor(r() * 3) - 1) * 0.017)
    if (edge < solid) {
      fills.set(fired, (fills.get(fired) ?? '') + outline(t.p, R * 0.022))
      if (r() > 0.45) shine += outline(t.p, R * 0.09)
    } else if (edge < 1) {
      const strength = Math.ceil((1 - (edge - solid) / (1 - solid)) * 8) / 8
      lines.set(strength, (lines.get(strength) ?? '') + outline(t.p, 0))
    }
  }
  const drawn = [...lines].map(([o, d]) => `<path d="${d}" opacity="${o}"/>`).join('')
  const glazed = [...fills].map(([c, d]) => `<path d="${d}" fill="${c}"/>`).join('')
  return `<g><g fill="none" stroke="${line}" stroke-width=".9" opacity="${lineOp}">${drawn}</g>${glazed}<path d="${shine}" fill="#fff" opacity=".07"/></g>`
}

/** one row of stars, for the edge of the footer; a run of nine is repeated, so that the file stays small */
export function frieze(w: number, R: number, seed = 2): string {
  const r = rng(seed)
  const run = 9
  const period = run * 2 * R
  const byTone = new Map<string, string>()
  for (let i = 0; i < run; i++) {
    const x = R + i * 2 * R
    for (const t of [...starPieces(x, R, R), crossPiece(x + R, 2 * R, R), crossPiece(x + R, 0, R)]) {
      const [cx, cy] = centre(t.p)
      const c = pick(GLAZE[t.kind], r())
      const d = t.p.map(([a, b]) => `${n1(cx + (a - cx) * 0.95)} ${n1(cy + (b - cy) * 0.95)}`).join('L')
      byTone.set(c, `${byTone.get(c) ?? ''}M${d}Z`)
    }
  }
  const paths = [...byTone].map(([c, d]) => `<path fill="${c}" d="${d}"/>`).join('')
  let row = `<g id="r">${paths}</g>`
  for (let x = -period; x < w; x += period) if (x) row += `<use href="#r" x="${x}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${2 * R}" preserveAspectRatio="xMidYMid slice">${row}</svg>`
}
