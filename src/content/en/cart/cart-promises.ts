import type { PaymentMethod } from '@/domain/money/payment'
import { returnsWithin } from '../shared/shop-words'

const ways = { card: 'card', bank: 'bank transfer', cod: 'cash on delivery' }

/** What the cart promises: returns, and how one can pay, by what the shop has on. */
export function cartPromises(methods: readonly PaymentMethod[]): string[] {
  const returns = returnsWithin()
  const pay = methods
    .map((method) => ways[method])
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')
  return [
    ...(returns === null ? [] : [returns]),
    ...(pay === '' ? [] : [`Pay ${methods[0] === 'cod' ? '' : 'by '}${pay}`]),
  ]
}
