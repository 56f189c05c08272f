import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin, dayWords } from '@/content/admin/admin'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { discountUsesQuery, usesPerPage } from '@/data/discounts/admin-discounts'
import { serverNow } from '@/data/supabase/server-clock'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { StatusMark } from '../shared/orders/status-mark'
import { useShopMoney } from '../shared/page/shop-money'
import { LoadingError } from '../shared/page/state-note'

const words = adminDiscounts.detail
const { previous, next } = admin.pager

/** The orders that used a discount, the latest first. */
export function DiscountUses({ id }: { id: string }) {
  const [page, setPage] = useState(1)
  const uses = useQuery(discountUsesQuery(id, page))
  const { money } = useShopMoney()
  const now = serverNow()
  const last = Math.max(1, Math.ceil((uses.data?.total ?? 0) / usesPerPage))
  return (
    <section aria-labelledby="discount-uses" className="px-4 py-3 md:ps-5">
      <h3 id="discount-uses" className="font-semibold">
        {words.usesTitle}
      </h3>
      {uses.isPending && <Skeleton className="mt-2 h-32" />}
      <LoadingError title={words.usesError} query={uses} />
      {uses.data?.total === 0 && <p className="text-muted">{words.noUses}</p>}
      <ul className={uses.isPlaceholderData ? 'opacity-60' : ''}>
        {uses.data?.rows.map(({ orderId, orderNumber, at, amount, total, status }) => (
          <li
            key={orderId}
            className="relative flex items-center gap-3 border-b border-line py-2 last:border-b-0"
          >
            <StatusMark status={status} />
            <span className="min-w-0 flex-1 leading-snug">
              <Link
                to={`${adminPaths.orders}/${orderId}`}
                className="font-semibold after:absolute after:inset-0 hover:underline"
              >
                {orderNumber}
              </Link>
              <span className="block text-12 text-muted">{dayWords(at, now)}</span>
            </span>
            <span className="text-end leading-snug">
              <span className="block">{money(total)}</span>
              <span className="block text-12 text-muted">{words.takenOff(money(amount))}</span>
            </span>
          </li>
        ))}
      </ul>
      {last > 1 && (
        <p className="mt-2 flex gap-2">
          <Button look="quiet" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {previous}
          </Button>
          <Button look="quiet" size="small" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {next}
          </Button>
        </p>
      )}
    </section>
  )
}
