import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminOverview } from '@/content/admin/overview'
import { settingsQuery } from '@/data/settings/settings-queries'
import { Panel, panelRow } from '../shared/page/panel'

const words = adminOverview.beforeOrders

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
