import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { optionWord, setShop, shop } from '@/config/shop'
import { noRenames } from '@/domain/product/options/option-names'
import { addParts, partsIn, removePart, renamePart } from '@/domain/product/options/option-parts'
import { partsOf, sizeGroups, sizeOf } from '@/domain/product/options/size-parts'
import { offeredSize } from '@/domain/product/saved-size'
import { choiceIn, withChoice } from '@/domain/product/variant-address'
import { holds } from '../support/properties'

const cups = {
  sizes: ['30 cl / Left', '30 cl / Right', '50 cl / Right'],
  size_name: 'Capacity',
  third_name: 'Handle',
}

describe('sizes of two parts', () => {
  it('the parts of a size make the size again', () => {
    const part = fc
      .stringMatching(/^[A-Za-z0-9]([A-Za-z0-9/]| ){0,10}[A-Za-z0-9]$/)
      .filter((text) => !text.includes(' / '))
    holds(
      fc.property(part, fc.option(part, { nil: '' }), (first, third) => {
        expect(partsOf(sizeOf(first, third))).toEqual([first, third])
      }),
    )
    expect(partsOf('S / M / Long')).toEqual(['S', 'M / Long'])
  })

  it('each part is a group whose choices keep the other part where they can', () => {
    expect(sizeGroups(cups, '30 cl / Left')).toEqual([
      {
        name: 'Capacity',
        choices: [
          { value: '30 cl', size: '30 cl / Left' },
          { value: '50 cl', size: '50 cl / Right' },
        ],
      },
      {
        name: 'Handle',
        choices: [
          { value: 'Left', size: '30 cl / Left' },
          { value: 'Right', size: '30 cl / Right' },
        ],
      },
    ])
    expect(sizeGroups(cups, '50 cl / Right')[0]?.choices[0]).toEqual({
      value: '30 cl',
      size: '30 cl / Right',
    })
  })

  it('without a third option a size is one choice, whatever signs it has, and no size is no group', () => {
    const plain = { sizes: ['S / M', 'L'], size_name: '', third_name: '' }
    expect(sizeGroups(plain, 'L')).toEqual([
      {
        name: '',
        choices: [
          { value: 'S / M', size: 'S / M' },
          { value: 'L', size: 'L' },
        ],
      },
    ])
    expect(sizeGroups({ ...plain, sizes: [] }, '')).toEqual([])
  })

  it('the address has a parameter for the third option, and says what it was made of', () => {
    const address = paths.variant('cup', { color: 'Azure', size: '30 cl / Left' })
    expect(address).toBe('/product/cup?color=Azure&size=30+cl&third=Left')
    const product = { ...cups, colors: ['Azure'] }
    const search = new URL(address, 'https://shop.example').search
    expect(choiceIn(search, product)).toEqual({ color: 'Azure', size: '30 cl / Left' })
    expect(choiceIn('?size=30 CL&third=left', product).size).toBe('30 cl / Left')
    expect(choiceIn('?size=30 cl', product).size).toBeNull()
    expect(choiceIn('?size=30 cl&third=Up', product).size).toBeNull()
    expect(withChoice(`${search}&from=mail`, { color: null, size: '50 cl / Right' })).toBe(
      'from=mail&size=50+cl&third=Right',
    )
    expect(withChoice(search, { color: null, size: 'M' })).toBe('size=M')
  })

  it('a saved size is found by the first part', () => {
    expect(offeredSize(['36-38 / Wide', 'M / Long'], '37')).toBe('36-38 / Wide')
    expect(offeredSize(['36-38 / Wide', 'M / Long'], 'M')).toBe('M / Long')
    expect(offeredSize(['36-38 / Wide', 'M / Long'], 'Long')).toBeUndefined()
  })

  it('each part is translated by itself', () => {
    const facts = { ...shop }
    setShop(facts, { Left: 'À gauche', constructor: 'Maçon' })
    expect(optionWord('30 cl / Left')).toBe('30 cl / À gauche')
    expect([optionWord('constructor'), optionWord('toString'), optionWord('')]).toEqual([
      'Maçon',
      'toString',
      '',
    ])
    setShop(facts)
  })
})

