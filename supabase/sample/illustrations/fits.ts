import type { GoodName } from './goods/index.ts'

/** left, top and width of a part of the drawing; its height follows from 4:5 */
type Box = readonly [x: number, y: number, w: number]
interface Fit {
  /** how large the good lies on its paper */
  readonly zoom: number
  /** how far it is moved so that its middle is the picture's */
  readonly dx?: number
  readonly dy?: number
  /** the close view */
  readonly detail: Box
  /** the view of the material, where the good itself shows it best */
  readonly macro?: Box
  /** turn of the angled view */
  readonly turn?: number
}

/** goods are drawn at one scale; on a card each should fill its picture about equally */
const FITS: Readonly<Partial<Record<GoodName, Fit>>> = {
  maxiDress: { zoom: 1.06, detail: [106, 40, 188] },
  wrapDress: { zoom: 1.1, dy: 4, detail: [116, 46, 176] },
  slipDress: { zoom: 1.14, detail: [124, 50, 152] },
  kaftan: { zoom: 1.04, dy: -10, detail: [116, 46, 168] },
  blouse: { zoom: 1.12, dy: 4, detail: [120, 82, 170] },
  tee: { zoom: 1.14, dy: -2, detail: [130, 80, 190] },
  shirt: { zoom: 1.14, dy: 16, detail: [118, 42, 172] },
  knit: { zoom: 1.14, dy: 2, detail: [124, 74, 170] },
  hoodie: { zoom: 1.12, dy: 20, detail: [114, 42, 176] },
  bomber: { zoom: 1.14, dy: 8, detail: [118, 66, 170] },
  trench: { zoom: 1.06, detail: [108, 40, 184] },
  jeans: { zoom: 1.04, detail: [112, 34, 176] },
  chinos: { zoom: 1.06, detail: [112, 34, 176] },
  wideTrousers: { zoom: 1.06, detail: [112, 34, 176] },
  pleatedSkirt: { zoom: 1.1, dy: -20, detail: [116, 80, 176] },
  dungarees: { zoom: 1.1, dy: -6, detail: [112, 130, 176] },
  romper: { zoom: 1.2, dy: 6, detail: [124, 80, 152] },
  miniSkirt: { zoom: 1.48, dy: 50, detail: [120, 106, 160] },
  shorts: { zoom: 1.4, dy: 50, detail: [116, 106, 168] },
  camisole: { zoom: 1.2, dy: 34, detail: [124, 84, 152] },
  sundress: { zoom: 1.14, dy: 4, detail: [124, 60, 152] },
  shirtDress: { zoom: 1.08, detail: [116, 44, 168] },
  cardigan: { zoom: 1.14, dy: 4, detail: [118, 74, 170] },
  puffer: { zoom: 1.05, dy: 8, detail: [116, 50, 172] },
  denimJacket: { zoom: 1.14, dy: 12, detail: [118, 60, 170] },
  joggers: { zoom: 1.04, dy: -11, detail: [116, 38, 168] },
  woolCoat: { zoom: 1.04, dy: -4, detail: [112, 38, 176] },
  blazer: { zoom: 1.14, dy: 26, detail: [118, 42, 170] },
  polo: { zoom: 1.08, dy: -2, detail: [124, 74, 170] },
  sneaker: { zoom: 1.14, dy: 4, detail: [60, 222, 190], turn: -16 },
  kidsTrainers: { zoom: 1.2, dx: -8, dy: 8, detail: [84, 236, 170], turn: -14 },
  heel: { zoom: 1.1, detail: [168, 66, 190], turn: 14 },
  sandal: { zoom: 1.06, detail: [56, 110, 140], turn: 24 },
  babouche: { zoom: 1.02, detail: [66, 70, 160], turn: 28 },
  tote: { zoom: 1.04, detail: [190, 180, 140], turn: -10 },
  basket: { zoom: 1.08, detail: [100, 170, 180], macro: [150, 330, 96], turn: 10 },
  crossbody: { zoom: 1.1, detail: [110, 222, 176], turn: -12 },
  backpack: { zoom: 1.06, dy: 10, detail: [116, 206, 168], turn: -9 },
  hoops: { zoom: 1.16, detail: [160, 120, 130], macro: [178, 216, 84], turn: 40 },
  necklace: { zoom: 1.18, dy: 30, detail: [118, 264, 164], macro: [160, 316, 80], turn: -18 },
  bracelets: { zoom: 1.1, dy: -28, detail: [120, 336, 150], macro: [72, 196, 76], turn: 32 },
  watch: { zoom: 1.08, detail: [120, 150, 160], turn: 24 },
  sunglasses: { zoom: 1.2, dy: 64, detail: [196, 150, 164], macro: [292, 178, 66], turn: -20 },
  perfume: { zoom: 1.12, dy: 8, detail: [124, 226, 152], turn: 12 },
  lipstick: { zoom: 1.12, dy: 8, detail: [80, 60, 150], turn: 34 },
  serum: { zoom: 1.1, dx: -20, dy: -8, detail: [98, 236, 160], turn: 13 },
  palette: { zoom: 1.02, dx: 4, dy: -2, detail: [74, 216, 160], turn: 18 },
  scarf: { zoom: 1.08, detail: [116, 160, 160], turn: 26 },
  hat: { zoom: 1.12, detail: [150, 176, 180], macro: [62, 190, 100], turn: 140 },
  leggings: { zoom: 1.08, detail: [112, 30, 176] },
  sportTop: { zoom: 1.3, dy: 18, detail: [110, 84, 190] },
  swimsuit: { zoom: 1.1, dy: -6, detail: [112, 50, 176] },
  bikini: { zoom: 1.04, dy: 4, detail: [96, 26, 208], turn: -10 },
  pyjamas: { zoom: 0.98, dx: 14, dy: 4, detail: [56, 36, 190], turn: -10 },
  robe: { zoom: 1.06, detail: [110, 40, 180] },
  boxers: { zoom: 1.3, dy: 14, detail: [108, 112, 190], turn: -12 },
  socks: { zoom: 1.06, detail: [76, 210, 210], turn: 12 },
  bodysuit: { zoom: 1.16, dy: -12, detail: [116, 66, 170] },
  kidsDress: { zoom: 1.12, dy: -6, detail: [112, 60, 176] },
  pinafore: { zoom: 1.14, detail: [114, 46, 172] },
  tie: { zoom: 1.1, detail: [110, 170, 160], turn: 22 },
  beanie: { zoom: 1.1, dy: 22, detail: [160, 210, 190], turn: -14 },
  cap: { zoom: 1.16, dy: 6, detail: [90, 130, 190], turn: -12 },
  loafer: { zoom: 1.02, dx: -4, dy: 6, detail: [150, 206, 180], turn: -14 },
  boot: { zoom: 0.96, dx: -6, dy: 12, detail: [50, 150, 190], turn: -10 },
  slide: { zoom: 1.06, detail: [50, 76, 170], macro: [206, 330, 80], turn: 22 },
  clutch: { zoom: 1.14, dy: 6, detail: [120, 176, 160], turn: -12 },
  ring: { zoom: 1.18, dx: -6, dy: -14, detail: [92, 88, 160], macro: [130, 126, 80], turn: 24 },
  dropEarrings: { zoom: 1.08, detail: [58, 120, 150], macro: [76, 240, 96], turn: 18 },
  belt: { zoom: 1.14, dy: -2, detail: [120, 266, 170], macro: [70, 286, 90], turn: 20 },
  wallet: { zoom: 1.06, dy: 2, detail: [56, 140, 190], macro: [70, 190, 100], turn: 16 },
  teddy: { zoom: 1.08, dy: -12, detail: [110, 60, 180], macro: [110, 290, 90], turn: 8 },
  blocks: { zoom: 1.12, dx: 6, dy: -36, detail: [90, 130, 176], macro: [40, 290, 96], turn: -8 },
  stacker: { zoom: 1.06, dx: 2, dy: -20, detail: [110, 60, 170], macro: [130, 66, 120], turn: 9 },
  nailPolish: { zoom: 1.08, dx: -2, detail: [90, 216, 180], turn: 16 },
  creamJar: { zoom: 1.02, dx: -10, dy: -22, detail: [66, 176, 200], turn: 9 },
  pumpBottle: { zoom: 1.06, detail: [110, 226, 180], turn: 10 },
  hairBrush: { zoom: 0.98, detail: [170, 30, 190], macro: [220, 90, 90], turn: -30 },
}
export const fitOf = (good: GoodName): Fit => FITS[good] ?? { zoom: 1, detail: [100, 120, 200] }
