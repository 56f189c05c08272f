import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin, dayWords, timeWords } from '@/content/admin/admin'
import { comma } from '@/content/shared/lists'
import { toPackQuery } from '@/data/orders/admin-order-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { StatusMark } from '../shared/orders/status-mark'
import { Panel, panelRow } from '../shared/page/panel'
import { LoadingError, StateNote } from '../shared/page/state-note'
import { Thumb } from '../shared/products/thumb'

const words = admin.overview

/** Orders to pack, oldest first. */
export function ToPack() {
  const toPack = useQuery({ ...toPackQuery(), refetchInterval: 60_000 })
  const { data } = toPack
  const now = serverNow()
  return (
    <Panel
      id="to-pack"
      title={words.toPack}
      by={data && String(data.total)}
      more={{ label: words.allToPack, to: `${adminPaths.orders}?${words.views.toPack}` }}
    >
      {toPack.isPending && <Skeleton className="mx-4 mb-4 h-52" />}
      <LoadingError title={words.packError} query={toPack} />
      {data?.total === 0 && <StateNote {...words.noneToPack} />}
      <ul>
        {data?.orders.map((order) => (
          <li key={order.id} className={`${panelRow} relative hover:bg-surface`}>
            <span className="flex w-17 shrink-0 -space-x-2 rtl:space-x-reverse">
              {order.pictures.map((picture, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may occur twice
                <Thumb key={place} src={picture} className="h-9 w-7 ring-2 ring-surface-raised" />
              ))}
            </span>
            <span className="min-w-0 flex-1">
              <Link
                to={`${adminPaths.orders}/${order.id}`}
                dir="auto"
                className="block truncate font-medium after:absolute after:inset-0"
              >
                {order.customerName}
                <span className="sr-only">{`, ${words.pack(order.number)}`}</span>
              </Link>
              <span className="block truncate text-muted">
                {[admin.orders.items(order.itemCount), order.city].filter(Boolean).join(comma)}
              </span>
            </span>
            <span className="flex shrink-0 items-center gap-1.5 text-muted">
              <StatusMark status={order.status} />
              <span>{`${dayWords(order.createdAt, now)} ${timeWords(order.createdAt)}`}</span>
            </span>
          </li>
        ))}
      </ul>
      {data && data.orders.length > 0 && (
        <p className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-muted">
          {data.total > data.orders.length && (
            <span className="whitespace-nowrap">{words.morePack(data.total - data.orders.length)}</span>
          )}
          <Link
            to={adminPaths.print('packing-slip', data.numbers)}
            className={`${buttonClass({ look: 'quiet', size: 'small' })} ms-auto`}
          >
            <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
            <span>{words.printPackingSlips(data.numbers.length)}</span>
          </Link>
        </p>
      )}
    </Panel>
  )
}
