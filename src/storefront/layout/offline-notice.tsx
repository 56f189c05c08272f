import { WifiOff } from 'lucide-react'
import { appErrors } from '@/content/shared/app-errors'
import { useOnline } from '@/ui/use-online'

/** A bar that shows while offline. It overlays the page, so nothing shifts. */
export function OfflineNotice() {
  const offline = !useOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 grid justify-items-center px-4 md:bottom-4"
    >
      {offline && (
        <p className="flex items-center gap-3 rounded-surface bg-inverse px-4 py-3 text-14 text-inverse-on shadow-float">
          <WifiOff size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-highlight" />
          {appErrors.offlineNotice}
        </p>
      )}
    </div>
  )
}
