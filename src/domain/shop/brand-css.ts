import type { BrandLook } from './brand-look'
import { type Palette, type PaletteToken, paletteOf, paletteTokens } from './palette'

/** The admin keeps its own colours and corners (src/styles/admin.css), so that red always means danger there. */
const root = ':root:not([data-admin])'

/** Of small pictures and badges, of controls, of panels, in px; soft ones are those of src/styles/tokens.css. */
const radii = {
  square: { picture: 0, control: 0, surface: 0 },
  round: { picture: 20, control: 28, surface: 28 },
} as const

/**
 * The style sheet of a shop, for the first HTML and for a browser whose document has another. Nothing of what the owner
 * typed stands in it: each value is computed or one of ours.
 */
export function brandCss({ corners, ratio, ...colors }: BrandLook): string {
  const { light, dark } = paletteOf(colors)
  const shape = [
    ...(corners === 'soft'
      ? []
      : Object.entries(radii[corners]).map(([name, radius]) => `--r-${name}:${radius}px`)),
    ...(ratio === '1:1' ? ['--picture-ratio:1/1'] : []),
  ]
  const differing = paletteTokens.filter((name) => dark[name] !== light[name])
  return `${root}{${[...declarations(light, paletteTokens), ...shape].join(';')}}@media screen{${root}[data-theme=dark]{${declarations(dark, differing).join(';')}}}`
}

const declarations = (palette: Palette, names: readonly PaletteToken[]) =>
  names.map((name) => `--${name}:${palette[name]}`)
