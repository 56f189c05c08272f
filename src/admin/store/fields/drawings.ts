import type { Palette, PaletteToken } from '@/domain/shop/palette'

// What the choices of a section look like: outlines on a field of 64 by 40.

/** Pictures are filled, words are lines; both stand on a ground where there is one. */
export type Drawing = { pictures?: string; words: string; ground?: { path: string; isDark: boolean } }

const whole = 'M0 0h64v40H0z'
const even = {
  pictures: 'M5 8h12v18H5zM19 8h12v18H19zM33 8h12v18H33zM47 8h12v18H47z',
  words: 'M6 31h8M20 31h8M34 31h8M48 31h8',
}

/** By kind of section, field and choice. */
const drawings: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Drawing>>>>>> = {
  hero: {
    layout: {
      beside: { pictures: 'M36 7h22v26H36z', words: 'M7 15h20M7 21h15M7 27h9' },
      behind: { pictures: whole, words: 'M7 15h20M7 21h15M7 27h9' },
    },
  },
  'picture-text': {
    layout: {
      beside: { pictures: 'M6 8h24v24H6z', words: 'M37 14h20M37 20h20M37 26h11' },
      opening: {
        ground: { path: whole, isDark: false },
        pictures: 'M42 6h16v28H42z',
        words: 'M7 13h26M7 20h20M7 26h20',
      },
      banner: {
        ground: { path: whole, isDark: true },
        pictures: 'M38 0h26v40H38z',
        words: 'M7 14h22M7 20h18M7 26h9',
      },
      band: {
        ground: { path: 'M0 5h64v30H0z', isDark: true },
        pictures: 'M32 11h32v24H32z',
        words: 'M7 15h16M7 21h16M7 27h8',
      },
    },
  },
  'product-row': {
    layout: {
      even,
      ranked: {
        pictures: 'M5 6h11v12H5zM36 6h11v12H36zM5 22h11v12H5zM36 22h11v12H36z',
        words: 'M20 10h8M20 15h5M51 10h8M51 15h5M20 26h8M20 31h5M51 26h8M51 31h5',
      },
    },
    rhythm: {
      even,
      lead: {
        pictures: 'M5 8h26v18H5zM33 8h12v18H33zM47 8h12v18H47z',
        words: 'M6 31h14M34 31h8M48 31h8',
      },
    },
  },
  'rich-text': {
    layout: {
      column: { words: 'M7 9h20M7 18h38M7 24h38M7 30h26' },
      beside: { words: 'M7 11h13M7 17h9M28 11h29M28 19h29M28 27h18' },
    },
  },
  questions: {
    layout: {
      part: { words: 'M7 8h20M7 17h46M7 24h46M7 31h46M57.5 17h.1M57.5 24h.1M57.5 31h.1' },
      page: {
        ground: { path: 'M0 0h64v17H0z', isDark: false },
        pictures: 'M7 10h28v4H7z',
        words: 'M7 6h16M7 24h46M7 31h46M57.5 24h.1M57.5 31h.1',
      },
    },
  },
}

/** What the choices of a field look like; undefined for one that is no question of looks. */
export const drawingsOf = (kind: string, field: string): Readonly<Record<string, Drawing>> | undefined =>
  drawings[kind]?.[field]

const ofBrand: Readonly<Record<string, PaletteToken>> = {
  plain: 'surface',
  tint: 'surface-sunken',
  hero: 'surface-hero',
  band: 'band',
}
const banners = ['rose', 'sky', 'sand', 'sale', 'green', 'night', 'plum']
const looks = ['mint', 'slate', 'linen']

/** A ground as CSS paints it; undefined for one that has no colour. Looks say theirs within `data-look`. */
export function groundPaint(
  ground: string,
  palettes: Readonly<Record<'light' | 'dark', Palette>>,
): string | undefined {
  const token = ofBrand[ground]
  if (token) return `light-dark(${palettes.light[token]}, ${palettes.dark[token]})`
  if (banners.includes(ground)) return `var(--banner-${ground})`
  return looks.includes(ground) ? 'var(--look)' : undefined
}
