// Pictures in a browser that encodes no WebP, as Safari: it makes a PNG of every kind that it does not know.
import { beforeEach, expect, it, vi } from 'vitest'
import { preparePicture } from '@/data/storage/prepare-picture'
import { uploadStoreMedia } from '@/data/storage/store-media'
import { withUploads } from '../support/owner-products'
import { signedIn } from '../support/screen'

const logo = new File(['x'], 'logo.png', { type: 'image/png' })

/** Draws pictures whose last pixel is as opaque as said, from 0 to 255. */
function withoutWebp(opacity: number) {
  const prototype = HTMLCanvasElement.prototype
  const pixels = Uint8ClampedArray.of(0, 0, 0, 255, 0, 0, 0, opacity)
  vi.spyOn(prototype, 'getContext').mockImplementation((() => ({
    drawImage() {},
    getImageData: () => ({ data: pixels }),
  })) as never)
  vi.spyOn(prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: type === 'image/jpeg' ? type : 'image/png' })),
  )
}

beforeEach(() => void withUploads())

it.each([
  [0, 'image/png'],
  [254, 'image/png'],
  [255, 'image/jpeg'],
])('a picture with an opacity of %i of 255 is stored as %s', async (opacity, type) => {
  withoutWebp(opacity)
  const { blob } = await preparePicture(logo)
  expect(blob.type).toBe(type)
})

it('a transparent logo is uploaded as PNG', async () => {
  await signedIn('owner')
  withoutWebp(0)
  expect(await uploadStoreMedia(logo)).toMatchObject({ formats: ['png'], widths: [180] })
})
