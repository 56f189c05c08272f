import type { Pattern } from './shape.ts'

/** How the designs of a kind differ. A word is what a title calls it; the first of each is the usual one, without a word. */
export interface Axes {
  /** colours of every pattern, after those that the kind names itself */
  readonly pool?: keyof typeof POOLS
  /** patterns beside those that the kind names itself */
  readonly prints?: readonly Pattern[]
  /** codes of kit/decor.ts */
  readonly decors: string
  readonly fits: readonly string[]
  readonly lengths: readonly string[]
  /** how many second colours, and sizes of a print */
  readonly inks: number
}

export const POOLS = {
  clothes: 'Navy Terracotta Ivory Olive Sky Burgundy Black Mint Camel Pink Green Saffron Lilac Brown Blue',
  calm: 'Navy Camel Black Olive Burgundy Grey Ivory Brown Green',
  bright: 'Sky Coral Yellow Mint Navy Lilac Red Turquoise Pink Green Saffron Violet',
  leather: 'Brown Black Camel Burgundy Navy Green Terracotta Saffron Ivory',
  stones: 'Turquoise Red Violet Green Black Coral Blue Pink Ivory Saffron Grey Lilac',
  denim: 'Blue=#5F86BC Black=#3B3A3D Sky=#9DB8D8 Grey=#8C8A88 Navy=#2F3F63 White=#F2ECDF/#C9BFA8',
  tints: 'Red Pink Coral Burgundy Brown Terracotta Violet Lilac',
  wood: 'Brown=#B98553 Black Green Camel=#D3A86C Burgundy Navy Terracotta Ivory',
} as const

const TOP = { fits: ['', 'Slim', 'Relaxed'], lengths: ['', 'Cropped', 'Longline'] }
const COAT = { fits: ['', 'Slim', 'Oversized'], lengths: ['', 'Short', 'Long'] }
const DRESS = { fits: ['', 'Fitted', 'Flared'], lengths: ['', 'Short', 'Long'] }
const LEG = { fits: ['', 'Slim', 'Loose'], lengths: ['', 'Cropped', 'Long'] }
const KID = { fits: ['', '', 'Roomy'], lengths: ['', '', 'Long'] }
const THING = { fits: ['', 'Slim', 'Wide'], lengths: ['', 'Small', 'Tall'] }
const JEWEL = { fits: ['', 'Fine', 'Wide'], lengths: ['', 'Petite', 'Long'] }
const SHOE = { fits: [''], lengths: [''] }
const BOTTLE = { fits: ['', ''], lengths: ['', '', ''] }

/** `l` are lines of light */
const jersey = '0123456789abc'
const motifs = '01356789abcde'

