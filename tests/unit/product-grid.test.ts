// The table of products: what a block from a spreadsheet writes, what is wrong with it, and how prices per row are stored.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyGrid, type GridState, gridReducer, keptOf } from '@/admin/products/grid/grid-state'
import { pasteBlock, readBlock } from '@/domain/product/grid/grid-paste'
import { costsOf, type Own, settlePrices } from '@/domain/product/grid/grid-prices'
import {
  type GridColumn,
  type GridProduct,
  gridChange,
  gridKey,
  gridProblems,
  takenBack,
  twiceSkus,
} from '@/domain/product/grid/product-grid'
import { holds } from '../support/properties'

const none = { price: null, originalPrice: null, cost: null, barcode: '' }
const variant = (id: string, size: string, own: Partial<GridProduct['variants'][number]['own']> = {}) => ({
  ...{ id, size, color: '', sku: `Z-${id.toUpperCase()}`, quantity: 5 },
  own: { ...none, ...own },
})
const shirt: GridProduct = {
  ...{ id: 'shirt', title: 'Shirt', status: 'live', price: 2000, originalPrice: 2500, cost: 900 },
  variants: [variant('s', 'S'), variant('m', 'M'), variant('l', 'L', { price: 2400 })],
}
const bag: GridProduct = {
  ...{ id: 'bag', title: 'Bag', status: 'live', price: 5000, originalPrice: null, cost: null },
  variants: [variant('bag', '')],
}
const rows = [shirt, bag].flatMap((product) => product.variants.map((each) => ({ product, variant: each })))
const at = (id: string, column: GridColumn) => gridKey({ id }, column)
const open = () => true

describe('a block from a spreadsheet', () => {
  it.each([
    [
      '12\t13\r\n14\t15\r\n',
      [
        ['12', '13'],
        ['14', '15'],
      ],
    ],
    ['12\n13', [['12'], ['13']]],
    ['"two\nlines"\t"a ""quote"""', [['two\nlines', 'a "quote"']]],
    ['5" pot\t7"', [['5" pot', '7"']]],
    ['"not closed\t1\n2', [['"not closed', '1'], ['2']]],
    ['\t\t1', [['', '', '1']]],
    ['one', [['one']]],
  ])('the text %j is read as its cells', (text, cells) => {
    expect(readBlock(text)).toEqual(cells)
  })

  it('cells go to the right and down from where the keyboard is', () => {
    const pasted = pasteBlock(rows, { row: 1, column: 'price' }, readBlock('21,50\t30\n25\t\n55'), open)
    expect(pasted).toEqual({
      edits: {
        [at('m', 'price')]: '21,50',
        [at('m', 'originalPrice')]: '30',
        [at('l', 'price')]: '25',
        [at('l', 'originalPrice')]: '',
        [at('bag', 'price')]: '55',
      },
      left: 0,
    })
  })

  it('what has no place is counted: rows and columns beyond the table, titles that are not there, closed columns', () => {
    const isOpen = (column: GridColumn) => column !== 'sku'
    expect(pasteBlock(rows, { row: 3, column: 'sku' }, [['A', '4006381333931', 'x'], ['B']], isOpen)).toEqual(
      {
        edits: { [at('bag', 'barcode')]: '4006381333931' },
        left: 3,
      },
    )
    // The title that a product has stands in each of its rows of an exported file.
    const titles = [['Blouse'], ['Shirt'], [''], ['Purse']]
    expect(pasteBlock(rows, { row: 0, column: 'title' }, titles, open)).toEqual({
      edits: { [at('s', 'title')]: 'Blouse', [at('bag', 'title')]: 'Purse' },
      left: 0,
    })
    expect(pasteBlock(rows, { row: 1, column: 'title' }, [['Other']], open)).toEqual({ edits: {}, left: 1 })
  })
})

