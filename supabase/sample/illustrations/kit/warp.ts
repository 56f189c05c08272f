import { n1 } from './geometry.ts'

/** Where a point of the usual cut lies in another one. */
export type Warp = (x: number, y: number) => readonly [x: number, y: number]

/** How many numbers a command takes; those of an arc are five of its own and the point where it ends. */
const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
}

/** A path with every point moved; relative commands become absolute ones. */
function warpPath(d: string, warp: Warp): string {
  let out = ''
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  const point = (px: number, py: number) => {
    const [wx, wy] = warp(px, py)
    return `${n1(wx)} ${n1(wy)}`
  }
  for (const [, letter = 'M', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase()
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const count = COUNTS[command] ?? 2
    if (count === 0) {
      out += 'Z'
      x = startX
      y = startY
      continue
    }
    for (let i = 0; i + count <= numbers.length; i += count) {
      const part = numbers.slice(i, i + count)
      const from = letter === command ? [0, 0] : [x, y]
      const [dx = 0, dy = 0] = from
      const at = (k: number) => part[k] ?? 0
      if (command === 'H') x = at(0) + dx
      else if (command === 'V') y = at(0) + dy
      else {
        x = at(count - 2) + dx
        y = at(count - 1) + dy
      }
      if (command === 'H' || command === 'V') out += `L${point(x, y)}`
      else if (command === 'A') out += `A${part.slice(0, 5).join(' ')} ${point(x, y)}`
      else {
        const points: string[] = []
        for (let k = 0; k < count; k += 2) points.push(point(at(k) + dx, at(k + 1) + dy))
        out += command + points.join(' ')
      }
      if (command === 'M' && i === 0) {
        startX = x
        startY = y
      }
    }
  }
  return out
}

/** Every path, circle, ellipse and word of a piece of SVG moved. */
export function warpSvg(svg: string, warp: Warp): string {
  return svg
    .replace(/ d="([^"]+)"/g, (_all, d: string) => ` d="${warpPath(d, warp)}"`)
    .replace(/ c?x="(-?[\d.]+)" (c?)y="(-?[\d.]+)"/g, (_all, x: string, c: string, y: string) => {
      const [wx, wy] = warp(Number(x), Number(y))
      return ` ${c}x="${n1(wx)}" ${c}y="${n1(wy)}"`
    })
}
