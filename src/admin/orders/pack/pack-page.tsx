import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { mostPrinted } from '@/config/page-limits'
import { admin, dayWords } from '@/content/admin/admin'
import { adminCarrier } from '@/content/admin/orders/carrier'
import { packing as words } from '@/content/admin/orders/packing'
import { comma } from '@/content/shared/lists'
import { ordersToPackQuery, useShipAll } from '@/data/orders/packing'
import { wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { isolate } from '@/domain/text/direction'
import { Button, buttonClass } from '@/ui/button'
import { Code } from '@/ui/direction'
import { TextField } from '@/ui/field'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { PageHeader } from '../../shared/page/page-header'
import { panel } from '../../shared/page/panel'
import { LoadingError, StateNote } from '../../shared/page/state-note'
import { Thumb } from '../../shared/products/thumb'

const CarrierPage = lazyPart(() => import('./carrier-page').then((module) => module.CarrierPage))

/** What is to be packed, or the lists for couriers and from them. */
export function PackPage() {
  return useParams().list === 'couriers' ? (
    <Suspense fallback={<Skeleton className="m-7 h-80" />}>
      <CarrierPage />
    </Suspense>
  ) : (
    <ToPackPage />
  )
}

/** What is to be packed, the oldest order first, for who may pack but not see money. */
function ToPackPage() {
  const toPack = useQuery({ ...ordersToPackQuery(), refetchInterval: 60_000 })
  usePageHead({ title: admin.title(words.title), hidden: true })
  const orders = toPack.data?.orders ?? []
  const numbers = orders.slice(0, mostPrinted).map(({ number }) => number)
  const link = buttonClass({ look: 'quiet', size: 'small' })
  return (
    <div className="px-4 pb-24 md:px-7 md:pt-5 md:pb-8">
      <PageHeader title={words.title}>
        <Link to={adminPaths.carrier} className={link}>
          {adminCarrier.open}
        </Link>
      </PageHeader>
      {orders.length > 0 && (
        <div className="mt-1 flex max-w-200 flex-wrap items-center gap-2">
          <p className="flex-1 text-muted">{words.orders(orders.length)}</p>
          <Link to={adminPaths.print('pick-list', numbers)} className={link}>
            {words.pickList}
          </Link>
          <Link to={adminPaths.print('label', numbers)} className={link}>
            {words.labels}
          </Link>
        </div>
      )}
      {toPack.data?.more && <p className="text-muted">{words.more}</p>}
      <LoadingError title={words.error} query={toPack} />
      {toPack.isPending && <Skeleton className="mt-4 h-80" />}
      {toPack.data && orders.length === 0 && <StateNote {...words.none} />}
      <ul className="mt-4 grid max-w-200 gap-4">
        {orders.map((order) => (
          <li key={order.id} className={`${panel} p-4`}>
            <PackedOrder order={order} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ToPack = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof ordersToPackQuery>['queryFn']>>>>
type PackedOrderProps = { order: ToPack['orders'][number] }

function PackedOrder({ order }: PackedOrderProps) {
  const ship = useShipAll()
  // The same parcel when the request is sent again.
  const [id] = useState(() => crypto.randomUUID())
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTracking] = useState('')
  const onShip = () => {
    if (ship.isPending) return
    ship.mutate(
      { orderId: order.id, id, carrier, trackingNumber },
      { onSuccess: () => showToast({ title: words.shipped(order.number), tone: 'success' }) },
    )
  }
  return (
    <form
      noValidate
      aria-label={order.number}
      onSubmit={(event) => {
        event.preventDefault()
        onShip()
      }}
      className="grid gap-3"
    >
      <div className="flex flex-wrap justify-between gap-x-3">
        <h2 className="font-text text-16 font-semibold tracking-normal">
          <Code>{order.number}</Code>
        </h2>
        <span className="text-muted">{dayWords(order.createdAt, serverNow())}</span>
        <p dir="auto" className="basis-full text-muted">
          {[order.customerName, order.city].filter(Boolean).map(isolate).join(comma)}
        </p>
      </div>
      <ul className="grid gap-2">
        {order.items.map((item) => (
          <li key={`${item.sku} ${item.name} ${item.size} ${item.color}`} className="flex items-center gap-3">
            <Thumb src={item.image} className="h-12 w-9" />
            <span dir="auto" className="min-w-0">
              {words.item(item.name, [item.size, item.color].filter(Boolean).join(comma), item.quantity)}
              {item.sku && <Code className="block w-fit text-12 text-muted">{item.sku}</Code>}
            </span>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          dense
          label={words.carrier}
          maxLength={80}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
        />
        <TextField
          dense
          label={words.tracking}
          maxLength={80}
          autoComplete="off"
          value={trackingNumber}
          onChange={(event) => setTracking(event.target.value)}
        />
      </div>
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {ship.error && wordsFor<string>(ship.error, { ...words.refusals, unknown: words.failed })}
      </p>
      <Button
        type="submit"
        size="small"
        aria-label={words.shipNamed(order.number)}
        aria-disabled={ship.isPending}
        className="justify-self-start"
      >
        {ship.isPending ? words.shipping : words.ship}
      </Button>
    </form>
  )
}
