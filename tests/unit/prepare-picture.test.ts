import { afterEach, describe, expect, it, vi } from 'vitest'
import { preparePicture, toBlob } from '@/data/storage/prepare-picture'

/** A browser that encodes these types, with a picture whose only pixel has this alpha. */
function browser(types: readonly string[], alpha: number) {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }))
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: () => {}, getImageData: () => ({ data: [0, 0, 0, alpha] }) }),
      toBlob: (done: (blob: Blob) => void, type: string) =>
        done(new Blob(['x'], { type: types.includes(type) ? type : 'image/png' })),
    }),
  })
  vi.stubGlobal(
    'FileReader',
    class {
      result = ''
      onload = () => {}
      readAsDataURL({ type }: Blob) {
        this.result = `data:${type};base64,eA==`
        this.onload()
      }
    },
  )
}
afterEach(() => vi.unstubAllGlobals())

describe('a picture is encoded', () => {
  it.each([
    ['image/webp', 'as WebP where the browser can', ['image/webp', 'image/jpeg'], 0],
    ['image/png', 'as PNG for what is transparent where it cannot', ['image/jpeg'], 254],
    ['image/jpeg', 'as JPEG for what is not', ['image/jpeg'], 255],
  ])('%s: %s', async (type, _name, types, alpha) => {
    browser(types, alpha)
    const { dataUrl } = await preparePicture(new Blob(['x'], { type: 'image/png' }))
    expect(toBlob(dataUrl)?.type).toBe(type)
  })
})
