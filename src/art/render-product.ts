import { join } from 'node:path'
import type { Curated } from './curated/shape.ts'
import { colourways, viewsOf } from './curated.ts'
import { avif, save, webp } from './encode.ts'
import type { Studio } from './studio.ts'
import { picture } from './views.ts'

/** a page of cards loads many of these, so none may weigh more */
const CARD_BYTES = 14 * 1024

async function card(png: Buffer): Promise<Buffer> {
  let best = await avif(png, 412, { quality: 50 })
  for (let quality = 46; best.length > CARD_BYTES && quality >= 30; quality -= 4)
    best = await avif(png, 412, { quality })
  return best
}

async function encode(png: Buffer, base: string): Promise<void> {
  await save(`${base}-824.avif`, await avif(png, 824, { quality: 47 }))
  await save(`${base}-412.avif`, await card(png))
  await save(`${base}-206.avif`, await avif(png, 206, { quality: 52 }))
  await save(`${base}-412.webp`, await webp(png, 412, { quality: 58 }))
  await save(`${base}.webp`, await webp(png, 824, { quality: 48 }))
}

/** every colour and view of one product, in the sizes the shop asks for; one is encoded while the next is drawn */
export async function renderProduct(studio: Studio, dir: string, p: Curated): Promise<void> {
  let encoding = Promise.resolve()
  for (const way of colourways(p))
    for (const view of viewsOf(p)) {
      const png = await studio.shoot(picture(p, way, view), 824, 1030)
      await encoding
      encoding = encode(png, join(dir, `${way.file}-${view}`))
    }
  await encoding
}