describe('what is wrong with a table', () => {
  it.each<[GridColumn, string, string]>([
    ['title', ' ', 'required'],
    ['title', 'x'.repeat(121), 'title-length'],
    ['price', '', 'required'],
    ['price', 'much', 'price'],
    ['price', '1.234', 'price'],
    ['originalPrice', 'x', 'original-price'],
    ['originalPrice', '19,99', 'original-below-price'],
    ['cost', '-1', 'cost'],
    ['quantity', '1.5', 'quantity'],
    ['quantity', '', 'quantity'],
    ['sku', 'ö', 'sku'],
    ['barcode', '4006381333932', 'barcode'],
  ])('in the column %s %j is wrong: %s', (column, text, problem) => {
    expect(gridProblems(shirt, { [at('s', column)]: text })).toEqual({ [at('s', column)]: problem })
  })

  it('decimal commas, blanks, Arabic digits and small letters are right', () => {
    const typed = {
      [at('s', 'price')]: '1 299,50',
      [at('s', 'originalPrice')]: '٢٤٠٠',
      [at('s', 'sku')]: 'ab-1',
      [at('s', 'barcode')]: '4006381 333931',
    }
    expect(gridProblems(shirt, typed)).toEqual({})
    expect(gridChange({ ...shirt, variants: [variant('s', 'S')] }, typed)).toEqual({
      id: 'shirt',
      changes: { price: 129_950, originalPrice: 240_000 },
      stock: [],
      variants: [{ size: 'S', color: '', changes: { barcode: '4006381333931' } }],
      skus: [{ id: 's', seen: 'Z-S', to: 'AB-1' }],
    })
  })

  it.each(['1 234', '1\u202f234', '1\u00a0234', '1’234', '١٬٢٣٤', '1234'])(
    'the stock %j is the number that it says, with its thousands apart or not',
    (text) => {
      const typed = { [at('s', 'quantity')]: text }
      expect(gridProblems(shirt, typed)).toEqual({})
      expect(gridChange(shirt, typed)?.stock).toEqual([{ size: 'S', color: '', seen: 5, to: 1234 }])
    },
  )

  it.each(['1 23', '12 34 567', '1,234'])('the stock %j is no number', (text) => {
    const typed = { [at('s', 'quantity')]: text }
    expect(gridProblems(shirt, typed)).toEqual({ [at('s', 'quantity')]: 'quantity' })
  })

  it('a draft may have no price; where one of its sizes has one, all have', () => {
    const draft: GridProduct = {
      ...shirt,
      status: 'draft',
      price: 0,
      originalPrice: null,
      variants: shirt.variants.slice(0, 2),
    }
    expect(gridProblems(draft, { [at('s', 'title')]: 'Blouse' })).toEqual({})
    expect(gridProblems(draft, { [at('s', 'price')]: '12' })).toEqual({ [at('m', 'price')]: 'required' })
  })

  it('two rows with one SKU are both marked', () => {
    expect(twiceSkus([shirt, bag], { [at('m', 'sku')]: 'z-bag' })).toEqual({
      [at('m', 'sku')]: 'sku-twice',
      [at('bag', 'sku')]: 'sku-twice',
    })
  })
})

