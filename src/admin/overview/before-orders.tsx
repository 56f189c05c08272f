import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { beforeOrders as words } from '@/content/admin/before-orders'
import { settingsQuery } from '@/data/settings/settings-queries'
import { pageQuery } from '@/sections/page-query'
import { Panel, panelRow } from '../shared/page/panel'

/** What keeps people from ordering in a new shop, each with the screen that ends it; nothing once all of it is there. */
export function BeforeOrders() {
  const { data: shop } = useQuery(settingsQuery())
  if (!shop) return null
  const steps = [
    { label: words.name, isDone: shop.name !== '', to: adminPaths.storeBrand },
    { label: words.product, isDone: shop.hasProducts, to: adminPaths.newProduct },
    {
      label: words.delivery,
      isDone: shop.zones.some(({ methods }) => methods.length > 0),
      to: adminPaths.newZone,
    },
    { label: words.payment, isDone: shop.paymentMethods.length > 0, to: adminPaths.settings },
  ].filter(({ isDone }) => !isDone)
  if (steps.length === 0) return null
  return (
    <div className="mt-4">
      <Panel id="before-orders" title={words.title}>
        {!shop.hasProducts && <Visitors />}
        <ul>
          {steps.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} className={`${panelRow} justify-between font-medium hover:underline`}>
                {label}
                <ChevronRight size={18} strokeWidth={1.8} aria-hidden="true" className="rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

/** What visitors see as the first page while nothing is for sale. */
function Visitors() {
  const { data: page } = useQuery(pageQuery('home'))
  if (!page || page.movedTo !== undefined) return null
  return (
    <p className="px-4 pt-3 text-14 text-pretty text-muted">
      {page.isOwn ? words.visitors.own : words.visitors.opening}{' '}
      <Link to={adminPaths.store} className="text-ink underline underline-offset-4">
        {words.visitors.edit}
      </Link>
    </p>
  )
}
