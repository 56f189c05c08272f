import type * as english from '../../en/cart/cart-promises'
import { returnsWithin } from '../shared/shop-words'

const ways = { card: 'بالبطاقة البنكية', bank: 'بتحويل بنكي', cod: 'نقدًا عند الاستلام' }

/** What the cart promises: returns, and how one can pay, by what the shop has on. */
export const cartPromises: typeof english.cartPromises = (methods) => {
  const returns = returnsWithin()
  const pay = methods.map((method) => ways[method]).join(' أو ')
  return [...(returns === null ? [] : [returns]), ...(pay === '' ? [] : [`الدفع ${pay}`])]
}
