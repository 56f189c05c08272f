import type * as english from '../../en/cart/cart-promises'
import { returnsWithin } from '../shared/shop-words'

const ways = { card: 'par carte', bank: 'par virement', cod: 'à la livraison' }

/** What the cart promises: returns, and how one can pay, by what the shop has on. */
export const cartPromises: typeof english.cartPromises = (methods) => {
  const returns = returnsWithin()
  const pay = methods
    .map((method) => ways[method])
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' ou ')
  return [...(returns === null ? [] : [returns]), ...(pay === '' ? [] : [`Paiement ${pay}`])]
}
