import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { useDeleteCollection } from '@/data/collections/admin-collection-moves'
import { adminCollectionsQuery, type CollectionDetail } from '@/data/collections/admin-collections'
import { shownPlaces } from '@/data/collections/shown-places'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { groupCollections } from '../shared/products/group-collections'
import { shownIn } from '../shared/products/shown-in'
import { MovedSoFar } from './move-progress'

const { remove: words, move: moveWords } = adminCollections

/** Asks, moves the collection's products to another one in batches that can be stopped, then deletes it. */
export function DeleteCollection({ collection }: { collection: CollectionDetail }) {
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const [target, setTarget] = useState('')
  const { data: all } = useQuery(adminCollectionsQuery())
  const { remove, reset, stop, clear, isPending, isStopping, isError, error, progress } =
    useDeleteCollection()
  const places = shownPlaces(error)
  const { id, name, own } = collection
  const targets = (all ?? []).filter((each) => each.id !== id && each.kind !== 'rule' && !each.isPoster)

  const close = () => {
    if (isPending) return
    setAsks(false)
    setTarget('')
    clear()
    reset()
  }
  const destroy = () =>
    remove(
      { id, moveTo: target || null },
      {
        onSuccess: (moved) => {
          if (moved === null) return
          showToast({
            title: words.done,
            description: moved > 0 ? `${name}. ${words.moved(moved)}` : name,
            tone: 'success',
          })
          void navigate(adminPaths.collections)
        },
      },
    )
  const isPartial = progress !== null && progress.moved < progress.total
  const isMoving = isPending && isPartial
  const isInterrupted = !isPending && isPartial
  return (
    <>
      <Button look="text" size="small" onClick={() => setAsks(true)}>
        <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
        <span className="max-md:sr-only">{words.open}</span>
      </Button>
      <Dialog
        alert
        open={asks}
        onOpenChange={(wanted) => !wanted && close()}
        title={words.title(name)}
        actions={
          <>
            <Button
              look="quiet"
              size="medium"
              disabled={isPending && !isMoving}
              aria-disabled={isStopping && isPending}
              onClick={isMoving ? stop : close}
            >
              {!isMoving ? words.keep : isStopping ? moveWords.stopping : moveWords.stop}
            </Button>
            <Button
              look="danger"
              size="medium"
              disabled={own > 0 && target === ''}
              aria-disabled={isPending}
              onClick={() => !isPending && destroy()}
            >
              {isPending
                ? words.busy
                : isInterrupted
                  ? moveWords.resume
                  : own > 0
                    ? words.confirmMove
                    : words.confirm}
            </Button>
          </>
        }
      >
        <p>{own > 0 ? words.textMoves : words.text}</p>
        {own > 0 && (
          <>
            <p className="mt-2 mb-3">{words.hasProducts(own)}</p>
            <SelectField
              label={words.moveTo}
              value={target}
              disabled={isPending}
              onChange={(event) => setTarget(event.target.value)}
            >
              <option value="">{words.chooseTarget}</option>
              {groupCollections(targets).map(({ key, name: group, entries }) => (
                <optgroup key={key} label={group}>
                  {entries.map((each) => (
                    <option key={each.slug} value={each.slug}>
                      {each.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectField>
          </>
        )}
        <MovedSoFar progress={progress} />
        <p role="status" className="not-empty:mt-3">
          {isInterrupted && !isError && words.stopped}
        </p>
        <p role="alert" className="mt-3 font-medium text-danger-text empty:hidden">
          {isError && (places ? shownIn(places) : isPartial ? words.interrupted : words.failed)}
        </p>
      </Dialog>
    </>
  )
}