describe('changing the parts of saved sizes', () => {
  const saved = {
    sizes: '30 cl / Left, 30 cl / Right, 50 cl / Left, 50 cl / Right',
    colors: 'Azure',
    sizeName: 'Capacity',
    thirdName: 'Handle',
    pictures: [],
    renames: noRenames,
    stock: {
      '30 cl / Left,Azure': 1,
      '30 cl / Right,Azure': 2,
      '50 cl / Left,Azure': 3,
      '50 cl / Right,Azure': 4,
    },
  }

  it('the parts are listed once each', () => {
    expect(partsIn(saved.sizes)).toEqual([
      ['30 cl', '50 cl'],
      ['Left', 'Right'],
    ])
  })

  it('a renamed part renames each size that has it, with its stock', () => {
    expect(renamePart(saved, saved, 1, 'Left', 'On the left')).toMatchObject({
      sizes: '30 cl / On the left, 30 cl / Right, 50 cl / On the left, 50 cl / Right',
      stock: { '30 cl / On the left,Azure': 1, '50 cl / On the left,Azure': 3 },
      renames: {
        sizes: { '30 cl / Left': '30 cl / On the left', '50 cl / Left': '50 cl / On the left' },
        colors: {},
      },
    })
  })

  it('a part under the name of another becomes one with it', () => {
    expect(renamePart(saved, saved, 1, 'Left', 'RIGHT')).toMatchObject({
      sizes: '30 cl / Right, 50 cl / Right',
      stock: { '30 cl / Right,Azure': 3, '50 cl / Right,Azure': 7 },
    })
  })

  it('an added part comes with each of the other, in the order of the parts', () => {
    expect(addParts(saved, saved, 0, '40 cl / large').sizes).toBe(
      '30 cl / Left, 30 cl / Right, 40 cl/large / Left, 40 cl/large / Right, 50 cl / Left, 50 cl / Right',
    )
    expect(addParts(saved, saved, 1, 'None').sizes).toBe(
      '30 cl / Left, 30 cl / Right, 30 cl / None, 50 cl / Left, 50 cl / Right, 50 cl / None',
    )
  })

  it('the first value of a third option is that of all that was there, and the last one leaves the sizes', () => {
    const plain = { ...saved, sizes: 'S, M', stock: { 'S,Azure': 5, 'M,Azure': 6 } }
    const begun = addParts(plain, plain, 1, 'Long, Short')
    expect(begun).toMatchObject({
      sizes: 'S / Long, S / Short, M / Long, M / Short',
      stock: { 'S / Long,Azure': 5, 'M / Long,Azure': 6 },
      renames: { sizes: { S: 'S / Long', M: 'M / Long' } },
    })
    const both = { ...plain, ...begun }
    const one = { ...both, ...removePart(both, plain, 1, 'Short') }
    expect(one.sizes).toBe('S / Long, M / Long')
    expect(removePart(one, plain, 1, 'Long')).toMatchObject({
      sizes: 'S, M',
      thirdName: '',
      stock: { 'S,Azure': 5, 'M,Azure': 6 },
      renames: { sizes: {} },
    })
  })

  it('the last first part leaves what was the third option in its place', () => {
    const one = { ...saved, ...removePart(saved, saved, 0, '50 cl') }
    expect(removePart(one, saved, 0, '30 cl')).toMatchObject({
      sizes: 'Left, Right',
      sizeName: 'Handle',
      thirdName: '',
      stock: { 'Left,Azure': 1, 'Right,Azure': 2 },
    })
  })

  it('a third option of a product without sizes is its first', () => {
    const none = { ...saved, sizes: '', stock: { ',Azure': 5 } }
    expect(addParts(none, none, 1, 'Left, Right')).toMatchObject({
      sizes: 'Left, Right',
      sizeName: 'Handle',
      thirdName: '',
      stock: { 'Left,Azure': 5 },
    })
  })
})
