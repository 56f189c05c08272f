import { use } from 'react'
import { serverNow } from '@/data/supabase/server-clock'
import { RenderedAt, useByClock, useIsHydrating } from '@/ui/hydration'

/** The time by the server's clock in ms UTC; while hydrating, the time of rendering. */
export function useRenderTime(): number {
  const renderedAt = use(RenderedAt)
  return useIsHydrating() ? renderedAt : serverNow()
}

/**
 * What follows from the server's time; while hydrating, from the time of rendering. After hydration only components
 * whose result differs render again, so it is a plain value.
 */
export const useFromTime = <Value extends string | number | boolean>(read: (now: number) => Value) =>
  useByClock(read, serverNow)
