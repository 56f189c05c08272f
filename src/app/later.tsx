import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { common } from '@/content/common'
import { ToastOutlet } from '@/ui/toast-outlet'
import { preloadOnIntent } from './preload-on-intent'
import { RouteAnnouncer } from './route-announcer'
import { ScrollRestoration } from './scroll'
import { SessionKeeper } from './session-keeper'

/** What every page has but no first paint needs. */
export function Later({ client }: { client: QueryClient }) {
  useEffect(() => preloadOnIntent(client), [client])
  return (
    <>
      <RouteAnnouncer />
      <ScrollRestoration />
      <SessionKeeper />
      <ToastOutlet label={common.notifications} closeLabel={common.close} />
    </>
  )
}
