import { type DisplayCurrency, formatMoney, formatPriceEdge, type Minor, usDollars } from '@/domain/money'
import { useCurrency } from './currency'

/** Amounts in the chosen currency; in US dollars until its rate is known. */
export function useMoney(): {
  currency: DisplayCurrency
  money: (amount: Minor) => string
  priceEdge: (amount: Minor) => string
} {
  const { chosen, rate } = useCurrency()
  const currency = rate === null ? usDollars : { code: chosen, rate }
  return {
    currency,
    money: (amount) => formatMoney(amount, currency),
    priceEdge: (amount) => formatPriceEdge(amount, currency),
  }
}
