import type { Material } from './curated/shape.ts'
import { fitOf } from './fits.ts'
import type { GoodName } from './goods/index.ts'
import { isPrinted, type Print } from './kit/patterns.ts'
import { scene } from './kit/scene.ts'
import type { Subject } from './subject.ts'

const BLOTS: Partial<Record<Material, GoodName>> = {
  smear: 'serumSmear',
  balm: 'lipSmear',
  powder: 'powderSwipes',
  carton: 'carton',
  leather: 'leatherSwatch',
}
const isPrint = (m: Material): m is Print => !(m in BLOTS) && m !== 'macro'

/** the last view: what the thing is made of, seen close */
export function swatchPicture(p: Subject, ground: string): string {
  const { good } = p
  const look = { color: p.color, accent: p.accent, metal: p.metal }
  const W = 400
  const H = 500
  if (p.material === 'macro') {
    const [x, y, w] = fitOf(good).macro ?? [150, 200, 90]
    return scene({
      w: W,
      h: H,
      ground,
      items: [{ ...look, pattern: p.pattern, good, x: 200, y: 250 }],
      view: [x, y, w, w * 1.25],
    })
  }
  if (isPrint(p.material)) {
    const item = {
      ...look,
      good: 'clothSwatch',
      pattern: p.material,
      x: 200,
      y: 252,
      size: 1.18,
      scale: isPrinted(p.material) ? 1.5 : 2,
    } as const
    return scene({ w: W, h: H, ground, items: [item] })
  }
  return scene({
    w: W,
    h: H,
    ground,
    items: [{ ...look, good: BLOTS[p.material] ?? 'clothSwatch', x: 200, y: 252, size: 1.14 }],
  })
}
