import { describe, expect, it } from 'vitest'
import { freeShippingOrders } from '@/content/cart/free-shipping'
import { rebaseRates } from '@/domain/money/display-rates'

describe('display rates', () => {
  const inDollars = { USD: '1', EUR: '0.92', GBP: '0,79', MAD: '9.95' }

  it('display rates follow from the old ones when the shop charges in one of them', () =>
    expect(rebaseRates(inDollars, 'MAD')).toEqual({ USD: '0.1005', EUR: '0.09246', GBP: '0.0794', MAD: '1' }))

  it('display rates are empty when nothing says what the new currency is worth', () => {
    expect(rebaseRates(inDollars, 'SEK')).toEqual({ USD: '', EUR: '', GBP: '', MAD: '' })
    expect(rebaseRates({ ...inDollars, EUR: 'much' }, 'EUR')).toEqual({ USD: '', EUR: '1', GBP: '', MAD: '' })
    expect(rebaseRates({ ...inDollars, EUR: '0' }, 'EUR')).toEqual({ USD: '', EUR: '1', GBP: '', MAD: '' })
  })
})

describe('free shipping', () => {
  it.each([
    ['USD', 4900, '$50+'],
    ['MAD', 49_000, 'over MAD 490'],
    ['EUR', 9900, '€100+'],
    ['EUR', 4950, 'over €49.50'],
    ['MAD', null, null],
    [undefined, 4900, null],
  ])('free shipping of a shop in %s above %j is for orders %s', (currency, freeAbove, orders) =>
    expect(freeShippingOrders(currency, freeAbove)?.replace(/\u00a0/g, ' ') ?? null).toBe(orders),
  )
})
