import { useShopSettings } from '@/data/settings/shop-settings'
import { formatMoney, type Minor } from '@/domain/money/money'
import { currencySign } from '@/domain/money/rounded-money'

/** The shop's own amounts, such as prices and sums. An order's amounts are in the order's currency. */
export function useShopMoney() {
  const currency = useShopSettings()?.currency
  return {
    currency,
    /** The sign of the shop's currency, shown in amount fields. */
    sign: currency && currencySign(currency),
    money: (amount: Minor) => formatMoney(amount, currency),
  }
}

export function ShopMoney({ amount }: { amount: Minor }) {
  return useShopMoney().money(amount)
}
