import { ownWorker } from '../browser/own-worker'
import type { Pixels } from './heic-worker'
import workerFile from './heic-worker.ts?worker&url'

/** What a photo of a phone calls itself in its first bytes. */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']
/** Of a file of several kinds; then one of the brands that follow says that it is such a photo. */
const general = ['mif1', 'msf1']

/** Whether a file is a photo as phones keep them (HEIC), whatever its name says. */
export async function isHeic(file: Blob): Promise<boolean> {
  const text = String.fromCharCode(...new Uint8Array(await file.slice(0, 64).arrayBuffer()))
  if (text.slice(4, 8) !== 'ftyp') return false
  const [major = '', , ...others] = text.slice(8).match(/.{4}/gs) ?? []
  return brands.includes(major) || (general.includes(major) && others.some((brand) => brands.includes(brand)))
}

/** A phone's photo: by the browser where it reads them, else by a library, which takes some seconds. @throws when neither can */
export const readHeic = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file).catch(async () => {
    const { data, width, height } = await decode(file)
    return createImageBitmap(new ImageData(data, width, height))
  })

/** In a worker of its own, which ends with the photo: the library keeps the memory that it once took. */
async function decode(file: Blob): Promise<Pixels> {
  const worker = ownWorker(workerFile)
  if (!worker) throw new Error('The browser has no worker')
  try {
    return await new Promise((done, fail) => {
      worker.onmessage = ({ data }: MessageEvent<Pixels | null>) =>
        data ? done(data) : fail(new Error('The photo cannot be read'))
      worker.onerror = () => fail(new Error('The library was not loaded'))
      worker.postMessage(file)
    })
  } finally {
    worker.terminate()
  }
}
