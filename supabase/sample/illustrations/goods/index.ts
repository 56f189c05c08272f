import type { Good } from '../kit/pen.ts'
import { babouche } from './babouche.ts'
import { backpack } from './backpack.ts'
import { basket } from './basket.ts'
import { beanie } from './beanie.ts'
import { belt } from './belt.ts'
import { bikini } from './bikini.ts'
import { blazer } from './blazer.ts'
import { blocks } from './blocks.ts'
import { blouse } from './blouse.ts'
import { bodysuit } from './bodysuit.ts'
import { bomber } from './bomber.ts'
import { boot } from './boot.ts'
import { boxers } from './boxers.ts'
import { bracelets } from './bracelets.ts'
import { camisole } from './camisole.ts'
import { cap } from './cap.ts'
import { cardigan } from './cardigan.ts'
import { carton } from './carton.ts'
import { chinos } from './chinos.ts'
import { clutch } from './clutch.ts'
import { creamJar } from './cream-jar.ts'
import { crossbody } from './crossbody.ts'
import { denimJacket } from './denim-jacket.ts'
import { dropEarrings } from './drop-earrings.ts'
import { dungarees } from './dungarees.ts'
import { hairBrush } from './hair-brush.ts'
import { hat } from './hat.ts'
import { heel } from './heel.ts'
import { hoodie } from './hoodie.ts'
import { hoops } from './hoops.ts'
import { jeans } from './jeans.ts'
import { joggers } from './joggers.ts'
import { kaftan } from './kaftan.ts'
import { kidsDress } from './kids-dress.ts'
import { kidsTrainers } from './kids-trainers.ts'
import { knit } from './knit.ts'
import { leggings } from './leggings.ts'
import { lipstick } from './lipstick.ts'
import { loafer } from './loafer.ts'
import { maxiDress } from './maxi-dress.ts'
import { miniSkirt } from './mini-skirt.ts'
import { nailPolish } from './nail-polish.ts'
import { necklace } from './necklace.ts'
import { palette } from './palette.ts'
import { perfume } from './perfume.ts'
import { pinafore } from './pinafore.ts'
import { pleatedSkirt } from './pleated-skirt.ts'
import { polo } from './polo.ts'
import { puffer } from './puffer.ts'
import { pumpBottle } from './pump-bottle.ts'
import { pyjamas } from './pyjamas.ts'
import { ring } from './ring.ts'
import { robe } from './robe.ts'
import { romper } from './romper.ts'
import { sandal } from './sandal.ts'
import { scarf } from './scarf.ts'
import { serum } from './serum.ts'
import { shirt } from './shirt.ts'
import { shirtDress } from './shirt-dress.ts'
import { shorts } from './shorts.ts'
import { slide } from './slide.ts'
import { slipDress } from './slip-dress.ts'
import { lipSmear, powderSwipes, serumSmear } from './smears.ts'
import { sneaker } from './sneaker.ts'
import { socks } from './socks.ts'
import { sportTop } from './sport-top.ts'
import { stacker } from './stacker.ts'
import { sundress } from './sundress.ts'
import { sunglasses } from './sunglasses.ts'
import { clothSwatch, leatherSwatch } from './swatch.ts'
import { swimsuit } from './swimsuit.ts'
import { teddy } from './teddy.ts'
import { tee } from './tee.ts'
import { tie } from './tie.ts'
import { tote } from './tote.ts'
import { trench } from './trench.ts'
import { wallet } from './wallet.ts'
import { watch } from './watch.ts'
import { wideTrousers } from './wide-trousers.ts'
import { woolCoat } from './wool-coat.ts'
import { wrapDress } from './wrap-dress.ts'

export const GOODS = {
  maxiDress,
  wrapDress,
  blouse,
  tee,
  knit,
  jeans,
  pleatedSkirt,
  trench,
  sneaker,
  heel,
  babouche,
  tote,
  basket,
  crossbody,
  hoops,
  necklace,
  watch,
  sunglasses,
  perfume,
  lipstick,
  scarf,
  hat,
  shirt,
  chinos,
  slipDress,
  bomber,
  hoodie,
  kaftan,
  dungarees,
  romper,
  wideTrousers,
  backpack,
  bracelets,
  serum,
  sandal,
  kidsTrainers,
  palette,
  serumSmear,
  lipSmear,
  powderSwipes,
  carton,
  clothSwatch,
  leatherSwatch,
  bikini,
  leggings,
  sportTop,
  swimsuit,
  polo,
  blazer,
  woolCoat,
  joggers,
  loafer,
  boot,
  slide,
  clutch,
  boxers,
  socks,
  ring,
  dropEarrings,
  belt,
  denimJacket,
  puffer,
  cardigan,
  pyjamas,
  robe,
  bodysuit,
  kidsDress,
  wallet,
  teddy,
  blocks,
  stacker,
  shirtDress,
  sundress,
  camisole,
  shorts,
  miniSkirt,
  pinafore,
  tie,
  beanie,
  cap,
  nailPolish,
  creamJar,
  pumpBottle,
  hairBrush,
} satisfies Record<string, Good>
export type GoodName = keyof typeof GOODS
