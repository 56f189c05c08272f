/** A point of an outline; a third member `1` keeps a corner where the line would otherwise be rounded. */
export type Point = readonly [x: number, y: number, corner?: number | undefined]
export type Points = readonly Point[]

/** one decimal is enough for a 400 x 500 picture and keeps the files small */
export const n1 = (v: number): number => Math.round(v * 10) / 10
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

/** the item at `i`; outlines are written by hand, so a miss is a mistake worth stopping for */
export function at<T>(list: readonly T[], i: number): T {
  const item = list[i]
  if (item === undefined) throw new RangeError(`no item ${i} in a list of ${list.length}`)
  return item
}

/** repeatable "hand": the same seed always wobbles the same way */
export function rng(seed = 1): () => number {
  let s = (seed * 2654435761) % 4294967296
  return () => {
    s = (s * 1664525 + 1013904223) % 4294967296
    return s / 4294967296
  }
}

/** points written as "168,56! 200,66 232,56!", where ! keeps a corner */
export function pts(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word): Point => {
      const corner = word.endsWith('!')
      const [x, y] = word.replace('!', '').split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y))
        throw new Error(`not a point: ${word}`)
      return corner ? [x, y, 1] : [x, y]
    })
}

/** smooth path through points */
export function spline(points: Points, close = true): string {
  const n = points.length
  const around = (i: number) => at(points, (i + n) % n)
  const first = at(points, 0)
  const step = (a: Point, b: Point, len: number): readonly [number, number] => {
    const x = b[0] - a[0]
    const y = b[1] - a[1]
    const l = Math.hypot(x, y) || 1
    return [(x / l) * len, (y / l) * len]
  }
  let d = `M${n1(first[0])} ${n1(first[1])}`
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const p1 = around(i)
    const p2 = around(i + 1)
    const p0 = !close && i === 0 ? p1 : around(i - 1)
    const p3 = !close && i === n - 2 ? p2 : around(i + 2)
    const len = Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / 3
    const t1 = p1[2] ? step(p1, p2, len) : step(p0, p2, len)
    const t2 = p2[2] ? step(p1, p2, len) : step(p1, p3, len)
    d += `C${n1(p1[0] + t1[0])} ${n1(p1[1] + t1[1])} ${n1(p2[0] - t2[0])} ${n1(p2[1] - t2[1])} ${n1(p2[0])} ${n1(p2[1])}`
  }
  return close ? `${d}Z` : d
}
export const open = (points: Points): string => spline(points, false)

/** half outline (distance from the centre line, y) to whole outline */
export function sym(half: Points, cx = 200): Point[] {
  const right = half.map(([x, y, c]): Point => [cx + x, y, c])
  const left = half
    .filter((p) => p[0] !== 0)
    .map(([x, y, c]): Point => [cx - x, y, c])
    .reverse()
  return [...right, ...left]
}

/** the other side of a good: seen in the centre line */
export const mir = (points: Points, cx = 200): Point[] => points.map(([x, y, c]): Point => [2 * cx - x, y, c])

/** a whole outline moved and scaled about a centre, corners kept */
export const about = (points: Points, cx: number, cy: number, kx: number, ky = kx): Point[] =>
  points.map(([x, y, c]): Point => [cx + (x - cx) * kx, cy + (y - cy) * ky, c])

/** tapered fold from one point to another */
export function wedge(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  w0: number,
  w1: number,
  bend = 0,
): string {
  const dx = x1 - x0
  const dy = y1 - y0
  const l = Math.hypot(dx, dy) || 1
  const nx = -dy / l
  const ny = dx / l
  const mx = (x0 + x1) / 2 + nx * bend
  const my = (y0 + y1) / 2 + ny * bend
  const wm = (w0 + w1) / 2
  return spline([
    [x0 + (nx * w0) / 2, y0 + (ny * w0) / 2, 1],
    [mx + (nx * wm) / 2, my + (ny * wm) / 2],
    [x1 + (nx * w1) / 2, y1 + (ny * w1) / 2, 1],
    [x1 - (nx * w1) / 2, y1 - (ny * w1) / 2, 1],
    [mx - (nx * wm) / 2, my - (ny * wm) / 2],
    [x0 - (nx * w0) / 2, y0 - (ny * w0) / 2, 1],
  ])
}

/**
 * Folds written as "x0,y0 x1,y1 w0 w1 bend; …". With `mirrored` they lie on the other half; a bend marked
 * with ~ turns over with them, the others keep their way so that both halves stay a little uneven.
 */
export function folds(text: string, mirrored = 0): string[] {
  const px = (x: number) => (mirrored ? 400 - x : x)
  return text.split(';').map((one) => {
    const words = one.trim().split(/\s+/)
    const [a, b] = pts(words.slice(0, 2).join(' '))
    if (!a || !b || words.length < 4) throw new Error(`not a fold: ${one}`)
    const bend = words[4] ?? '0'
    const turn = bend.endsWith('~') && mirrored ? -1 : 1
    return wedge(
      px(a[0]),
      a[1],
      px(b[0]),
      b[1],
      Number(words[2]),
      Number(words[3]),
      turn * Number(bend.replace('~', '')),
    )
  })
}

export const ring = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n1(cx - rx)} ${n1(cy)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(2 * rx)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-2 * rx)} 0Z`

export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  const a = n1(w - 2 * r)
  const b = n1(h - 2 * r)
  if (!r) return `M${n1(x)} ${n1(y)}h${a}v${b}h${-a}Z`
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${n1(x + r)} ${n1(y)}h${a}${arc(r, r)}v${b}${arc(-r, r)}h${-a}${arc(-r, -r)}v${-b}${arc(r, -r)}Z`
}

/** inner vertex radius of the eight-pointed star {8/2}, the shop's signature */
export const STAR_IN = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8)

export function starPath(x: number, y: number, r: number, turn = 0, flat = 1): string {
  let d = ''
  for (let k = 0; k < 16; k++) {
    const a = turn + (k * Math.PI) / 8
    const R = k % 2 ? r * STAR_IN : r
    d += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * R)} ${n1(y + Math.sin(a) * R * flat)}`
  }
  return `${d}Z`
}
