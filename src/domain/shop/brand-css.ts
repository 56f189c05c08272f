import type { BrandFonts, BrandLook } from './brand-look'
import { type Palette, type PaletteToken, paletteOf, paletteTokens } from './palette'

/** The admin keeps its own colours and corners (src/styles/admin.css), so that red always means danger there. */
const root = ':root:not([data-admin])'

/** Of headings and of all else, with fallbacks of the same metrics (src/styles/fonts). */
const families: Readonly<Record<BrandFonts, { display: string; text: string }>> = {
  clear: fontsOf('"Readex Pro","Readex Pro fallback",system-ui,sans-serif'),
  classic: fontsOf(
    '"Instrument Sans","Readex Pro","Instrument Sans fallback",system-ui,sans-serif',
    '"Brygada 1918","Markazi Text","Brygada 1918 fallback",georgia,serif',
  ),
  warm: fontsOf(
    '"Figtree","Figtree fallback",system-ui,sans-serif',
    '"El Messiri","El Messiri fallback",georgia,serif',
  ),
  playful: fontsOf(
    '"Rubik","Rubik fallback",system-ui,sans-serif',
    '"Baloo Bhaijaan 2","Baloo Bhaijaan 2 fallback",system-ui,sans-serif',
  ),
  plain: fontsOf('system-ui,sans-serif'),
}
function fontsOf(text: string, display = text) {
  return { display, text }
}

/** Of small pictures and badges, of controls, of panels, in px; soft ones are those of src/styles/tokens.css. */
const radii = {
  square: { picture: 0, control: 0, surface: 0 },
  round: { picture: 20, control: 28, surface: 28 },
} as const

/**
 * The style sheet of a shop without the files of its fonts (src/styles/fonts), for the first HTML and for a browser whose document has another. Nothing of what the owner
 * typed stands in it: each value is computed or one of ours.
 */
export function brandCss({ fonts, corners, ratio, ...colors }: BrandLook): string {
  const { light, dark } = paletteOf(colors)
  const { display, text } = families[fonts]
  const shape = [
    `--display:${display}`,
    `--text:${text}`,
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
