import { PictureError, preparePicture } from '../storage/prepare-picture'
import { uploadProductImage } from '../storage/product-images'
import type { PictureFailure } from './imports'

/** A picture that is slower is tried again later. */
const patienceMs = 30_000

/**
 * Copies a picture from its address into the shop's own storage, as far as the other site lets browsers read it. It is the browser
 * that asks, as an image, so that no server of the shop ever calls an address that stands in a file.
 */
export async function copyPicture(src: string): Promise<{ copy: string } | { problem: PictureFailure }> {
  const image = await load(src, 'anonymous')
  if (!image) return { problem: (await load(src, null)) ? 'unreadable' : 'missing' }
  try {
    return { copy: (await uploadProductImage((await preparePicture(image)).blob)).src }
  } catch (error) {
    if (!(error instanceof PictureError)) return { problem: 'upload' }
    return { problem: error.problem === 'too-big' ? 'large' : 'unreadable' }
  }
}

/** @returns null when it does not arrive, or may not be read */
function load(src: string, crossOrigin: 'anonymous' | null): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const image = new Image()
    const end = (loaded: HTMLImageElement | null) => {
      clearTimeout(timer)
      image.onload = null
      image.onerror = null
      if (!loaded) image.removeAttribute('src')
      done(loaded)
    }
    const timer = setTimeout(() => end(null), patienceMs)
    image.crossOrigin = crossOrigin
    image.referrerPolicy = 'no-referrer'
    image.decoding = 'async'
    image.onload = () => end(image.naturalWidth > 0 ? image : null)
    image.onerror = () => end(null)
    image.src = src
  })
}
