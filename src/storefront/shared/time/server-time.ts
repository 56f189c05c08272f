import { useSyncExternalStore } from 'react'
import { serverNow } from '@/data/supabase/server-clock'
import { prerenderedAt, useIsHydrating } from '@/ui/hydration'

const neverChanges = () => () => {}

/** The time by the server's clock in ms UTC; while hydrating, the time of prerendering. */
export const useRenderTime = () => (useIsHydrating() ? prerenderedAt : serverNow())

/**
 * What follows from the server's time; while hydrating, from the time of prerendering. After hydration only components
 * whose result differs render again, so it is a plain value.
 */
export const useFromTime = <Value extends string | number | boolean>(read: (now: number) => Value) =>
  useSyncExternalStore(
    neverChanges,
    () => read(serverNow()),
    () => read(prerenderedAt),
  )
