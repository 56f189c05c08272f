import type { brandChoices } from './brand-choices.ts'
import type { BrandColors } from './palette.ts'

export type BrandFonts = (typeof brandChoices.fonts)[number]

/** What the style sheet of a shop follows from. */
export type BrandLook = BrandColors & {
  fonts: BrandFonts
  corners: (typeof brandChoices.corners)[number]
  ratio: (typeof brandChoices.ratio)[number]
}

/** The same for the same look: says of a document which one it was made with, without the code that makes it. */
export const lookKey = ({ accent, sale, highlight, fonts, corners, ratio }: BrandLook) =>
  [accent, sale, highlight, fonts, corners, ratio].join(' ')

/** The id of the document's style element, whose `data-look-key` is the key of its look. */
export const brandStyleId = 'brand'
