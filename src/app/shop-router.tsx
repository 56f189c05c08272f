import { type ReactNode, useState } from 'react'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
import { pathPrefix } from '@/config/site'
import { createShopHistory } from './shop-history'

/** The router of the browser, in whose history open layers have entries too. */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createShopHistory)
  return (
    <HistoryRouter basename={pathPrefix() || '/'} history={history}>
      {children}
    </HistoryRouter>
  )
}
