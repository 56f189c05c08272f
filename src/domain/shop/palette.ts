// The colours of a shop from the three that its owner chooses. Lightness, chroma and hue are those of OKLCH, in which
// equal steps look equal. Whatever was chosen, words keep 4.5:1 to every ground on which they stand, and edges of controls 3:1
// (WCAG 2.2, 1.4.3 and 1.4.11): a colour that would not is made darker, in the dark theme lighter.

export type BrandColors = { accent: string; sale: string; highlight: string }

/** The tokens of src/styles/tokens.css that follow from the brand. */
const names = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hero',
  'ink',
  'muted',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'accent-soft',
  'on-accent',
  'sale',
  'sale-text',
  'sale-soft',
  'on-sale',
  'highlight',
  'highlight-soft',
  'inverse',
  'on-inverse',
  'on-inverse-muted',
  'inverse-line',
  'inverse-edge',
  'band',
  'on-band',
  'on-band-muted',
  'badge-sale',
  'on-badge-sale',
  'badge-light',
  'on-badge-light',
] as const
export type PaletteToken = (typeof names)[number]
/** Each token as `#rrggbb`. */
export type Palette = Readonly<Record<PaletteToken, string>>

type Lch = { l: number; c: number; h: number }
type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

const linearOf = (hex: string): Rgb => {
  const part = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

/** Lightness, chroma and hue of a colour (Björn Ottosson's OKLab). */
export function toLch(hex: string): Lch {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(along, across),
    h: Math.atan2(across, along),
  }
}

