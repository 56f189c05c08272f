import { admin } from '@/content/admin/admin'
import { adminProducts } from '@/content/admin/catalogue/products'
import { shownPlaces } from '@/data/collections/shown-places'
import {
  type BulkChange,
  type ProductBefore,
  useChangeProducts,
  useDeleteProducts,
} from '@/data/products/edit-product-mutations'
import { showToast } from '@/ui/toast/toast'
import { shownIn } from '../../shared/products/shown-in'

const words = adminProducts.bulk

/** Changes or deletes the selected products, with a toast and, where it can be undone, an undo. */
export function useBulkProductChange(ids: readonly string[], onDone: () => void) {
  const change = useChangeProducts()
  const removal = useDeleteProducts()
  const failed = () => showToast({ title: words.failed, tone: 'error' })

  const takeBack = async (asked: BulkChange, before: readonly ProductBefore[]) => {
    try {
      for (const each of undoing(asked, before)) await change.mutateAsync(each)
      showToast({ title: words.undone })
    } catch {
      failed()
    }
  }
  const run = async (asked: BulkChange, said: (products: number) => string) => {
    try {
      const { before, isWhole } = await change.mutateAsync({ ids, change: asked })
      if (isWhole) onDone()
      if (before.length === 0) showToast({ title: words.unchanged })
      else
        showToast({
          title: said(before.length),
          description: isWhole ? undefined : words.partly,
          tone: isWhole ? 'success' : 'error',
          action: { label: admin.undo, onClick: () => void takeBack(asked, before) },
        })
    } catch {
      failed()
    }
  }
  const remove = async () => {
    try {
      const { deleted, archived } = await removal.mutateAsync(ids)
      onDone()
      const undo = () =>
        change
          .mutateAsync({ ids: archived, change: { status: 'live' } })
          .then(() => showToast({ title: words.restored(archived.length) }), failed)
      showToast({
        title: words.deleted(deleted),
        tone: 'success',
        ...(archived.length > 0 && {
          description: words.archivedInstead(archived.length),
          action: { label: words.restoreThem, onClick: () => void undo() },
        }),
      })
    } catch (error) {
      const places = shownPlaces(error)
      showToast({
        title: words.deleteFailed,
        tone: 'error',
        ...(places && { title: words.staysShown, description: shownIn(places) }),
      })
    }
  }
  return { run, remove, isBusy: change.isPending || removal.isPending }
}

/** The change that gives a product the status it had; none without a product. */
function statusOf(before: ProductBefore | undefined): BulkChange[] {
  if (!before) return []
  const { status, publishAt } = before
  if (status !== 'scheduled') return [{ status }]
  return publishAt === null ? [] : [{ status, publishAt }]
}

/** The requests that undo a change. */
function undoing(change: BulkChange, before: readonly ProductBefore[]) {
  const ids = before.map(({ id }) => id)
  if ('status' in change)
    return [...Map.groupBy(before, ({ status, publishAt }) => `${status} ${publishAt}`).values()].flatMap(
      (same) => statusOf(same[0]).map((was) => ({ ids: same.map(({ id }) => id), change: was })),
    )
  if ('collection' in change)
    return [...Map.groupBy(before, ({ collection }) => collection)].map(([collection, products]) => ({
      ids: products.map(({ id }) => id),
      change: { collection },
    }))
  const prices = Object.fromEntries(
    before.map(({ id, price, originalPrice, variants }) => [id, [price, originalPrice, variants] as const]),
  )
  return [{ ids, change: { prices } }]
}
