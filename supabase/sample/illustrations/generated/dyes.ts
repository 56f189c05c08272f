import type { Ground } from '../kit/scene.ts'

/** A named colour of the range: how cloth of it looks, what is printed on it, and on which papers it is at its best. */
interface Dye {
  readonly cloth: string
  /** the second colour of a print on cloth of this colour */
  readonly ink: string
  readonly papers: readonly Ground[]
}
const dye = (cloth: string, ink: string, papers: string): Dye => ({
  cloth,
  ink,
  papers: papers.split(' ') as Ground[],
})

/** the names are those of the colour dots in src/config/swatches.ts */
export const DYES = {
  Pink: dye('#F0C0BA', '#A83F3A', 'sage sky butter mint'),
  Black: dye('#2B2927', '#E58E73', 'rose mint butter sky clay'),
  White: dye('#FAF6EC', '#B9472F', 'clay sky rose lilac mint'),
  Blue: dye('#4A6BB5', '#F3C9A8', 'butter blush clay sand'),
  Red: dye('#B3303A', '#F5CDBD', 'sky butter sage stone'),
  Green: dye('#1F6F5C', '#F0C9A0', 'blush butter rose sand'),
  Gold: dye('#D2A24C', '#7A4B1E', 'lilac sky blush sage'),
  Silver: dye('#C9CDD3', '#4B5563', 'rose clay lilac butter'),
  Saffron: dye('#E2A33A', '#FFF4DA', 'lilac sky sage rose'),
  Brown: dye('#7A4A30', '#F0CFA6', 'sky mint blush butter'),
  Camel: dye('#C8A477', '#6B3A22', 'sky sage lilac rose'),
  Natural: dye('#DCC6A0', '#8A4B2A', 'sky rose mint lilac'),
  Terracotta: dye('#BD573C', '#F7DEC2', 'sage sky butter stone'),
  Violet: dye('#6A5BC9', '#F4D9C6', 'butter sage sand mint'),
  Navy: dye('#2B3860', '#F0B49A', 'blush butter clay sage'),
  Ivory: dye('#F1E9D8', '#A4502F', 'sky rose sage lilac clay'),
  Grey: dye('#A8A49C', '#FBF6EC', 'butter rose sky mint'),
  Sky: dye('#A9C5E6', '#35509A', 'butter clay rose sand'),
  Turquoise: dye('#3A9C9A', '#FBE6C4', 'butter rose clay sand'),
  Mint: dye('#B0D6C1', '#B9573C', 'rose lilac butter clay'),
  Olive: dye('#72703F', '#F0DBA8', 'blush butter lilac sky'),
  Yellow: dye('#F2CB57', '#B9472F', 'sky lilac rose mint'),
  Mustard: dye('#C6982F', '#FBF0D4', 'lilac sky sage blush'),
  Coral: dye('#E8735A', '#FFF0DE', 'mint sky butter sage'),
  Burgundy: dye('#6B2230', '#F0B9A8', 'rose sage butter sky'),
  Lilac: dye('#C3B3DC', '#5E3F99', 'butter mint sage sand'),
} satisfies Record<string, Dye>
export type ColourName = keyof typeof DYES
export const isColourName = (name: string): name is ColourName => Object.hasOwn(DYES, name)
