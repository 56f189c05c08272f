import { lerp, type Point, rng, spline, wedge } from './geometry.ts'

export interface Panel {
  readonly d: string
  readonly dark: string[]
  readonly light: string[]
  readonly fine: string[]
  readonly hem: Point[]
}
interface Flare {
  n?: number
  seed?: number
  sag?: number
  depth?: number
  belly?: number
  cx?: number
  topSag?: number
}

/** flared panel: an outline with a waving hem, and folds running from seam to hem */
export function skirt(y0: number, dx0: number, y1: number, dx1: number, flare: Flare = {}): Panel {
  const { n = 9, seed = 1, sag = 9, depth = 4, belly = 0, cx = 200, topSag = 0 } = flare
  const r = rng(seed)
  const hem: Point[] = []
  const valleys: Point[] = []
  for (let i = 0; i <= 2 * n; i++) {
    const x = lerp(dx1, -dx1, i / (2 * n))
    const edge = i === 0 || i === 2 * n
    const y = y1 + sag * (1 - (x / dx1) ** 2) + (edge ? 0 : (i % 2 ? depth : -depth) * (0.6 + r() * 0.7))
    const X = x + (edge ? 0 : (r() - 0.5) * (dx1 / n) * 0.5)
    hem.push([cx + X, y, edge ? 1 : 0])
    if (!edge && i % 2 === 0) valleys.push([X, y])
  }
  const half = (t: number) => lerp(dx0, dx1, t) + belly * Math.sin(Math.PI * t)
  const outline: Point[] = [
    [cx - dx0, y0, 1],
    [cx, y0 + topSag],
    [cx + dx0, y0, 1],
    [cx + half(0.33), lerp(y0, y1, 0.33)],
    [cx + half(0.7), lerp(y0, y1, 0.7)],
    ...hem,
    [cx - half(0.7), lerp(y0, y1, 0.7)],
    [cx - half(0.33), lerp(y0, y1, 0.33)],
  ]
  const dark: string[] = []
  const light: string[] = []
  const fine: string[] = []
  const w = (2 * dx1) / n
  for (const [x, y] of valleys) {
    const start = 0.04 + r() * 0.3
    const tx = cx + x * (dx0 / dx1) * 0.96
    const sx = lerp(tx, cx + x, start)
    const sy = lerp(y0, y, start)
    dark.push(wedge(sx, sy, cx + x + w * 0.1, y + 6, 1, w * (0.3 + r() * 0.22), (r() - 0.5) * 7))
    light.push(wedge(sx + w * 0.16, sy + 14, cx + x + w * 0.45, y + 6, 0.6, w * 0.2, (r() - 0.5) * 6))
    const fx = lerp(tx, cx + x, start + 0.2)
    fine.push(wedge(fx, lerp(y0, y, start + 0.2), cx + x, y + 4, 0.2, 2.4, (r() - 0.5) * 6))
  }
  return { d: spline(outline), dark, light, fine, hem }
}
