import type { GoodName } from '../goods/index.ts'
import type { Print } from '../kit/patterns.ts'
import type { Ground } from '../kit/scene.ts'

/** what a look is called: a print, a metal, or the scent of what has no colour */
type Metal = 'gold' | 'silver'
type Scent = 'argan' | 'rose' | 'neroli' | 'amber' | 'fig' | 'olive' | 'sunset' | 'night'
export type Pattern = Print | Metal | Scent

/** One kind of product in the generated catalogue. */
export interface Kind {
  readonly kind: string
  readonly good: GoodName
  /**
   * pattern to its colours: "Pink Navy=#24304F Gold=#D2A24C/#7A4B1E =#EBA85A/#1F3F6F", a name alone takes the
   * usual dye, after "=" stand a drawing colour and a second colour; without a name the product has no colour.
   */
  readonly looks: Readonly<Partial<Record<Pattern, string>>>
  /** {cloth} is the pattern and colour in words, {colour} the colour alone, {scent} the pattern's name */
  readonly alt: string
  /** second colour of what is not printed: buttons, soles, cords; "deep" and "pale" are tones of the first */
  readonly trim?: string
  /** the cloth that "plain" is made of, where it is not the drawing's own */
  readonly plain?: Print
  /** children's things lie smaller on their paper */
  readonly scale?: number
  readonly papers?: readonly Ground[]
}
