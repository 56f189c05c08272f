import type { GoodName } from '../goods/index.ts'
import type { Print } from '../kit/patterns.ts'
import type { Ground } from '../kit/scene.ts'

/** the last picture of a gallery: what the thing is made of */
export type Material = Print | 'leather' | 'macro' | 'smear' | 'balm' | 'powder' | 'carton'

export interface Curated {
  readonly slug: string
  readonly good: GoodName
  readonly ground: Ground
  readonly pattern?: Print
  readonly material: Material
  /**
   * colour name to "drawing colour, second colour, word for the second colour"; the first is shown first.
   * A product without colours has the single entry `default`.
   */
  readonly colours: Readonly<Record<string, string>>
  /** what is seen, view by view; {colour} is the colour's name, {accent} the word for the second colour */
  readonly front: string
  readonly detail: string
  readonly third: string
  readonly swatch: string
}
