import { join } from 'node:path'
import type { Curated } from './curated/shape.ts'
import { colourways, viewsOf } from './curated.ts'
import { avif, save, webp } from './encode.ts'
import type { Studio } from './studio.ts'
import { picture } from './views.ts'

async function encode(png: Buffer, base: string): Promise<void> {
  await save(`${base}-824.avif`, await avif(png, 824, { quality: 44 }))
  await save(`${base}-412.avif`, await avif(png, 412, { quality: 50 }))
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
