// The colours of a shop from the three that its owner chooses. Lightness, chroma and hue are those of OKLCH, in which
// equal steps look equal. Whatever was chosen, words keep 4.5:1 to every ground on which they stand, and edges of controls 3:1
// (WCAG 2.2, 1.4.3 and 1.4.11): a colour that would not is made darker, in the dark theme lighter.

import { contrast, type Lch, toHex, toLch } from './oklch.ts'

export type BrandColors = { accent: string; sale: string; highlight: string }

/** The tokens of src/styles/tokens.css that follow from the brand. */
export const paletteTokens = [
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
export type PaletteToken = (typeof paletteTokens)[number]
/** Each token as `#rrggbb`. */
export type Palette = Readonly<Record<PaletteToken, string>>

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
const tinted =
  (highlight: Lch) =>
  // Turned a little towards yellow: paper, not skin.
  (l: number, c: number, turn = 0.15) =>
    toHex({ l, c: Math.min(c, highlight.c), h: highlight.h + turn })

function lightPalette(accent: Lch, sale: Lch, highlight: Lch): Palette {
  const grey = tinted(highlight)
  const [surface, raised, sunken, hero] = [
    grey(0.9795, 0.0072),
    '#ffffff',
    grey(0.9457, 0.0193),
    grey(0.9295, 0.0245, 0.1),
  ]
  const soft = (color: Lch, most: number) => toHex({ l: 0.945, c: Math.min(color.c, most), h: color.h })
  const softs = { accent: soft(accent, 0.022), sale: soft(sale, 0.022), highlight: soft(highlight, 0.045) }
  const grounds = [surface, raised, sunken, hero, softs.accent, softs.sale, softs.highlight]
  /** Less bright and, as shade is, less vivid. */
  const deep = (color: Lch, l: number, share: number) => ({
    ...color,
    l: Math.min(color.l, l),
    c: color.c * share,
  })
  const shownAccent = readable(accent, grounds, 4.5, -1)
  // Fills, and words on the page alone; others are of the darker one.
  const shownSale = readable(sale, [surface, raised], 4.5, -1)
  const saleText = readable(deep(sale, toLch(shownSale).l - 0.063, 0.9), grounds, 4.5, -1)
  const band = readable(deep(accent, toLch(shownAccent).l - 0.065, 0.9), ['#ffffff'], 7, -1)
  const inverse = grey(0.215, 0.006)
  return {
    surface,
    'surface-raised': raised,
    'surface-sunken': sunken,
    'surface-hero': hero,
    ink: inverse,
    muted: readable(toLch(grey(0.469, 0.014)), grounds, 4.5, -1),
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
    'on-badge-light': readable(deep(sale, toLch(saleText).l - 0.034, 0.84), [surface], 4.5, -1),
  }
}

function darkPalette(accent: Lch, sale: Lch, highlight: Lch, light: Palette): Palette {
  const grey = tinted(highlight)
  const [surface, raised, sunken, hero] = [
    grey(0.191, 0.008),
    grey(0.236, 0.009),
    grey(0.262, 0.012),
    grey(0.2515, 0.015),
  ]
  const soft = (color: Lch, most: number, l = 0.285) => toHex({ l, c: Math.min(color.c, most), h: color.h })
  const softs = {
    accent: soft(accent, 0.06),
    sale: soft(sale, 0.045),
    highlight: soft(highlight, 0.045, 0.3),
  }
  const grounds = [surface, raised, sunken, hero, softs.accent, softs.sale, softs.highlight]
  // Pale, as a full colour would glow on dark.
  const pale = (color: Lch) =>
    readable({ l: Math.max(color.l, 0.743), c: Math.min(color.c, 0.139), h: color.h }, grounds, 4.5, 1)
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
    'line-strong': readable(toLch(grey(0.616, 0.024)), [surface, raised, sunken, hero], 3, 1),
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
    'inverse-edge': readable(toLch(grey(0.616, 0.024)), [inverse], 3, 1),
  }
}

/** Both themes of a shop whose owner chose these colours, each as `#rrggbb` in lower case. */
export function paletteOf(brand: BrandColors): { light: Palette; dark: Palette } {
  const [accent, sale, highlight] = [toLch(brand.accent), toLch(brand.sale), toLch(brand.highlight)]
  const light = lightPalette(accent, sale, highlight)
  return { light, dark: darkPalette(accent, sale, highlight, light) }
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
  ...(['surface', 'surface-raised'] as const).map((ground): [PaletteToken, PaletteToken, number] => [
    'sale',
    ground,
    4.5,
  ]),
  // Large words.
  ...(['surface-sunken', 'surface-hero', 'accent-soft', 'sale-soft', 'highlight-soft'] as const).map(
    (ground): [PaletteToken, PaletteToken, number] => ['sale', ground, 3],
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
