import { useRef, useState } from 'react'
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

/** How far a running change is, and its end; `stop` is null once it was asked for. */
export type BulkProgress = { done: number; of: number; stop: (() => void) | null }

/**
 * Changes or deletes the selected products, with a toast and, where it can be undone, an undo. `onEnd` is told which products
 * were not reached, because the change was stopped or a request failed.
 */
export function useBulkProductChange(ids: readonly string[], onEnd: (rest: readonly string[]) => void) {
  const change = useChangeProducts()
  const removal = useDeleteProducts()
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const isStopped = useRef(false)
  const failed = () => showToast({ title: words.failed, tone: 'error' })

  /** Shows how far `work` is while it runs, and lets it be stopped between two requests. */
  const watched = async <Answer>(
    of: number,
    work: (watch: { onProgress: (done: number) => void; signal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> => {
    const asked = new AbortController()
    isStopped.current = false
    const stop = () => {
      isStopped.current = true
      asked.abort()
      setProgress((now) => now && { ...now, stop: null })
    }
    setProgress({ done: 0, of, stop })
    const onProgress = (done: number) => setProgress((now) => now && { ...now, done })
    try {
      return await work({ onProgress, signal: asked.signal })
    } finally {
      setProgress(null)
    }
  }

  const takeBack = async (asked: BulkChange, before: readonly ProductBefore[]) => {
    try {
      await watched(before.length, async ({ onProgress, signal }) => {
        let earlier = 0
        for (const each of undoing(asked, before)) {
          const { isFailed } = await change.mutateAsync({
            ...each,
            signal,
            onProgress: (done) => onProgress(earlier + done),
          })
          if (isFailed) throw new Error('A request of the undo failed')
          earlier += each.ids.length
        }
      })
      showToast({ title: isStopped.current ? words.undoStopped : words.undone })
    } catch {
      failed()
    }
  }
  const run = async (asked: BulkChange, said: (products: number) => string) => {
    try {
      const { before, incomplete, done, isFailed } = await watched(ids.length, (watch) =>
        change.mutateAsync({ ids, change: asked, ...watch }),
      )
      const rest = ids.slice(done)
      onEnd(rest)
      const notes = [
        isFailed ? words.partly : rest.length > 0 && words.stopped(rest.length),
        incomplete > 0 && words.incomplete(incomplete),
      ].filter((note) => note !== false)
      const description = notes.length > 0 ? notes.join(' ') : undefined
      if (before.length === 0) showToast({ title: words.unchanged, description })
      else
        showToast({
          title: said(before.length),
          description,
          tone: isFailed || incomplete > 0 ? 'error' : 'success',
          action: { label: admin.undo, onClick: () => void takeBack(asked, before) },
        })
    } catch {
      failed()
    }
  }
  const remove = async () => {
    try {
      const { deleted, archived, done } = await watched(ids.length, (watch) =>
        removal.mutateAsync({ ids, ...watch }),
      )
      const rest = ids.slice(done)
      onEnd(rest)
      const undo = () =>
        change
          .mutateAsync({ ids: archived, change: { status: 'live' } })
          .then(() => showToast({ title: words.restored(archived.length) }), failed)
      const notes = [
        rest.length > 0 && words.stopped(rest.length),
        archived.length > 0 && words.archivedInstead(archived.length),
      ].filter((note) => note !== false)
      showToast({
        title: words.deleted(deleted),
        tone: 'success',
        ...(notes.length > 0 && { description: notes.join(' ') }),
        ...(archived.length > 0 && { action: { label: words.restoreThem, onClick: () => void undo() } }),
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
  return { run, remove, progress }
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
