// The shop's colours and fonts for mails, which know no custom properties. They are those of the shop whose mail is being
// written: setMailLook is called with its facts, as setShop is.
import { type BrandColors, type PaletteToken, paletteOf } from '../../../../src/domain/shop/palette.ts'

export type Color = keyof ReturnType<typeof paletteFor>

export type MailLook = BrandColors & {
  fonts: keyof typeof fontsByName
  /** Whether the app has icons drawn from the shop's mark. */
  hasIcons: boolean
  /** The address of the strip at the end, a path where it is the shop's own file; null for none. */
  frieze: string | null
}

const serif = "Georgia,'Times New Roman',serif"
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** By the choices of src/domain/shop/brand-look.ts. Few clients have these fonts: the fallbacks are what most people see. */
const fontsByName = {
  clear: { display: `'Readex Pro',${sans}`, text: `'Readex Pro',${sans}` },
  classic: { display: `'Brygada 1918','Markazi Text',${serif}`, text: `'Instrument Sans',${sans}` },
  warm: { display: `'El Messiri',${serif}`, text: `Figtree,${sans}` },
  playful: { display: `'Baloo Bhaijaan 2',${sans}`, text: `Rubik,${sans}` },
  plain: { display: sans, text: sans },
}

/** Of a shop that has not chosen, as the settings begin. */
const unchosen: MailLook = {
  ...{ accent: '#3a4a8c', sale: '#a8452f', highlight: '#d9a520' },
  fonts: 'clear',
  hasIcons: false,
  frieze: null,
}

export let palette = paletteFor(unchosen)
export let fonts = fontsByName[unchosen.fonts]
export let hasIcons = unchosen.hasIcons
export let frieze = unchosen.frieze
let known: MailLook = unchosen

export function setMailLook(look: MailLook = unchosen) {
  if (look.accent !== known.accent || look.sale !== known.sale || look.highlight !== known.highlight)
    palette = paletteFor(look)
  known = look
  fonts = fontsByName[look.fonts]
  hasIcons = look.hasIcons
  frieze = look.frieze
}

/** Each as light and dark. Success is green for everybody, as in src/styles/tokens.css. */
function paletteFor(colors: BrandColors) {
  const { light, dark } = paletteOf(colors)
  const both = (name: PaletteToken) => [light[name], dark[name]] as const
  return {
    surface: both('surface'),
    'surface-raised': both('surface-raised'),
    'surface-sunken': both('surface-sunken'),
    ink: both('ink'),
    muted: both('muted'),
    line: both('line'),
    accent: both('accent'),
    'on-accent': both('on-accent'),
    'sale-text': both('sale-text'),
    success: ['#1f6f5c', '#74cdb2'],
    inverse: both('inverse'),
    'on-inverse': both('on-inverse'),
    'on-inverse-muted': both('on-inverse-muted'),
  } as const
}
