// Pictures are put to products by the names of their files.
import { describe, expect, it } from 'vitest'
import { inPictureOrder, productOfPictures, readPictureName } from '@/domain/imports/picture-names'

const read = (name: string) => readPictureName(name).map(({ sku, slug, place }) => [sku, slug, place])

describe('the name of a picture’s file', () => {
  it.each([
    ['DL-204.jpg', [['DL-204', 'dl-204', 0]]],
    [
      'DL-204-S-2.jpg',
      [
        ['DL-204-S-2', 'dl-204-s-2', 0],
        ['DL-204-S', 'dl-204-s', 2],
      ],
    ],
    [
      'dl-204-s_03.JPEG',
      [
        ['DL-204-S_03', 'dl-204-s-03', 0],
        ['DL-204-S', 'dl-204-s', 3],
      ],
    ],
    [
      'Robe Asilah (2).webp',
      [
        [null, 'robe-asilah-2', 0],
        ['ROBE ASILAH', 'robe-asilah', 2],
      ],
    ],
    ['linen-dress.png', [['LINEN-DRESS', 'linen-dress', 0]]],
    ['00123.png', [['00123', '00123', 0]]],
    [
      'ثوب 1.png',
      [
        [null, 'thwb-1', 0],
        [null, 'thwb', 1],
      ],
    ],
    ['.jpg', [[null, '', 0]]],
  ])('%s says which SKU or address is meant, the whole name first', (name, meant) => {
    expect(read(name)).toEqual(meant)
  })
})

describe('pictures of one product', () => {
  const picture = (name: string, sku: string | null, place: number) => ({
    ...{ name, sku, place, product: 'p', slug: 'bowl', src: `/${name}` },
  })

  it('stand in the order of their numbers, and the first of a SKU is that size’s own', () => {
    const all = inPictureOrder([
      picture('B-S-10.jpg', 'B-S', 10),
      picture('B-M-1.jpg', 'B-M', 1),
      picture('B-S-2.jpg', 'B-S', 2),
      picture('bowl.jpg', null, 0),
    ])
    expect(productOfPictures(all)).toMatchObject({
      ...{ handle: 'bowl', isGiven: true, values: {} },
      pictures: ['/bowl.jpg', '/B-M-1.jpg', '/B-S-2.jpg', '/B-S-10.jpg'].map((src) => ({ src })),
      variants: [
        { sku: 'B-M', picture: '/B-M-1.jpg' },
        { sku: 'B-S', picture: '/B-S-2.jpg' },
      ],
    })
  })

  it('that name SKUs alone are found by them', () => {
    expect(productOfPictures([picture('B-S.jpg', 'B-S', 0)])).toMatchObject({ handle: '', isGiven: false })
  })
})
