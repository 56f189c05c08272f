import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { nothing } from '../supabase/schemas'
import { useRefreshCollections } from './admin-collections'
import { refuseIfShown } from './shown-places'

type Move = { id: string; moveTo: string }
/** `total` is how many products there were to move when the move began or went on. */
export type MoveProgress = { moved: number; total: number }

/** Moves as many products as one request may; resolves to how many it moved and how many are left. */
export const moveBatch = ({ id, moveTo }: Move) =>
  rpc('move_collection', { p_id: id, p_move_to: moveTo }, v.object({ moved: v.number(), left: v.number() }))

/**
 * Moves products batch by batch, because the database limits the time of one request. Nothing is lost when it is
 * stopped, fails or the page is closed: every product belongs to one of the two collections, and another call moves
 * the rest. `progress` is null until a move turns out to need more than one batch.
 */
function useBatches() {
  const [progress, setProgress] = useState<MoveProgress | null>(null)
  const [isStopping, setStopping] = useState(false)
  const isStopped = useRef(false)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  const moveAll = async ({ id, moveTo }: Move): Promise<MoveProgress> => {
    isStopped.current = false
    setStopping(false)
    setProgress(null)
    for (let moved = 0; ; ) {
      const batch = await moveBatch({ id, moveTo })
      const isFirst = moved === 0
      const { left } = batch
      moved += batch.moved
      if (!isFirst || left > 0) setProgress({ moved, total: moved + left })
      if (left === 0 || isStopped.current) return { moved, total: moved + left }
    }
  }
  const stop = () => {
    isStopped.current = true
    setStopping(true)
  }
  const clear = () => setProgress(null)
  return { moveAll, progress, isStopping, stop, clear }
}

/**
 * Moves all products of a collection to another one or, with its own slug, along to its new address.
 * @throws AppError of the kind `not-found`: COLLECTION_GONE
 */
export function useMoveCollection() {
  const refresh = useRefreshCollections()
  const { moveAll, ...batches } = useBatches()
  const { mutate, isPending, isError } = useMutation({ mutationFn: moveAll, onSettled: () => void refresh() })
  return { move: mutate, isPending, isError, ...batches }
}

/**
 * Deletes a collection after its products have moved to another one. Resolves to how many moved, or to null when it was
 * stopped before all of them had.
 * @throws AppError of the kind `conflict`: IS_SHOWN {places}, HAS_PRODUCTS
 */
export function useDeleteCollection() {
  const refresh = useRefreshCollections()
  const { moveAll, ...batches } = useBatches()
  const { mutate, isPending, isError, error, reset } = useMutation({
    mutationFn: async ({ id, moveTo }: { id: string; moveTo: string | null }) => {
      // Before its products go: what stays keeps them.
      await refuseIfShown(id)
      const { moved, total } = moveTo === null ? { moved: 0, total: 0 } : await moveAll({ id, moveTo })
      if (moved < total) return null
      await deleteCollection(id)
      return moved
    },
    // Not waited for: the page of what is gone would say so before it is left.
    onSettled: () => void refresh(),
  })
  return { remove: mutate, isPending, isError, error, reset, ...batches }
}

export const deleteCollection = (id: string) => rpc('delete_collection', { p_id: id }, nothing)
