import { useState } from 'react'
import { admin } from '@/content/admin/admin'
import { adminProducts } from '@/content/admin/catalogue/products'
import { shownPlaces } from '@/data/collections/shown-places'
import {
  type BulkChange,
  type ProductBefore,
  type StatusBefore,
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
  const failed = () => showToast({ title: words.failed, tone: 'error' })

  /** Shows how far `work` is while it runs, and lets it be stopped between two requests. */
  const watched = async <Answer>(
    of: number,
    work: (watch: { onProgress: (done: number) => void; signal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> => {
    const asked = new AbortController()
    const stop = () => {
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

  /** Sends requests that undo a change and says so; while some products keep the change, the rest can be tried again. */
  const takeBack = async (requests: readonly Undoing[], undone: string = words.undone) => {
    let products = 0
    const rest: Undoing[] = []
    let isFailed = false
    await watched(
      requests.reduce((sum, { ids }) => sum + ids.length, 0),
      async ({ onProgress, signal }) => {
        for (const request of requests) {
          const before = products
          const answer = isFailed
            ? null
            : await change
                .mutateAsync({ ...request, signal, onProgress: (done) => onProgress(before + done) })
                .catch(() => null)
          isFailed ||= answer?.isFailed ?? true
          const left = request.ids.slice(answer?.done ?? 0)
          products += request.ids.length - left.length
          if (left.length > 0) rest.push({ ...request, ids: left })
        }
      },
    )
    if (rest.length === 0) showToast({ title: undone })
    else
      showToast({
        title: products === 0 && isFailed ? words.failed : words.undoStopped,
        tone: isFailed ? 'error' : 'plain',
        action: { label: admin.undo, onClick: () => void takeBack(rest, undone) },
      })
  }
  const run = async (asked: BulkChange, said: (products: number) => string) => {
    try {
      const { before, incomplete, lacking, done, isFailed } = await watched(ids.length, (watch) =>
        change.mutateAsync({ ids, change: asked, ...watch }),
      )
      const rest = ids.slice(done)
      onEnd(rest)
      const notes = [
        isFailed ? words.partly : rest.length > 0 && words.stopped(rest.length),
        incomplete > 0 && words.incomplete(incomplete, lacking),
      ].filter((note) => note !== false)
      const description = notes.length > 0 ? notes.join(' ') : undefined
      if (before.length === 0) showToast({ title: words.unchanged, description })
      else
        showToast({
          title: said(before.length),
          description,
          tone: isFailed || incomplete > 0 ? 'error' : 'success',
          action: { label: admin.undo, onClick: () => void takeBack(undoing(asked, before)) },
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
      const isAllLive = archived.every(({ status }) => status === 'live')
      const undo = () =>
        takeBack(restoring(archived), isAllLive ? words.restored(archived.length) : words.undone)
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

type Undoing = { ids: readonly string[]; change: BulkChange }

/** The change that gives a product the status it had; none without a product. */
function statusOf(before: StatusBefore | undefined): BulkChange[] {
  if (!before) return []
  const { status, publishAt } = before
  if (status !== 'scheduled') return [{ status }]
  return publishAt === null ? [] : [{ status, publishAt }]
}

/** The requests that give products the status that each had. */
const restoring = (before: readonly StatusBefore[]): Undoing[] =>
  [...Map.groupBy(before, ({ status, publishAt }) => `${status} ${publishAt}`).values()].flatMap((same) =>
    statusOf(same[0]).map((change) => ({ ids: same.map(({ id }) => id), change })),
  )

/** The requests that undo a change. */
function undoing(change: BulkChange, before: readonly ProductBefore[]): Undoing[] {
  if ('status' in change) return restoring(before)
  const ids = before.map(({ id }) => id)
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
