import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '@/data/settings/settings-queries'
import { baseCurrency, setRate, useCurrency } from '@/storefront/shared/preferences/currency'

/** Fetches the exchange rate of the chosen currency. */
export function CurrencyRate() {
  const { chosen } = useCurrency()
  const { data } = useQuery({ ...settingsQuery(), enabled: chosen !== baseCurrency })
  useEffect(() => {
    if (data) setRate(chosen, chosen === baseCurrency ? null : (data.rates[chosen] ?? null))
  }, [chosen, data])
  return null
}
