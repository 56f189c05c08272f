import { useState } from 'react'

/**
 * The rows before and after the open one. When the open row has left the list (its new status no longer matches the
 * filter), the rows at its former index.
 */
export function useAdjacentRows(ids: readonly string[], openId: string | undefined) {
  const at = openId ? ids.indexOf(openId) : -1
  const [place, setPlace] = useState(0)
  if (at >= 0 && at !== place) setPlace(at)
  const isThere = at >= 0
  const here = isThere ? at : place
  return { previous: ids[here - 1], next: ids[isThere ? here + 1 : here] }
}
