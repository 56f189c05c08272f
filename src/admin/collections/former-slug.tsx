import { useEffect, useEffectEvent } from 'react'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { useMoveCollection } from '@/data/collections/admin-collection-moves'
import type { CollectionDetail } from '@/data/collections/admin-collections'
import { Button } from '@/ui/button'
import { MovedSoFar } from './move-progress'

const { follow: words, move: moveWords } = adminCollections

/** After a large collection's slug changed, moves its products to the new slug in batches, starting on mount. */
export function FormerSlug({ collection }: { collection: CollectionDetail }) {
  const { move, stop, isPending, isStopping, isError, progress } = useMoveCollection()
  const { id, slug, former } = collection
  const go = () => move({ id, moveTo: slug })
  const begin = useEffectEvent(go)
  useEffect(() => begin(), [])
  return (
    <section
      aria-labelledby="collection-follow"
      className="mt-4 border border-line bg-surface-raised p-4 md:rounded-surface"
    >
      <h2 id="collection-follow" className="font-text text-14 font-semibold tracking-normal">
        {words.title}
      </h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <MovedSoFar progress={progress} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          look="quiet"
          size="small"
          aria-disabled={isStopping && isPending}
          onClick={isPending ? stop : go}
        >
          {!isPending ? moveWords.resume : isStopping ? moveWords.stopping : moveWords.stop}
        </Button>
        <p role="status" className="text-muted">
          {!isPending && !isError && progress && `${words.stopped} ${words.left(former)}`}
        </p>
        <p role="alert" className="font-medium text-danger-text empty:hidden">
          {isError && words.failed}
        </p>
      </div>
    </section>
  )
}
