import { createContext, startTransition, use, useEffect, useState } from 'react'

/** When the page's HTML was drawn ahead, in ms UTC: what depends on the time is taken over as it was then. */
export const drawnAt = import.meta.env.SSR
  ? Date.now()
  : Number(globalThis.document?.documentElement.dataset.drawn)

/**
 * True while a page's HTML is made or taken over, where nothing is known of the browser and its time. A context, and no
 * store of its own: that would urge React to go on at once, without the parts whose code is still on its way.
 */
export const Takeover = createContext(false)

/** Now, in ms UTC. */
export const useMoment = () => (use(Takeover) ? drawnAt : Date.now())

/**
 * A state that begins with what this browser knows. While a page's HTML is taken over it is `before`, as it is there.
 * @param read never another function while one component stands
 */
export function useOwn<Value>(read: () => Value, before: Value) {
  const isTakeover = use(Takeover)
  const [value, setValue] = useState(isTakeover ? before : read)
  const [isBefore] = useState(isTakeover)
  useEffect(() => {
    if (isBefore) startTransition(() => setValue(read))
  }, [isBefore, read])
  return [value, setValue] as const
}
