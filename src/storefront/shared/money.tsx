import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { settingsQuery } from '@/data/settings/settings-queries'
import { type DisplayCurrency, formatMoney, type Minor, usDollars } from '@/domain/money'

const storageKey = 'currency'

type MoneyContext = {
  currency: DisplayCurrency
  /** Chosen currency, which may still wait for its rate. */
  chosen: string
  choose: (code: string) => void
  money: (amount: Minor) => string
}

const Context = createContext<MoneyContext | null>(null)

/** The currency in which this browser shows prices. Orders are charged in US dollars all the same. */
export function MoneyProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(readStored)
  const { data: settings } = useQuery({ ...settingsQuery(), enabled: chosen !== usDollars.code })
  const rate = settings?.rates[chosen]

  const value = useMemo<MoneyContext>(() => {
    const currency = rate === undefined ? usDollars : { code: chosen, rate }
    return {
      currency,
      chosen,
      choose: (code) => {
        setChosen(code)
        try {
          localStorage.setItem(storageKey, code)
        } catch {
          // Then it holds for this visit.
        }
      },
      money: (amount) => formatMoney(amount, currency),
    }
  }, [chosen, rate])
  return <Context value={value}>{children}</Context>
}

/** @throws Error outside a MoneyProvider */
export function useMoney(): MoneyContext {
  const context = useContext(Context)
  if (!context) throw new Error('useMoney must be used within a MoneyProvider')
  return context
}

function readStored(): string {
  try {
    const code = localStorage.getItem(storageKey)
    return code && /^[A-Z]{3}$/.test(code) ? code : usDollars.code
  } catch {
    return usDollars.code
  }
}
