import { describe, expect, it } from 'vitest'
import { isFiltered, readProductFilter, sortParam } from '@/domain/product/product-list'

const read = (query: string) => readProductFilter(new URLSearchParams(query))

describe('readProductFilter', () => {
  it('a product filter that asks for nothing is everything in the store, newest first', () => {
    const filter = read('')
    expect(filter).toEqual({
      search: '',
      collection: '',
      state: 'current',
      stock: null,
      from: '',
      to: '',
      onSale: false,
      sort: { by: 'created', descending: true },
    })
    expect(isFiltered(filter)).toBe(false)
  })

  it('a product filter is read from what an address asks for', () => {
    expect(
      read('q= linen &collection=dresses&state=archived&stock=out&from=5&to=20,5&sale=yes&sort=-price'),
    ).toEqual({
      search: 'linen',
      collection: 'dresses',
      state: 'archived',
      stock: 'out',
      from: '5',
      to: '20.5',
      onSale: true,
      sort: { by: 'price', descending: true },
    })
  })

  it('a product filter leaves out what it cannot understand', () => {
    const filter = read('state=gone&stock=much&from=-1&to=1e9&sale=1&sort=colour')
    expect(filter).toEqual(read(''))
  })

  it.each(['q=a', 'collection=a', 'state=all', 'stock=low', 'from=1', 'to=1', 'sale=yes'])(
    'an address with %s filters the products',
    (query) => expect(isFiltered(read(query))).toBe(true),
  )
  it('an address with a sort alone does not filter the products', () =>
    expect(isFiltered(read('sort=title'))).toBe(false))
})

describe('sortParam', () => {
  it.each([
    ['created', true, null],
    ['created', false, 'created'],
    ['title', false, 'title'],
    ['stock', true, '-stock'],
  ] as const)('a product list by %s, descending %s, has the sort parameter %s', (by, descending, param) => {
    expect(sortParam({ by, descending })).toBe(param)
    expect(read(param === null ? '' : `sort=${param}`).sort).toEqual({ by, descending })
  })
})
