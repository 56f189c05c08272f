// The shop's colours for mails, which know no custom properties: `light, dark`. tests/unit/mail-palette.test.ts holds
// them against src/styles/tokens.css.
export const palette = {
  surface: ['#fbf8f3', '#161410'],
  'surface-raised': ['#ffffff', '#211e19'],
  'surface-sunken': ['#f4ecdf', '#28241d'],
  ink: ['#1b1a17', '#f6f0e6'],
  muted: ['#5e5a52', '#b9b1a3'],
  line: ['#e7e0d5', '#37322a'],
  accent: ['#4b3fd1', '#a59dff'],
  'on-accent': ['#ffffff', '#161033'],
  'sale-text': ['#9e3a24', '#f2917a'],
  success: ['#1f6f5c', '#74cdb2'],
  inverse: ['#1b1a17', '#0f0e0b'],
  'on-inverse': ['#f6f0e6', '#f6f0e6'],
  'on-inverse-muted': ['#b9b1a3', '#b9b1a3'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type Color = keyof typeof palette

export const fonts = {
  display: "'El Messiri',Georgia,'Times New Roman',serif",
  text: "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const
