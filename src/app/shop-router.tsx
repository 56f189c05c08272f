import { type ReactNode, useState } from 'react'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
import { createShopHistory } from './shop-history'

/** The router of the browser, in whose history open layers have entries too. */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createShopHistory)
  return <HistoryRouter history={history}>{children}</HistoryRouter>
}
