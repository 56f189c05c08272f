import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { common } from '@/content/shared/common'
import { answerPress } from '@/ui/early-presses'
import { ToastOutlet } from '@/ui/toast/toast-outlet'
import { CaptchaKeeper } from './captcha-keeper'
import { preloadOnIntent } from './preload-on-intent'
import { RouteAnnouncer } from './route-announcer'
import { ScrollRestoration } from './scroll'
import { startServiceWorker } from './service-worker/start'
import { SessionKeeper } from './session-keeper'
import { useBrandStyle } from './use-brand-style'

/** Parts of every page that the first paint does not need. */
export function DeferredGlobals({ client }: { client: QueryClient }) {
  useBrandStyle()
  useEffect(() => preloadOnIntent(client), [client])
  // A visit that begins without a connection: it only listens for changes, and would miss the first one.
  useEffect(() => onlineManager.setOnline(navigator.onLine), [])
  useEffect(() => {
    if (import.meta.env.PROD) startServiceWorker(client)
  }, [client])
  return (
    <div className="contents" onClickCapture={answerPress}>
      <RouteAnnouncer />
      <ScrollRestoration />
      <SessionKeeper />
      <CaptchaKeeper />
      {/* Nothing can be done in the owner's preview that would be answered. */}
      {window.parent === window && <ToastOutlet label={common.notifications} closeLabel={common.close} />}
    </div>
  )
}
