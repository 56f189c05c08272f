import { HANGS } from './hangs.ts'
import type { Warp } from './warp.ts'

/** Whom a garment is cut for. */
export type Cut = 'women' | 'men' | 'kids'
/** How far a design departs from the usual cut. */
export interface Shape {
  readonly cut: Cut
  /** 0 as usual, 1 closer, 2 wider */
  readonly fit: number
  /** 0 as usual, 1 shorter, 2 longer */
  readonly length: number
}
/** What a garment covers on its paper. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

const smooth = (t: number) => {
  const k = Math.min(1, Math.max(0, t))
  return k * k * (3 - 2 * k)
}
const STRETCH = [1, 0.8, 1.12]
const WIDTH = [1, 0.9, 1.12]
/** Where skirts begin to flare and the rest only widens. */
const FLARED = new Set([
  'maxiDress',
  'wrapDress',
  'slipDress',
  'shirtDress',
  'sundress',
  'kidsDress',
  'pinafore',
])

const isGarment = (good: string) => Object.hasOwn(HANGS, good)

/** The cut as a movement of the drawing's points; undefined for the usual one and for what is no garment. */
export function warpOf(good: string, { cut, fit, length }: Shape, { top, bottom }: Span): Warp | undefined {
  if (!isGarment(good) || (cut === 'women' && !fit && !length)) return undefined
  const height = bottom - top
  const hangs = HANGS[good]?.[0]
  // Shoulders, necks and waistbands stay as they are; lengths change below them.
  const hold = top + height * (hangs === 'clips' ? 0.24 : 0.34)
  const stretch = (STRETCH[length] ?? 1) * (cut === 'kids' ? 0.86 : cut === 'men' ? 1.03 : 1)
  const width = WIDTH[fit] ?? 1
  return (x, y) => {
    const t = (y - top) / height
    let k = 1 + (width - 1) * smooth(FLARED.has(good) ? (t - 0.3) * 1.6 : t * 3)
    // A man's torso is straight where a woman's has a waist, broader above and narrower below.
    if (cut === 'men' && hangs === 'shoulders')
      k *=
        1 +
        0.06 * smooth(1 - Math.abs(t - 0.42) * 3.4) +
        0.05 * smooth(1 - t * 2.6) -
        0.05 * smooth((t - 0.7) * 3)
    if (cut === 'men' && hangs === 'clips') k *= 1 + 0.06 * smooth(1 - t * 3)
    // A child's is a little box.
    if (cut === 'kids') k *= 1.05 + 0.03 * smooth(t)
    return [200 + (x - 200) * k, y <= hold ? y : hold + (y - hold) * stretch]
  }
}

/** Bags, jewels and bottles only change their proportions. */
export function proportionsOf(good: string, { fit, length }: Shape): readonly [x: number, y: number] {
  if (isGarment(good)) return [1, 1]
  return [[1, 0.88, 1.1][fit] ?? 1, [1, 0.88, 1.1][length] ?? 1]
}

/** How much smaller than `size` a design must be shown to stay on its paper. */
export function fitting(good: string, shape: Shape, span: Span, size: number): number {
  const warp = warpOf(good, shape, span)
  if (!warp) return shape.fit === 2 || shape.length === 2 ? 0.91 : 1
  const below = (warp(200, span.bottom)[1] - 250) * size
  // Sleeves lie about so far from the middle, and longer ones reach further down.
  const beside = (warp(366, span.top + (span.bottom - span.top) * 0.36)[0] - 200) * size
  return Math.min(1, 232 / below, HANGS[good]?.[0] === 'shoulders' ? 188 / beside : 1)
}
