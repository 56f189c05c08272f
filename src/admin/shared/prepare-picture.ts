import { limits } from '@/config/limits'
import { imageTypes } from '@/data/storage/product-images'

export type PreparedPicture = { dataUrl: string; width: number; height: number }
export type PictureProblem = 'type' | 'unreadable' | 'too-big'

export class PictureError extends Error {
  readonly problem: PictureProblem
  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Draws a picture anew, at most as wide and high as `limits` says: what is uploaded are pixels alone, without the camera's
 * notes (place, time, device) and without anything else that a file may carry.
 * @throws PictureError
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (!imageTypes.includes(file.type)) throw new PictureError('type')
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureError('unreadable')
  })
  const scale = Math.min(1, limits.uploadWidth / bitmap.width, limits.uploadHeight / bitmap.height)
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('unreadable')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const blob = await encode(canvas)
  if (blob.size > limits.uploadBytes) throw new PictureError('too-big')
  return { dataUrl: await toDataUrl(blob), width, height }
}

/** WebP, or JPEG where the browser writes none. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const as = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.86))
  const webp = await as('image/webp')
  const blob = webp?.type === 'image/webp' ? webp : await as('image/jpeg')
  if (!blob) throw new PictureError('unreadable')
  return blob
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(new PictureError('unreadable'))
    reader.readAsDataURL(blob)
  })
}

/** The bytes of a prepared picture, which a draft keeps as text. Null when the text is none. */
export function toBlob(dataUrl: string): Blob | null {
  const [, type, data] = /^data:(image\/(?:webp|jpeg));base64,(.+)$/.exec(dataUrl) ?? []
  if (!type || !data) return null
  try {
    return new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], { type })
  } catch {
    return null
  }
}