describe('what a table saves', () => {
  it('nothing where nothing differs, also where it was typed otherwise', () => {
    expect(gridChange(shirt, {})).toBeNull()
    expect(gridChange(shirt, { [at('s', 'price')]: '20,00', [at('m', 'sku')]: 'z-m' })).toBeNull()
  })

  it('a size that costs more gets a price of its own, and the product costs what the cheapest does', () => {
    expect(gridChange(shirt, { [at('m', 'price')]: '22' })).toMatchObject({
      changes: {},
      variants: [{ size: 'M', changes: { price: 2200, originalPrice: 2500 } }],
    })
    expect(gridChange(shirt, { [at('m', 'price')]: '18' })).toMatchObject({
      changes: { price: 1800 },
      variants: [{ size: 'S', changes: { price: 2000, originalPrice: 2500 } }],
    })
  })

  it('stock and title are changed alone', () => {
    expect(gridChange(shirt, { [at('s', 'quantity')]: '7', [at('s', 'title')]: ' Blouse ' })).toEqual({
      ...{ id: 'shirt', changes: { title: 'Blouse' }, variants: [], skus: [] },
      stock: [{ size: 'S', color: '', seen: 5, to: 7 }],
    })
  })

  it('an original price that is emptied is emptied, and sizes that follow the product go on doing so', () => {
    const emptied = { [at('s', 'originalPrice')]: '', [at('m', 'originalPrice')]: '' }
    expect(gridChange(shirt, emptied)).toMatchObject({ changes: { originalPrice: null }, variants: [] })
    const reduced = { ...bag, originalPrice: 9000 }
    expect(gridChange(reduced, { [at('bag', 'originalPrice')]: '' })).toMatchObject({
      changes: { originalPrice: null },
      variants: [],
    })
    expect(gridChange({ ...bag, cost: 900 }, { [at('bag', 'cost')]: '' })?.changes).toEqual({ cost: null })
  })

  it('a change that is taken back leaves each value stored as it was, and what it did not touch alone', () => {
    const typed = {
      [at('s', 'originalPrice')]: '',
      [at('m', 'price')]: '22',
      [at('l', 'barcode')]: '4006381333931',
      [at('s', 'quantity')]: '7',
      [at('m', 'sku')]: 'ab-1',
    }
    const change = gridChange(shirt, typed)
    if (!change) throw new Error('Something was typed')
    expect(takenBack(shirt, change)).toEqual({
      id: 'shirt',
      changes: { originalPrice: 2500 },
      stock: [{ size: 'S', color: '', seen: 7, to: 5 }],
      variants: [
        { size: 'M', color: '', changes: { price: null, originalPrice: null } },
        { size: 'L', color: '', changes: { barcode: '' } },
      ],
      skus: [{ id: 'm', seen: 'AB-1', to: 'Z-M' }],
    })
    const raised = gridChange(bag, { [at('bag', 'originalPrice')]: '120', [at('bag', 'title')]: 'Purse' })
    if (!raised) throw new Error('Something was typed')
    expect(takenBack(bag, raised)).toMatchObject({
      changes: { title: 'Bag', originalPrice: null },
      variants: [],
    })
  })

  const amount = fc.integer({ min: 1, max: 6 }).map((units) => units * 100)
  const maybe = fc.option(amount, { nil: null })
  const costs = fc.record({ price: amount, originalPrice: maybe, cost: maybe }).map((row) => ({
    ...row,
    originalPrice: row.originalPrice !== null && row.originalPrice > row.price ? row.originalPrice : null,
  }))
  it('however prices are typed, each row costs what it says once it is stored, and none less than its product', () => {
    holds(
      fc.property(
        costs,
        fc.array(fc.tuple(costs, fc.record({ price: maybe, originalPrice: maybe, cost: maybe })), {
          minLength: 1,
          maxLength: 4,
        }),
        (product, typed) => {
          const owns: Own[] = typed.map(([, own]) => own)
          const settled = settlePrices(
            product,
            owns,
            typed.map(([row]) => row),
          )
          typed.forEach(([row], place) => {
            const own = settled.owns[place] ?? none
            expect(costsOf(settled.product, own)).toEqual(row)
            expect(own.price ?? settled.product.price).toBeGreaterThanOrEqual(settled.product.price)
          })
          expect(
            settlePrices(
              settled.product,
              settled.owns,
              typed.map(([row]) => row),
            ),
          ).toEqual(settled)
        },
      ),
    )
  })
})

