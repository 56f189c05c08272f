import { valibotResolver } from '@hookform/resolvers/valibot'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { adminPaths } from '@/config/admin-paths'
import { admin, dayWords, timeWords } from '@/content/admin/admin'
import { adminStock } from '@/content/admin/catalogue/stock'
import { adminSales } from '@/content/admin/sales'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import { skuOwner, useSetSku } from '@/data/products/stock-mutations'
import { type StockMovement, stockHistoryQuery } from '@/data/products/stock-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { skuSchema } from '@/domain/product/stock-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { DetailDrawer } from '../shared/drawer/detail-drawer'
import { MayLink } from '../shared/page/may-link'
import { LoadingError, StateNote } from '../shared/page/state-note'

const words = adminStock.detail
const resolver = valibotResolver(skuSchema)
const section = 'border-b border-line px-4 py-3 md:ps-5'

/** One variant: its SKU and every change of its stock, with the reason and who did it. */
export function VariantDrawer({ variantId, listHref }: { variantId: string; listHref: string }) {
  const history = useInfiniteQuery(stockHistoryQuery(variantId))
  const variant = history.data?.pages[0]
  const movements = history.data?.pages.flatMap((page) => page?.movements ?? []) ?? []
  const name = variant?.name ?? ''
  return (
    <DetailDrawer
      label={words.open(name)}
      listTitle={adminStock.title}
      listHref={listHref}
      close={{ label: words.close, hint: words.closeHint }}
      heading={name || adminStock.title}
      summary={
        <p className="text-muted">
          {variant ? (
            <>
              <span>{`${adminSales.variant(variant.size, variant.color)} · ${words.left}`}</span>{' '}
              <b className="font-semibold text-ink">{number(variant.left)}</b> ·{' '}
              <MayLink
                isText
                to={`${adminPaths.products}/${variant.productId}`}
                className="text-accent underline max-md:inline-block max-md:py-2.5"
              >
                {words.product}
              </MayLink>
            </>
          ) : (
            history.isPending && <span role="status">{admin.loading}</span>
          )}
        </p>
      }
    >
      {history.isPending && <Skeleton className="m-4 h-80" />}
      <LoadingError title={words.error} query={history} />
      {variant === null && <StateNote {...words.missing} link={{ to: listHref, label: words.close }} />}
      {variant && (
        <>
          <Sku key={variant.sku} id={variantId} sku={variant.sku} />
          <section aria-labelledby="stock-history" className={section}>
            <h3 id="stock-history" className="mb-1 font-semibold">
              {words.history}
            </h3>
            {movements.length === 0 && <p className="text-muted">{words.none}</p>}
            <ol>
              {movements.map((movement) => (
                <Movement key={movement.id} movement={movement} />
              ))}
            </ol>
            {history.hasNextPage && (
              <Button
                look="quiet"
                size="small"
                disabled={history.isFetchingNextPage}
                onClick={() => void history.fetchNextPage()}
                className="mt-3"
              >
                {words.more}
              </Button>
            )}
          </section>
        </>
      )}
    </DetailDrawer>
  )
}

function Movement({ movement }: { movement: StockMovement }) {
  const { at, reason, before, after, actor, order, note } = movement
  const difference = after - before
  const who = actor ?? (reason === 'sale' || reason === 'cancelled' ? words.shopper : words.shop)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2 first:border-t-0">
      <span className="min-w-0 font-medium">
        <span>{words.reasons[reason]}</span>{' '}
        {order && (
          <MayLink
            isText
            to={`${adminPaths.orders}/${order.id}`}
            className="text-accent underline max-md:inline-block max-md:py-2"
          >
            {order.number}
          </MayLink>
        )}
      </span>
      <span className={`text-end font-semibold ${difference < 0 ? 'text-danger-text' : 'text-success'}`}>
        {words.difference(difference)}
      </span>
      <span className="min-w-0 text-12 text-muted [overflow-wrap:anywhere]">
        <span>{`${dayWords(at, serverNow())} ${timeWords(at)}${comma}${who}`}</span>
        {note && <span className="block">{note}</span>}
      </span>
      <span className="text-end text-12 whitespace-nowrap text-muted">{words.change(before, after)}</span>
    </li>
  )
}

function Sku({ id, sku }: { id: string; sku: string }) {
  const set = useSetSku()
  const form = useForm({ mode: 'onChange', resolver, defaultValues: { sku } })
  const isChanged = form.watch('sku').trim().toUpperCase() !== sku
  const isWrong = form.formState.errors.sku !== undefined
  const owner = skuOwner(set.error)
  const onSubmit = form.handleSubmit((typed) => {
    if (!isChanged || set.isPending) return
    set.mutate({ id, ...typed }, { onSuccess: () => showToast({ title: words.skuSaved, tone: 'success' }) })
  })
  const problem = isWrong ? words.skuWrong : owner && words.skuTaken(owner)
  return (
    <form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className={`${section} flex items-start gap-2`}
    >
      <TextField
        dense
        className="min-w-0 flex-1"
        label={words.sku}
        hint={words.skuHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={problem ?? (set.isError ? words.skuFailed : null)}
        {...form.register('sku', { onChange: () => set.reset() })}
      />
      {isChanged && (
        <Button
          type="submit"
          look="quiet"
          size="small"
          className="mt-6.5 h-12 md:h-9"
          aria-disabled={isWrong}
        >
          {words.saveSku}
        </Button>
      )}
    </form>
  )
}
