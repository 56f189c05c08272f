import { ChevronDown, Globe } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { layout } from '@/content/layout/layout'
import { useMoney } from '@/storefront/shared/preferences/money'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'

const load = () => import('./preferences-popover')
const PreferencesPopover = lazyPart(() => load().then((module) => module.PreferencesPopover, reloadOnce))

/** EN / USD: opens currency, language and theme. On a narrow header it is a globe. */
export function PreferencesButton({ className = '' }: { className?: string }) {
  const { currency } = useMoney()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const preload = () => void load().catch(() => undefined)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={layout.preferences.label(currency)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true)
          setOpen(!open)
        }}
        className={`h-11 min-w-11 items-center justify-center gap-0.5 rounded-full text-14 font-medium whitespace-nowrap transition-colors duration-fast hover:bg-surface-sunken xl:px-2 ${className}`}
      >
        <Globe size={24} strokeWidth={1.6} aria-hidden="true" className="xl:hidden" />
        <span className="hidden xl:inline">{layout.preferences.button(currency)}</span>
        <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" className="hidden xl:block" />
      </button>
      {wanted && (
        <Suspense>
          <PreferencesPopover anchor={button} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
