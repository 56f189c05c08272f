import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BackLink } from '@/admin/shared/page/back-link'
import { PageHeader } from '@/admin/shared/page/page-header'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminNewOrder as words } from '@/content/admin/orders/new-order'
import { customerQuery } from '@/data/customers/customer-queries'
import { useShopSettings } from '@/data/settings/shop-settings'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { NewOrderForm } from './new-order-form'

/** An order that the owner makes for a customer; `?customer=` names one whose last address is filled in. */
export function NewOrderPage() {
  const [params] = useSearchParams()
  const key = params.get('customer') ?? ''
  const settings = useShopSettings()
  const customer = useQuery({ ...customerQuery(key), enabled: key !== '' })
  const [made, setMade] = useState(0)
  usePageHead({ title: admin.title(words.title), hidden: true })
  if (!settings || (key !== '' && customer.isPending))
    return (
      <div className="px-4 md:px-7 md:pt-4">
        <PageHeader title={words.title} above={<BackLink to={adminPaths.orders}>{words.back}</BackLink>} />
        <Skeleton className="mt-4 h-160 max-w-240" />
      </div>
    )
  return (
    <NewOrderForm
      key={`${key} ${made}`}
      customer={made === 0 ? (customer.data ?? null) : null}
      settings={settings}
      onAgain={() => setMade(made + 1)}
    />
  )
}
