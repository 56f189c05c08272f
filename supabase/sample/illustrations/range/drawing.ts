import { fitOf } from '../fits.ts'
import { isPrinted, PRINT_TILES, type Print } from '../kit/patterns.ts'
import { GROUNDS, scene } from '../kit/scene.ts'
import type { Kind, Pattern, RangePicture } from './shape.ts'

const W = 400
const H = 500
const isPrint = (name: Pattern): name is Print => Object.hasOwn(PRINT_TILES, name)

/** "plain" leaves the choice of cloth to the drawing, unless the kind names one */
const clothOf = (kind: Kind, pattern: Pattern): Print | undefined => (isPrint(pattern) ? pattern : kind.plain)

/** the front view of one picture of the range */
export function rangeDrawing({ kind, pattern, color, cloth, accent, ground }: RangePicture): string {
  const { good, scale = 1 } = kind
  const fit = fitOf(good)
  const print = clothOf(kind, pattern)
  const item = {
    good,
    x: W / 2 + (fit.dx ?? 0) * scale,
    y: H / 2 + (fit.dy ?? 0) * scale,
    size: fit.zoom * scale,
    color: cloth,
    accent,
    pattern: print,
    label: color ? undefined : pattern.toUpperCase(),
    metal: pattern === 'gold' || pattern === 'silver' ? pattern : undefined,
    // prints on small children's things are small as well
    ...(scale < 1 && print && isPrinted(print) ? { scale: 1.1 } : {}),
  }
  return scene({ w: W, h: H, ground: GROUNDS[ground], items: [item] })
}
