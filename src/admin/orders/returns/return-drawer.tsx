import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { DetailDrawer } from '@/admin/shared/drawer/detail-drawer'
import { ErrorNote, StateNote } from '@/admin/shared/page/state-note'
import { adminPaths } from '@/config/admin-paths'
import { admin, dayWords, timeWords } from '@/content/admin/admin'
import { adminReturns as words } from '@/content/admin/orders/returns'
import { comma } from '@/content/shared/lists'
import { adminReturnQuery } from '@/data/returns/admin-returns'
import { serverNow } from '@/data/supabase/server-clock'
import { Skeleton } from '@/ui/skeleton'
import { ReturnActions } from './return-actions'
import { ReturnDetails } from './return-details'
import { ReturnMark } from './return-rows'

/** One return beside the list, with what is to be done about it. */
export function ReturnDrawer({ returnId, listHref }: { returnId: string; listHref: string }) {
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...adminReturnQuery(returnId),
    refetchInterval: 20_000,
  })
  return (
    <DetailDrawer
      label={data ? words.open(data.number) : words.title}
      listTitle={words.title}
      listHref={listHref}
      close={{ label: words.close, hint: admin.orders.closeHint }}
      heading={data ? data.order.customerName : isPending ? admin.loading : words.title}
      beside={data && <ReturnMark value={data} />}
      summary={
        data && (
          <p className="text-muted">
            {`${data.number}${comma}${words.asked(dayWords(data.requestedAt, serverNow()), timeWords(data.requestedAt))}`}
          </p>
        )
      }
      footer={
        data && (
          <footer className="border-t border-line bg-surface px-4 py-2.5 empty:hidden max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:ps-5 [&>div]:justify-end">
            <ReturnActions value={data} />
          </footer>
        )
      }
    >
      {isPending && <Skeleton className="m-5 h-64" />}
      {isLoadingError && <ErrorNote title={words.error} error={error} retry={() => void refetch()} />}
      {data === null && <StateNote {...words.missing} link={{ to: listHref, label: words.back }} />}
      {data && (
        <section className="px-4 py-3 max-md:pb-24 md:ps-5">
          <h3 className="font-semibold">{words.wanted}</h3>
          <ReturnDetails value={data} />
          <Link
            to={`${adminPaths.orders}/${data.order.id}`}
            className="mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {words.order}
          </Link>
        </section>
      )}
    </DetailDrawer>
  )
}
