// The shop's colours and fonts for mails, which know no custom properties. They are those of the shop whose mail is being
// written: setMailLook is called with its facts, as setShop is.
import { type BrandColors, type Palette, paletteOf } from '../../../../src/domain/shop/palette.ts'

const fromBrand = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'muted',
  'line',
  'accent',
  'on-accent',
  'sale-text',
  'inverse',
  'on-inverse',
  'on-inverse-muted',
] as const satisfies readonly (keyof Palette)[]

export type Color = (typeof fromBrand)[number] | 'success'

/** `light, dark`. Success is green for everybody, as in src/styles/tokens.css. */
type MailPalette = Readonly<Record<Color, readonly [light: string, dark: string]>>

export type MailLook = BrandColors & {
  fonts: keyof typeof fontsByName
  /** Whether the app has icons drawn from the shop's mark. */
  hasIcons: boolean
}

const serif = "Georgia,'Times New Roman',serif"
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** By the choices of src/domain/shop/brand-look.ts. Few clients have these fonts: the fallbacks are what most people see. */
const fontsByName = {
  clear: { display: `'Readex Pro',${sans}`, text: `'Readex Pro',${sans}` },
  classic: { display: `'Brygada 1918',${serif}`, text: `'Instrument Sans',${sans}` },
  warm: { display: `'El Messiri',${serif}`, text: `Figtree,${sans}` },
  playful: { display: `'Baloo Bhaijaan 2',${sans}`, text: `Rubik,${sans}` },
  plain: { display: sans, text: sans },
}

/** Of a shop that has not chosen, as the settings begin. */
const unchosen: MailLook = {
  ...{ accent: '#3a4a8c', sale: '#a8452f', highlight: '#d9a520' },
  fonts: 'clear',
  hasIcons: false,
}

export let palette = paletteFor(unchosen)
export let fonts = fontsByName[unchosen.fonts]
export let hasIcons = unchosen.hasIcons
let known: MailLook = unchosen

export function setMailLook(look: MailLook = unchosen) {
  if (look.accent !== known.accent || look.sale !== known.sale || look.highlight !== known.highlight)
    palette = paletteFor(look)
  known = look
  fonts = fontsByName[look.fonts]
  hasIcons = look.hasIcons
}

function paletteFor(colors: BrandColors): MailPalette {
  const { light, dark } = paletteOf(colors)
  const entries = fromBrand.map((name) => [name, [light[name], dark[name]]] as const)
  return {
    ...(Object.fromEntries(entries) as unknown as Omit<MailPalette, 'success'>),
    success: ['#1f6f5c', '#74cdb2'],
  }
}
