import { productLimits } from '@/config/page-limits'
import { imageTypes } from './product-images'
import { drawPicture, encodePicture, isTransparent } from './scale-picture'

export type PictureProblem = 'type' | 'unreadable' | 'too-big'

export class PictureError extends Error {
  readonly problem: PictureProblem
  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

type PictureLimits = { width: number; height: number; bytes: number }
const ofProducts: PictureLimits = {
  width: productLimits.uploadWidth,
  height: productLimits.uploadHeight,
  bytes: productLimits.uploadBytes,
}
/** From the best to the one that is still good enough to see what is on the picture. */
const qualities = [0.86, 0.7, 0.5]

/**
 * Re-encodes a picture within limits, which removes metadata (location, time, device) and anything else in the file.
 * @param picture a file, a phone's photo (HEIC) too, or what the page has loaded
 * @throws PictureError
 */
export async function preparePicture(
  picture: Blob | HTMLImageElement,
  limits = ofProducts,
): Promise<{ blob: Blob; height: number }> {
  const bitmap = await readPicture(picture)
  const scale = Math.min(1, limits.width / bitmap.width, limits.height / bitmap.height)
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = drawPicture(bitmap, width, height)
  bitmap.close()
  if (!canvas) throw new PictureError('unreadable')
  for (const quality of qualities) {
    const blob = await encode(canvas, quality)
    if (blob.size <= limits.bytes) return { blob, height }
  }
  throw new PictureError('too-big')
}

async function readPicture(picture: Blob | HTMLImageElement): Promise<ImageBitmap> {
  const unreadable = () => {
    throw new PictureError('unreadable')
  }
  if (!(picture instanceof Blob) || imageTypes.includes(picture.type))
    return createImageBitmap(picture).catch(unreadable)
  const { isHeic, readHeic } = await import('./heic')
  if (!(await isHeic(picture))) throw new PictureError('type')
  return readHeic(picture).catch(unreadable)
}

/** WebP; where the browser cannot encode it JPEG, or PNG for what JPEG would make black. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob =
    (await encodePicture(canvas, 'image/webp', quality)) ??
    (await encodePicture(canvas, isTransparent(canvas) ? 'image/png' : 'image/jpeg', quality))
  if (!blob) throw new PictureError('unreadable')
  return blob
}

/** The bytes of a picture that a draft stores as a data URL; null for anything else. */
export function toBlob(dataUrl: string): Blob | null {
  const [, type, data] = /^data:(image\/(?:webp|jpeg|png));base64,(.+)$/.exec(dataUrl) ?? []
  if (!type || !data) return null
  try {
    return new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type })
  } catch {
    return null
  }
}
