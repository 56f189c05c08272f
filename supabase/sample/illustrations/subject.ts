import type { Material } from './curated/shape.ts'
import type { GoodName } from './goods/index.ts'
import type { Shape } from './kit/cut.ts'
import type { Decor } from './kit/decor.ts'
import type { Print } from './kit/patterns.ts'
import type { Look } from './kit/pen.ts'
import type { Ground } from './kit/scene.ts'

/** What a picture shows, but for the view: a product in one of its colours. */
export interface Subject extends Pick<Look, 'color' | 'accent' | 'metal' | 'label'> {
  readonly good: GoodName
  readonly ground: Ground
  readonly pattern?: Print | undefined
  readonly material: Material
  readonly shape?: Shape | undefined
  readonly decor?: Decor | undefined
  readonly edged?: boolean | undefined
  /** how large it lies on its paper; children's things are smaller */
  readonly paperScale?: number | undefined
  readonly printScale?: number | undefined
}
