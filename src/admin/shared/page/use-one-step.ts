import { useRef, useState } from 'react'

/** Longer than the two presses of a double click are apart. */
const pauseMs = 700

/**
 * For a button that is another step's once it was pressed: a press does nothing until the step before is answered and a moment
 * has passed, so that a double click does not take a step that nobody wanted.
 * @returns `take`, which is false when it does nothing
 */
export function useOneStep() {
  const isTaken = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const take = (run: () => Promise<unknown>): boolean => {
    if (isTaken.current) return false
    isTaken.current = true
    setBusy(true)
    const pause = new Promise((done) => setTimeout(done, pauseMs))
    void Promise.allSettled([run(), pause]).then(() => {
      isTaken.current = false
      setBusy(false)
    })
    return true
  }
  return { isBusy, take }
}
