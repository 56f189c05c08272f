// The files of a picture: of an uploaded one, of an illustration of the sample catalogue, and of one that is elsewhere.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureFiles, pictureSources, widthsOf } from '@/domain/product/picture-widths'

const bucket = '/storage/v1/object/public/product-images/'
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('the widths of a picture', () => {
  it('the widths of a picture end with its own, grow, and are never larger than it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (width) => {
        const widths = widthsOf(width)
        expect(widths.at(-1)).toBe(width)
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('the files of a picture', () => {
  it('the files of an upload are those of its widths, on any address of the back end', () => {
    for (const base of ['', 'https://ref.supabase.co']) {
      const name = `${base}${bucket}${id}`
      expect(pictureFiles(`${name}-1600.jpg`)).toEqual(
        [206, 412, 724, 1240, 1600].map((width) => ({ src: `${name}-${width}.jpg`, width })),
      )
    }
  })

  it('the files of an upload always contain the address itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (width) => {
        const src = `${bucket}${id}-${width}.webp`
        expect(pictureFiles(src).at(-1)).toEqual({ src, width })
      }),
    )
  })

  it('the files of an illustration are four', () => {
    expect(pictureSources('/catalogue/dress/pink-front.webp')).toBe(
      '/catalogue/dress/pink-front-206.webp 206w, /catalogue/dress/pink-front-412.webp 412w, /catalogue/dress/pink-front-724.webp 724w, /catalogue/dress/pink-front.webp 824w',
    )
  })

  it.each([
    `${bucket}${id}.webp`,
    `${bucket}${id}-0.webp`,
    `${bucket}${id}-12345.webp`,
    `${bucket}${id}-800.svg`,
    `https://pictures.example/product-images/${id}-800.webp`,
    'https://pictures.example/dress-800.webp',
    '',
  ])('a picture without known widths has its address as the only file: %s', (src) => {
    expect(pictureFiles(src)).toEqual([{ src, width: null }])
    expect(pictureSources(src)).toBeUndefined()
  })

  it('a small upload has one file, which needs no choice', () => {
    expect(pictureSources(`${bucket}${id}-180.webp`)).toBeUndefined()
  })
})
