import { fitOf } from './fits.ts'
import type { GoodName } from './goods/index.ts'
import { tone } from './kit/colour.ts'
import { HANGS } from './kit/hangs.ts'
import { GROUNDS, type Ground, scene } from './kit/scene.ts'
import { field } from './kit/zellige.ts'
import { swatchPicture } from './materials.ts'
import type { Subject } from './subject.ts'

export const VIEWS = ['front', 'detail', 'hanger', 'angle', 'swatch'] as const
export type View = (typeof VIEWS)[number]

const W = 400
const H = 500
const ORDER = Object.keys(GROUNDS) as Ground[]

/** clothes hang; what cannot hang is turned and seen at an angle */
export const thirdView = (good: GoodName): View => (good in HANGS ? 'hanger' : 'angle')

/** the paper of the later views differs from the first one, always in the same way */
const other = (ground: Ground, step: number): string => {
  const name = ORDER[(ORDER.indexOf(ground) + step) % ORDER.length] ?? 'sand'
  return GROUNDS[name]
}

/** one picture of the gallery as SVG */
export function picture(subject: Subject, view: View): string {
  const { good, color, accent, metal, label, pattern, shape, decor, edged, paperScale = 1 } = subject
  const fit = fitOf(good)
  const ground = GROUNDS[subject.ground]
  const look = { color, accent, metal, label, pattern, shape, decor, edged, scale: subject.printScale }
  const middle = { good, x: W / 2 + (fit.dx ?? 0) * paperScale, y: H / 2 + (fit.dy ?? 0) * paperScale }
  const size = fit.zoom * paperScale
  if (view === 'front') return scene({ w: W, h: H, ground, items: [{ ...look, ...middle, size }] })
  if (view === 'detail') {
    const [x, y, w] = fit.detail
    return scene({
      w: W,
      h: H,
      ground,
      items: [{ ...look, good, x: 200, y: 250 }],
      view: [x, y, w, w * 1.25],
    })
  }
  if (view === 'hanger') {
    // trousers and skirts hang lower, so that the clips and the hook are seen
    const low = HANGS[good]?.[0] === 'clips'
    const item = {
      ...look,
      good,
      x: 200,
      y: low ? 276 : 256,
      size: (low ? 0.92 : 0.98) * paperScale,
      hanger: true,
      shadow: 1.25,
    }
    return scene({ w: W, h: H, ground: other(subject.ground, 3), items: [item] })
  }
  if (view === 'angle') {
    const g = other(subject.ground, 3)
    const soft =
      '<filter id="sheet" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>'
    const sheet = `${soft}<g transform="rotate(${(fit.turn ?? 12) > 0 ? -9 : 9} 200 250)"><rect x="62" y="52" width="276" height="396" rx="2" fill="#3a2a18" opacity=".3" filter="url(#sheet)" transform="translate(5 8)"/><rect x="62" y="52" width="276" height="396" rx="2" fill="${tone(g, -0.055, 0.012)}"/></g>`
    const lines = field({ w: W, h: H, R: 24, ox: W, oy: H, reach: 250, solid: 0, lineOp: 0.2 })
    const item = { ...look, ...middle, size: size * 0.9, rotate: fit.turn ?? 12 }
    return scene({ w: W, h: H, ground: g, under: lines + sheet, items: [item] })
  }
  return swatchPicture(subject, other(subject.ground, 5))
}
