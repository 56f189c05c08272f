import { useState } from 'react'

/**
 * What stands before and after the open row. When the row has left the list, because its new status is not the one that
 * is looked for, they are what stands where it was.
 */
export function useAdjacentRows(ids: readonly string[], openId: string | undefined) {
  const at = openId ? ids.indexOf(openId) : -1
  const [place, setPlace] = useState(0)
  if (at >= 0 && at !== place) setPlace(at)
  const isThere = at >= 0
  const here = isThere ? at : place
  return { previous: ids[here - 1], next: ids[isThere ? here + 1 : here] }
}
