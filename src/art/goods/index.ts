import type { Good } from '../kit/pen.ts'
import { babouche } from './babouche.ts'
import { backpack } from './backpack.ts'
import { basket } from './basket.ts'
import { blouse } from './blouse.ts'
import { bomber } from './bomber.ts'
import { bracelets } from './bracelets.ts'
import { carton } from './carton.ts'
import { chinos } from './chinos.ts'
import { crossbody } from './crossbody.ts'
import { dungarees } from './dungarees.ts'
import { hat } from './hat.ts'
import { heel } from './heel.ts'
import { hoodie } from './hoodie.ts'
import { hoops } from './hoops.ts'
import { jeans } from './jeans.ts'
import { kaftan } from './kaftan.ts'
import { kidsTrainers } from './kids-trainers.ts'
import { knit } from './knit.ts'
import { lipstick } from './lipstick.ts'
import { maxiDress } from './maxi-dress.ts'
import { necklace } from './necklace.ts'
import { palette } from './palette.ts'
import { perfume } from './perfume.ts'
import { pleatedSkirt } from './pleated-skirt.ts'
import { romper } from './romper.ts'
import { sandal } from './sandal.ts'
import { scarf } from './scarf.ts'
import { serum } from './serum.ts'
import { shirt } from './shirt.ts'
import { slipDress } from './slip-dress.ts'
import { lipSmear, powderSwipes, serumSmear } from './smears.ts'
import { sneaker } from './sneaker.ts'
import { sunglasses } from './sunglasses.ts'
import { clothSwatch, leatherSwatch } from './swatch.ts'
import { tee } from './tee.ts'
import { tote } from './tote.ts'
import { trench } from './trench.ts'
import { watch } from './watch.ts'
import { wideTrousers } from './wide-trousers.ts'
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
} satisfies Record<string, Good>
export type GoodName = keyof typeof GOODS
