import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { reminderWords as words } from '@/content/cart/checkout-reminder'
import { common } from '@/content/shared/common'
import { keptCartQuery } from '@/data/cart/checkout-reminder'
import { type LineItem, sameLine } from '@/domain/cart/cart'
import { useCartActions } from '@/storefront/shared/cart/cart-provider'
import { EmptyPage } from '@/storefront/shared/page/empty-page'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'

/** Where the mail about a left checkout leads: puts what is missing into this browser's cart, and goes there. */
export function KeptCartPage() {
  usePageHead({ title: common.title(words.page.title), hidden: true })
  const token = useLocation().hash.slice(1)
  const navigate = useNavigate()
  const { add, currentItems } = useCartActions()
  const { data, error, refetch } = useQuery({ ...keptCartQuery(token), enabled: token !== '' })
  const bringBack = useEffectEvent((lines: readonly LineItem[]) => {
    const missing = lines.filter((line) => !currentItems().some((item) => sameLine(item, line)))
    for (const line of missing) add(line)
    showToast({ title: words.page.done, tone: 'success' })
    void navigate(paths.cart, { replace: true })
  })
  const isThere = data && data.length > 0
  useEffect(() => {
    if (data && data.length > 0) bringBack(data)
  }, [data])
  if (!data && error)
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  if (token !== '' && (data === undefined || isThere))
    return (
      <div className="wrap pt-8 pb-section" role="status">
        <p className="sr-only">{common.loading}</p>
        <Skeleton className="mb-8 h-12 w-64 max-w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    )
  return (
    <EmptyPage
      picture="empty-orders"
      title={words.page.unknown.title}
      text={words.page.unknown.text}
      links={[
        { to: paths.cart, label: words.page.unknown.cart },
        { to: paths.home, label: words.page.unknown.home },
      ]}
    />
  )
}
