import { useShopSettings } from '@/data/settings/shop-settings'
import { formatMoney, type Minor } from '@/domain/money/money'
import { formatPriceEdge } from '@/domain/money/rounded-money'
import { useChosenCurrency } from './currency'

/**
 * The shop's amounts as this browser shows them: in the chosen currency, or in the shop's own when it has no rate for
 * that. Orders have a currency of their own and are not converted.
 */
export function useMoney(): {
  /** The display currency; undefined until the settings have loaded. */
  currency: string | undefined
  /** What the shop's amounts are multiplied with. */
  rate: number
  money: (amount: Minor) => string
  /** A round amount without cents. */
  priceEdge: (amount: Minor) => string
  /** The currency that is charged. */
  shopCurrency: string | undefined
  shopMoney: (amount: Minor) => string
} {
  const settings = useShopSettings()
  const chosen = useChosenCurrency()
  const chosenRate = chosen === null ? undefined : settings?.rates[chosen]
  const rate = chosenRate ?? 1
  const shopCurrency = settings?.currency
  const currency = chosenRate && chosen ? chosen : shopCurrency
  return {
    currency,
    rate,
    money: (amount) => formatMoney(amount * rate, currency),
    priceEdge: (amount) => formatPriceEdge(amount * rate, currency),
    shopCurrency,
    shopMoney: (amount) => formatMoney(amount, shopCurrency),
  }
}
