import { describe, expect, it } from 'vitest'
import { isFiltered, readProductFilter, sortParam } from '@/domain/product/product-list'

const read = (query: string) => readProductFilter(new URLSearchParams(query))

describe('readProductFilter', () => {
  it('is everything in the store, newest first, when nothing is asked for', () => {
    const filter = read('')
    expect(filter).toEqual({
      search: '',
      collection: '',
      state: 'live',
      stock: null,
      from: '',
      to: '',
      onSale: false,
      sort: { by: 'created', descending: true },
    })
    expect(isFiltered(filter)).toBe(false)
  })

  it('reads what an address asks for', () => {
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

  it('leaves out what it cannot understand', () => {
    const filter = read('state=draft&stock=much&from=-1&to=1e9&sale=1&sort=colour')
    expect(filter).toEqual(read(''))
  })

  it.each(['q=a', 'collection=a', 'state=all', 'stock=low', 'from=1', 'to=1', 'sale=yes'])(
    'knows that %s filters',
    (query) => expect(isFiltered(read(query))).toBe(true),
  )
  it('does not take an order for a filter', () => expect(isFiltered(read('sort=title'))).toBe(false))
})

describe('sortParam', () => {
  it.each([
    ['created', true, null],
    ['created', false, 'created'],
    ['title', false, 'title'],
    ['stock', true, '-stock'],
  ] as const)('%s, descending %s: %s', (by, descending, param) => {
    expect(sortParam({ by, descending })).toBe(param)
    expect(read(param === null ? '' : `sort=${param}`).sort).toEqual({ by, descending })
  })
})