function linearOfLch({ l, c, h }: Lch): Rgb {
  const along = c * Math.cos(h)
  const across = c * Math.sin(h)
  const long = (l + 0.3963377774 * along + 0.2158037573 * across) ** 3
  const medium = (l - 0.1055613458 * along - 0.0638541728 * across) ** 3
  const short = (l - 0.0894841775 * along - 1.291485548 * across) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The nearest colour that a screen can show: with less chroma, of the same lightness and hue. */
function toHex(color: Lch): string {
  const isShown = (c: number) =>
    linearOfLch({ ...color, c }).every((part) => part >= -0.0005 && part <= 1.0005)
  let [least, most] = [0, color.c]
  if (!isShown(most))
    for (let step = 0; step < 20; step++) {
      const middle = (least + most) / 2
      if (isShown(middle)) least = middle
      else most = middle
    }
  else least = most
  const parts = linearOfLch({ ...color, c: least }).map((part) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

const step = 0.005

/** The colour, made darker (or lighter) until it has this contrast to every ground. */
function readable(color: Lch, grounds: readonly string[], ratio: number, direction: -1 | 1): string {
  for (let l = color.l; l >= 0 && l <= 1; l += direction * step) {
    const hex = toHex({ ...color, l })
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex
  }
  return direction === -1 ? '#000000' : '#ffffff'
}

/** Greys with a breath of the highlight's hue. */
const tinted = (highlight: Lch) => (l: number, c: number) =>
  // A little towards yellow: paper, not skin.
  toHex({ l, c: Math.min(c, highlight.c), h: highlight.h + 0.15 })

function lightPalette(accent: Lch, sale: Lch, highlight: Lch): Palette {
  const grey = tinted(highlight)
  const [surface, raised, sunken, hero] = [
    grey(0.979, 0.008),
    '#ffffff',
    grey(0.945, 0.019),
    grey(0.926, 0.026),
  ]
  const soft = (color: Lch, most: number) => toHex({ l: 0.945, c: Math.min(color.c, most), h: color.h })
  const softs = { accent: soft(accent, 0.022), sale: soft(sale, 0.022), highlight: soft(highlight, 0.045) }
  const grounds = [surface, raised, sunken, hero, softs.accent, softs.sale, softs.highlight]
  const deep = (color: Lch, l: number) => ({ ...color, l: Math.min(color.l, l) })
  const shownAccent = readable(accent, grounds, 4.5, -1)
  const shownSale = readable(sale, [...grounds, '#ffffff'], 4.5, -1)
  const saleText = readable(deep(sale, toLch(shownSale).l - 0.05), grounds, 4.5, -1)
  const band = readable(deep(accent, toLch(shownAccent).l - 0.06), ['#ffffff'], 7, -1)
  const inverse = grey(0.215, 0.006)
  return {
    surface,
    'surface-raised': raised,
    'surface-sunken': sunken,
    'surface-hero': hero,
    ink: inverse,
    muted: readable(toLch(grey(0.46, 0.014)), grounds, 4.5, -1),
    line: grey(0.911, 0.017),
    'line-strong': readable(toLch(grey(0.62, 0.024)), [surface, raised, sunken, hero], 3, -1),
    accent: shownAccent,
    'accent-strong': band,
    'accent-soft': softs.accent,
    'on-accent': '#ffffff',
    sale: shownSale,
    'sale-text': saleText,
    'sale-soft': softs.sale,
    'on-sale': '#ffffff',
    highlight: toHex(highlight),
    'highlight-soft': softs.highlight,
    ...inverseColors(grey, inverse),
    band,
    'on-band': '#ffffff',
    'on-band-muted': readable({ l: 0.93, c: Math.min(accent.c, 0.03), h: accent.h }, [band], 4.5, 1),
    'badge-sale': shownSale,
    'on-badge-sale': '#ffffff',
    'badge-light': surface,
    'on-badge-light': saleText,
  }
}

function darkPalette(accent: Lch, sale: Lch, highlight: Lch, light: Palette): Palette {
  const grey = tinted(highlight)
  const [surface, raised, sunken, hero] = [
    grey(0.185, 0.008),
    grey(0.236, 0.009),
    grey(0.262, 0.012),
    grey(0.253, 0.014),
  ]
  const soft = (color: Lch, most: number) => toHex({ l: 0.285, c: Math.min(color.c, most), h: color.h })
  const softs = { accent: soft(accent, 0.06), sale: soft(sale, 0.045), highlight: soft(highlight, 0.045) }
  const grounds = [surface, raised, sunken, hero, softs.accent, softs.sale, softs.highlight]
  // Pale, as a full colour would glow on dark.
  const pale = (color: Lch) =>
    readable({ l: Math.max(color.l, 0.75), c: Math.min(color.c, 0.13), h: color.h }, grounds, 4.5, 1)
  const shown = { accent: pale(accent), sale: pale(sale) }
  const on = (color: Lch, ground: string) =>
    readable({ l: 0.2, c: Math.min(color.c, 0.06), h: color.h }, [ground], 4.5, -1)
  const strong = toLch(shown.accent)
  return {
    ...light,
    surface,
    'surface-raised': raised,
    'surface-sunken': sunken,
    'surface-hero': hero,
    ink: grey(0.957, 0.014),
    muted: readable(toLch(grey(0.765, 0.021)), grounds, 4.5, 1),
    line: grey(0.321, 0.015),
    'line-strong': readable(toLch(grey(0.6, 0.024)), [surface, raised, sunken, hero], 3, 1),
    accent: shown.accent,
    'accent-strong': toHex({ ...strong, l: Math.min(strong.l + 0.06, 0.97) }),
    'accent-soft': softs.accent,
    'on-accent': on(accent, shown.accent),
    sale: shown.sale,
    'sale-text': shown.sale,
    'sale-soft': softs.sale,
    'on-sale': on(sale, shown.sale),
    'highlight-soft': softs.highlight,
    ...inverseColors(grey, grey(0.162, 0.006)),
  }
}

/** The strip of offers and the footer, which are dark in both themes. */
function inverseColors(grey: (l: number, c: number) => string, inverse: string) {
  return {
    inverse,
    'on-inverse': grey(0.957, 0.014),
    'on-inverse-muted': readable(toLch(grey(0.765, 0.021)), [inverse], 4.5, 1),
    'inverse-line': grey(0.333, 0.013),
    'inverse-edge': readable(toLch(grey(0.6, 0.024)), [inverse], 3, 1),
  }
}

/** Both themes of a shop whose owner chose these colours, each as `#rrggbb` in lower case. */
export function paletteOf(brand: BrandColors): { light: Palette; dark: Palette } {
  const [accent, sale, highlight] = [toLch(brand.accent), toLch(brand.sale), toLch(brand.highlight)]
  const light = lightPalette(accent, sale, highlight)
  return { light, dark: darkPalette(accent, sale, highlight, light) }
}

const declarations = (palette: Palette) => names.map((name) => `--${name}:${palette[name]}`).join(';')

/** The palette as a style sheet, for the first HTML: print is light. */
export function paletteCss(brand: BrandColors): string {
  const { light, dark } = paletteOf(brand)
  return `:root{${declarations(light)}}@media screen{:root[data-theme=dark]{${declarations(dark)}}}`
}

/** What stands on what: the pairs whose contrast is guaranteed, with the least of it. */
export const pairs: readonly [front: PaletteToken, ground: PaletteToken, ratio: number][] = [
  ...(
    [
      'surface',
      'surface-raised',
      'surface-sunken',
      'surface-hero',
      'accent-soft',
      'sale-soft',
      'highlight-soft',
    ] as const
  ).flatMap((ground) =>
    (['ink', 'muted', 'accent', 'sale-text'] as const).map((front): [PaletteToken, PaletteToken, number] => [
      front,
      ground,
      4.5,
    ]),
  ),
  ...(['surface', 'surface-raised', 'surface-sunken', 'surface-hero'] as const).map(
    (ground): [PaletteToken, PaletteToken, number] => ['line-strong', ground, 3],
  ),
  ['on-accent', 'accent', 4.5],
  ['on-sale', 'sale', 4.5],
  ['on-inverse', 'inverse', 4.5],
  ['on-inverse-muted', 'inverse', 4.5],
  ['inverse-edge', 'inverse', 3],
  ['on-band', 'band', 4.5],
  ['on-band-muted', 'band', 4.5],
  ['on-badge-sale', 'badge-sale', 4.5],
  ['on-badge-light', 'badge-light', 4.5],
]
