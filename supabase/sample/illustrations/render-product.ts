import { join } from 'node:path'
import type { Curated } from './curated/shape.ts'
import { colourways, viewsOf } from './curated.ts'
import { avif, save, webp } from './encode.ts'
import { rangeDrawing } from './range/drawing.ts'
import type { RangePicture } from './range/shape.ts'
import type { Studio } from './studio.ts'
import { picture } from './views.ts'

/** a page of cards loads many of these, so none may weigh more */
const CARD_BYTES = 14 * 1024

interface Qualities {
  readonly avif: readonly [small: number, card: number, large: number]
  readonly webp: readonly [card: number, large: number]
  /** the most that a picture for an older browser may weigh */
  readonly webpBytes: number
}
const CURATED_QUALITY: Qualities = { avif: [52, 50, 47], webp: [58, 48], webpBytes: Infinity }
/** hundreds of pictures that are seen as cards first: the large size gives up a little of its grain */
const RANGE_QUALITY: Qualities = { avif: [48, 46, 34], webp: [46, 26], webpBytes: 12 * 1024 }

/** the best quality within a limit; below `floor` the picture would suffer more than the page */
async function within(
  limit: number,
  start: number,
  floor: number,
  make: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let best = await make(start)
  for (let quality = start - 4; best.length > limit && quality >= floor; quality -= 4)
    best = await make(quality)
  return best
}

async function encode(png: Buffer, base: string, q: Qualities): Promise<void> {
  await save(`${base}-824.avif`, await avif(png, 824, { quality: q.avif[2] }))
  const card = await within(CARD_BYTES, q.avif[1], 30, (quality) => avif(png, 412, { quality }))
  await save(`${base}-412.avif`, card)
  await save(`${base}-206.avif`, await avif(png, 206, { quality: q.avif[0] }))
  for (const [i, w, name] of [
    [0, 412, '-412.webp'],
    [1, 824, '.webp'],
  ] as const) {
    const made = await within(q.webpBytes, q.webp[i], 14, (quality) => webp(png, w, { quality }))
    await save(`${base}${name}`, made)
  }
}

/** every colour and view of one product, in the sizes the shop asks for; one is encoded while the next is drawn */
export async function renderProduct(studio: Studio, dir: string, p: Curated): Promise<void> {
  let encoding = Promise.resolve()
  for (const way of colourways(p))
    for (const view of viewsOf(p)) {
      const png = await studio.shoot(picture(p, way, view), 824, 1030)
      await encoding
      encoding = encode(png, join(dir, `${way.file}-${view}`), CURATED_QUALITY)
    }
  await encoding
}

/** the pictures of the generated catalogue, front views only */
export async function renderRange(studio: Studio, dir: string, list: readonly RangePicture[]): Promise<void> {
  let encoding = Promise.resolve()
  for (const one of list) {
    const png = await studio.shoot(rangeDrawing(one), 824, 1030)
    await encoding
    encoding = encode(png, join(dir, one.src.replace(/\.webp$/, '')), RANGE_QUALITY)
  }
  await encoding
}
