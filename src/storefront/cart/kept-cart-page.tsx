import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { reminderWords as words } from '@/content/cart/checkout-reminder'
import { common } from '@/content/shared/common'
import { keptCartQuery } from '@/data/cart/checkout-reminder'
import { type LineItem, sameLine } from '@/domain/cart/cart'
import { useCartActions } from '@/storefront/shared/cart/cart-provider'
import { PageSkeleton, ReadPage } from '@/storefront/shared/page/read-page'
import { usePageHead } from '@/ui/page-head'
import { showToast } from '@/ui/toast/toast'

/** Where the mail about a left checkout leads: puts what is missing into this browser's cart, and goes there. */
export function KeptCartPage() {
  usePageHead({ title: common.title(words.page.title), hidden: true })
  const token = useLocation().hash.slice(1)
  const navigate = useNavigate()
  const { add, currentItems } = useCartActions()
  const { data, isPending, ...read } = useQuery({ ...keptCartQuery(token), enabled: token !== '' })
  const bringBack = useEffectEvent((lines: readonly LineItem[]) => {
    const missing = lines.filter((line) => !currentItems().some((item) => sameLine(item, line)))
    for (const line of missing) add(line)
    showToast({ title: words.page.done, tone: 'success' })
    void navigate(paths.cart, { replace: true })
  })
  useEffect(() => {
    if (data && data.length > 0) bringBack(data)
  }, [data])
  const { title, text, cart, home } = words.page.unknown
  return (
    <ReadPage
      read={{ ...read, data: data?.length === 0 ? null : data, isPending: isPending && token !== '' }}
      missing={{
        title,
        text,
        links: [
          { to: paths.cart, label: cart },
          { to: paths.home, label: home },
        ],
      }}
    >
      {() => <PageSkeleton />}
    </ReadPage>
  )
}