/** By kind. */
const AXES: Readonly<Record<string, Axes>> = {
  'maxi-dress': {
    ...DRESS,
    lengths: ['', ''],
    pool: 'clothes',
    prints: ['polka', 'stripe', 'check', 'zellige', 'leopard'],
    decors: '014',
    inks: 3,
  },
  'wrap-dress': {
    ...DRESS,
    pool: 'clothes',
    prints: ['ditsy', 'ikat', 'stripe', 'zellige'],
    decors: '014',
    inks: 3,
  },
  'slip-dress': {
    ...DRESS,
    pool: 'clothes',
    decors: '0146',
    inks: 3,
  },
  'shirt-dress': {
    ...DRESS,
    pool: 'clothes',
    prints: ['polka', 'ditsy', 'ikat', 'pinstripe'],
    decors: '014',
    inks: 3,
  },
  sundress: {
    ...DRESS,
    pool: 'clothes',
    prints: ['floral', 'stripe', 'ikat', 'zellige'],
    decors: '0145',
    inks: 3,
  },
  blouse: {
    ...TOP,
    pool: 'clothes',
    prints: ['floral', 'ikat', 'stripe', 'check', 'leopard'],
    decors: '014',
    inks: 3,
  },
  tee: { ...TOP, pool: 'clothes', decors: jersey, inks: 3 },
  shirt: { ...TOP, pool: 'clothes', prints: ['stripe', 'ditsy', 'polka', 'ikat'], decors: '026', inks: 3 },
  camisole: { ...TOP, pool: 'clothes', prints: ['floral', 'stripe', 'ikat'], decors: '0124', inks: 3 },
  jeans: { ...LEG, pool: 'denim', prints: ['cord'], decors: '04', inks: 3 },
  'pleated-skirt': {
    fits: ['', 'Slim', 'Full'],
    lengths: ['', 'Short', 'Long'],
    pool: 'clothes',
    prints: ['stripe', 'polka', 'ditsy', 'houndstooth'],
    decors: '0145',
    inks: 3,
  },
  'wide-trousers': { ...LEG, pool: 'calm', prints: ['check', 'stripe', 'linen'], decors: '01', inks: 3 },
  shorts: {
    fits: ['', 'Slim', 'Loose'],
    lengths: ['', 'Short', 'Long'],
    pool: 'clothes',
    prints: ['floral', 'ikat', 'linen', 'zellige'],
    decors: '0145',
    inks: 3,
  },
  'mini-skirt': {
    fits: ['', 'Slim', 'Flared'],
    lengths: ['', ''],
    pool: 'clothes',
    prints: ['check', 'floral', 'leopard'],
    decors: '014',
    inks: 3,
  },
  trench: { ...COAT, pool: 'calm', prints: ['check', 'houndstooth'], decors: '02', inks: 3 },
  bomber: {
    ...COAT,
    fits: ['', 'Slim', 'Relaxed'],
    pool: 'calm',
    prints: ['cord'],
    decors: '012356l',
    inks: 3,
  },
  'denim-jacket': {
    fits: ['', 'Slim', 'Boxy'],
    lengths: ['', 'Cropped', 'Long'],
    pool: 'denim',
    decors: '04',
    inks: 3,
  },
  puffer: { ...COAT, pool: 'clothes', decors: '012356l', inks: 3 },
  'wool-coat': { ...COAT, pool: 'calm', prints: ['twill'], decors: '01', inks: 3 },
  blazer: {
    ...COAT,
    fits: ['', 'Slim', 'Relaxed'],
    pool: 'calm',
    prints: ['houndstooth', 'cord'],
    decors: '0',
    inks: 3,
  },
  jumper: { ...TOP, pool: 'clothes', decors: '01235679bd', inks: 3 },
  cardigan: { ...TOP, pool: 'clothes', prints: ['check'], decors: '01235', inks: 3 },
  leggings: {
    ...LEG,
    fits: [''],
    pool: 'clothes',
    prints: ['leopard', 'zellige', 'polka'],
    decors: '01245',
    inks: 3,
  },
  'sport-top': {
    fits: ['', 'Fitted', 'Loose'],
    lengths: ['', 'Cropped', 'Long'],
    pool: 'clothes',
    prints: ['leopard', 'zellige', 'stripe'],
    decors: '0145',
    inks: 3,
  },
  hoodie: { ...TOP, pool: 'clothes', decors: `${jersey}l`, inks: 3 },
  joggers: { ...LEG, pool: 'clothes', decors: '012456l', inks: 3 },
  swimsuit: {
    fits: [''],
    lengths: [''],
    pool: 'clothes',
    prints: ['floral', 'polka', 'ikat', 'lemon', 'check'],
    decors: '012456',
    inks: 3,
  },
  bikini: {
    fits: ['', ''],
    lengths: ['', ''],
    pool: 'clothes',
    prints: ['stripe', 'zellige', 'leopard', 'lemon', 'check', 'ikat'],
    decors: '04',
    inks: 3,
  },
  pyjamas: {
    fits: ['', ''],
    lengths: ['', ''],
    pool: 'clothes',
    prints: ['check', 'polka', 'ditsy', 'heart'],
    decors: '0',
    inks: 3,
  },
  robe: {
    ...COAT,
    fits: ['', '', 'Wide'],
    pool: 'clothes',
    prints: ['stripe', 'ikat', 'ditsy', 'check'],
    decors: '014',
    inks: 3,
  },
  kaftan: {
    fits: ['', 'Slim', 'Wide'],
    lengths: ['', 'Short', ''],
    pool: 'clothes',
    prints: ['ikat', 'zellige', 'floral'],
    decors: '0145',
    inks: 3,
  },
  polo: { ...TOP, pool: 'clothes', prints: ['pinstripe', 'check'], decors: '01235', inks: 3 },
  chinos: {
    fits: ['', ''],
    lengths: ['', 'Cropped', 'Long'],
    pool: 'calm',
    prints: ['cord', 'check', 'linen'],
    decors: '0',
    inks: 3,
  },
  boxers: {
    fits: ['', ''],
    lengths: ['', 'Short', 'Long'],
    pool: 'clothes',
    prints: ['stripe', 'polka', 'lemon'],
    decors: '0',
    inks: 3,
  },
  socks: {
    fits: [''],
    lengths: ['', 'Ankle', 'Knee-High'],
    pool: 'clothes',
    prints: ['check', 'star', 'heart', 'lemon'],
    decors: '0135',
    inks: 3,
  },
  heel: { ...SHOE, pool: 'leather', prints: ['suede', 'polka', 'houndstooth'], decors: '0', inks: 3 },
  babouche: { ...SHOE, pool: 'leather', decors: '026', inks: 3 },
  sneaker: { ...SHOE, pool: 'clothes', decors: '026', inks: 3 },
  sandal: { fits: ['', ''], lengths: ['', '', ''], pool: 'leather', decors: '0', inks: 1 },
  loafer: { ...SHOE, pool: 'leather', decors: '06', inks: 3 },
  boot: { ...SHOE, pool: 'leather', decors: '01', inks: 3 },
  slide: { ...SHOE, pool: 'leather', prints: ['zellige', 'leopard'], decors: '06', inks: 3 },
  tote: { ...THING, pool: 'clothes', prints: ['check', 'floral', 'ikat', 'lemon'], decors: motifs, inks: 3 },
  basket: { ...THING, pool: 'leather', decors: '0125', inks: 3 },
  crossbody: { ...THING, pool: 'leather', decors: '016', inks: 3 },
  backpack: { ...THING, pool: 'clothes', prints: ['stripe', 'ikat', 'zellige'], decors: '0126', inks: 3 },
  clutch: { ...THING, pool: 'stones', prints: ['floral', 'leopard', 'zellige'], decors: '0156', inks: 3 },
  hoops: { ...JEWEL, pool: 'stones', decors: '0', inks: 1 },
  necklace: { ...JEWEL, pool: 'stones', decors: '0', inks: 1 },
  bracelets: { ...JEWEL, lengths: ['', '', ''], pool: 'stones', decors: '0', inks: 1 },
  ring: { ...JEWEL, lengths: ['', '', ''], pool: 'stones', decors: '0', inks: 1 },
  'drop-earrings': { ...JEWEL, pool: 'stones', decors: '0', inks: 1 },
  watch: { fits: ['', 'Slim', ''], lengths: ['', '', ''], pool: 'leather', decors: '0', inks: 1 },
  scarf: {
    fits: [''],
    lengths: [''],
    pool: 'clothes',
    prints: ['floral', 'ditsy', 'check', 'stripe', 'leopard', 'houndstooth', 'lemon'],
    decors: '0',
    inks: 3,
  },
  hat: {
    fits: ['', '', 'Wide-Brim'],
    lengths: ['', 'Low-Crown', 'High-Crown'],
    pool: 'wood',
    decors: '0',
    inks: 3,
  },
  sunglasses: {
    fits: ['', 'Narrow', 'Wide'],
    lengths: ['', 'Slim', 'Deep'],
    pool: 'stones',
    decors: '046',
    inks: 3,
  },
  belt: { fits: ['', ''], lengths: ['', 'Narrow', 'Wide'], pool: 'leather', decors: '0136', inks: 3 },
  beanie: {
    fits: ['', 'Close', 'Slouchy'],
    lengths: ['', 'Short', 'Tall'],
    pool: 'clothes',
    decors: '01356',
    inks: 3,
  },
  cap: {
    fits: ['', ''],
    lengths: ['', 'Low', 'High'],
    pool: 'clothes',
    prints: ['check', 'houndstooth', 'linen'],
    decors: '016',
    inks: 3,
  },
  wallet: { ...THING, pool: 'leather', decors: '016', inks: 3 },
  tie: {
    fits: ['', 'Slim', 'Wide'],
    lengths: [''],
    pool: 'calm',
    prints: ['check', 'houndstooth', 'floral', 'pinstripe'],
    decors: '0',
    inks: 3,
  },
  romper: { ...KID, pool: 'bright', prints: ['plain', 'check', 'polka', 'ditsy'], decors: motifs, inks: 3 },
  bodysuit: { ...KID, pool: 'bright', prints: ['lemon', 'polka', 'check'], decors: motifs, inks: 3 },
  dungarees: { ...KID, pool: 'bright', prints: ['plain', 'check'], decors: '0126', inks: 3 },
  'kids-dress': {
    ...KID,
    pool: 'bright',
    prints: ['polka', 'ditsy', 'stripe', 'floral'],
    decors: '0145',
    inks: 3,
  },
  pinafore: { ...KID, pool: 'bright', prints: ['houndstooth', 'stripe'], decors: '015', inks: 3 },
  'kids-tee': { ...KID, pool: 'bright', prints: ['polka', 'check'], decors: motifs, inks: 3 },
  'kids-hoodie': { ...KID, pool: 'bright', prints: ['stripe'], decors: motifs, inks: 3 },
  'kids-jumper': { ...KID, pool: 'bright', prints: ['star'], decors: '013567bd', inks: 3 },
  'kids-trainers': { ...SHOE, pool: 'bright', decors: '026', inks: 3 },
  teddy: { fits: ['', '', ''], lengths: ['', '', ''], pool: 'wood', decors: '0', inks: 3 },
  blocks: { fits: ['', ''], lengths: ['', ''], pool: 'bright', decors: '0', inks: 3 },
  stacker: { fits: ['', ''], lengths: ['', '', ''], pool: 'bright', decors: '0', inks: 3 },
  lipstick: { ...BOTTLE, pool: 'tints', decors: '0', inks: 3 },
  palette: { ...BOTTLE, decors: '0', inks: 1 },
  'nail-polish': { ...BOTTLE, pool: 'tints', decors: '0', inks: 3 },
  serum: { ...BOTTLE, decors: '0', inks: 3 },
  'cream-jar': { ...BOTTLE, decors: '0', inks: 3 },
  perfume: { ...BOTTLE, decors: '0', inks: 3 },
  'pump-bottle': { ...BOTTLE, decors: '0', inks: 3 },
  'hair-brush': { ...BOTTLE, pool: 'wood', decors: '0', inks: 3 },
}
export const axesOf = (kind: string): Axes => {
  const axes = AXES[kind]
  if (!axes) throw new Error(`No designs for ${kind}`)
  return axes
}
