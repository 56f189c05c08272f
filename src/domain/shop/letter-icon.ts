import { type BrandColors, paletteOf } from './palette'

/**
 * The icon of a shop without a mark: its name's first letter on its accent colour; a diamond where the name has none.
 * @param isWhole over the whole square, of which launchers cut their own shape
 */
export function letterIcon(name: string, colors: BrandColors, isWhole: boolean): string {
  const { accent, 'on-accent': on } = paletteOf(colors).light
  // A letter or digit alone is never markup.
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('en')
  const sign =
    letter === undefined
      ? `<path fill="${on}" d="M256 156L356 256L256 356L156 256Z"/>`
      : `<text x="256" y="256" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="600" font-size="${isWhole ? 240 : 300}" fill="${on}">${letter}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${isWhole ? 0 : 112}" fill="${accent}"/>${sign}</svg>`
}