describe('the state of a table', () => {
  const read = (...products: GridProduct[]) => gridReducer(emptyGrid, { kind: 'read', products })
  const write = (state: GridState, edits: Record<string, string>) =>
    gridReducer(state, { kind: 'write', edits })

  it('what is typed is undone and done again, and what is saved so already is no change', () => {
    const one = write(read(shirt), { [at('s', 'price')]: '21' })
    const two = write(one, { [at('s', 'price')]: '22', [at('m', 'price')]: '22' })
    expect(gridReducer(two, { kind: 'undo' }).edits).toEqual(one.edits)
    expect(gridReducer(gridReducer(two, { kind: 'undo' }), { kind: 'redo' }).edits).toEqual(two.edits)
    expect(write(one, { [at('s', 'price')]: ' 20 ' }).edits).toEqual({})
    expect(write(one, { [at('s', 'price')]: '20,5 0' }).edits).toEqual({ [at('s', 'price')]: '20,5 0' })
    expect(write(one, { [at('s', 'price')]: '٢٢,٥' }).edits).toEqual({ [at('s', 'price')]: '22.50' })
    expect(write(one, {})).toBe(one)
  })

  it('what another saved in a cell that was typed into is a conflict until it is decided; the rest follows', () => {
    const typed = write(read(shirt), { [at('s', 'quantity')]: '9', [at('m', 'quantity')]: '4' })
    const [small, medium, large] = shirt.variants
    if (!small || !medium || !large) throw new Error('The shirt has three sizes')
    const now = {
      ...shirt,
      variants: [
        { ...small, quantity: 3 },
        { ...medium, quantity: 4 },
        { ...large, quantity: 1 },
      ],
    }
    const met = gridReducer(typed, { kind: 'read', products: [now] })
    expect(met.conflicts).toEqual([{ key: at('s', 'quantity'), seen: '5', theirs: '3' }])
    expect(met.edits).toEqual({ [at('s', 'quantity')]: '9' })
    const mine = gridReducer(met, { kind: 'decide', key: at('s', 'quantity'), take: 'mine' })
    expect(gridChange(now, mine.edits)?.stock).toEqual([{ size: 'S', color: '', seen: 3, to: 9 }])
    const theirs = gridReducer(met, { kind: 'decide', key: at('s', 'quantity'), take: 'theirs' })
    expect([theirs.edits, theirs.conflicts]).toEqual([{}, []])
  })

  it('what was saved is no change any more, but what was typed meanwhile is', () => {
    const sent = write(read(shirt, bag), { [at('s', 'title')]: 'Blouse', [at('bag', 'title')]: 'Purse' })
    const later = write(sent, { [at('s', 'price')]: '30' })
    const after = gridReducer(later, {
      ...{ kind: 'saved', sent: sent.edits, done: ['shirt'], refused: { bag: 'Why' } },
      products: [{ ...shirt, title: 'Blouse' }, bag],
    })
    expect(after.edits).toEqual({ [at('s', 'price')]: '30.00', [at('bag', 'title')]: 'Purse' })
    expect(after.refused).toEqual({ bag: 'Why' })
    expect(write(after, { [at('bag', 'title')]: 'Sack' }).refused).toEqual({})
  })

  it('what was typed on an earlier visit comes back, and what changed since is a conflict', () => {
    const typed = write(read(shirt), { [at('s', 'price')]: '21', [at('m', 'price')]: '22' })
    const kept = keptOf(typed)
    const [, ...others] = shirt.variants
    const now = {
      ...shirt,
      variants: [variant('s', 'S', { price: 2100 }), variant('m', 'M', { price: 2300 }), ...others.slice(1)],
    }
    const back = gridReducer({ ...emptyGrid, kept }, { kind: 'read', products: [now] })
    expect(back.edits).toEqual({ [at('m', 'price')]: '22.00' })
    expect(back.conflicts).toEqual([{ key: at('m', 'price'), seen: '20.00', theirs: '23.00' }])
    expect(keptOf(gridReducer({ ...emptyGrid, kept }, { kind: 'read', products: [bag] }))).toEqual(kept)
  })
})
