import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import type { Member } from '@/data/auth/session'
import { lazyPart } from '@/ui/lazy-part'
import { prepareToasts } from '@/ui/toast/toast'
import { useIsPhone } from '@/ui/use-media'
import { useMay } from '../shared/page/access'
import { PaletteContext } from '../shared/page/palette-context'
import { useShortcuts } from '../shared/page/use-shortcuts'
import { navLook } from './nav-look'
import { OrderNews } from './order-news'
import { PhoneBar } from './phone-bar'
import { Sidebar } from './sidebar'

const CommandPalette = lazyPart(() => import('./command-palette').then((m) => m.CommandPalette))
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog').then((m) => m.ShortcutsDialog))

type AdminFrameProps = { member: Member; takesFocus: boolean; children: ReactNode }

/** The admin's layout: a sidebar, icons only on narrow screens, a bottom bar on a phone. */
export function AdminFrame({ member, takesFocus, children }: AdminFrameProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) main.current?.focus()
  }, [takesFocus])
  useEffect(prepareToasts, [])
  const isPhone = useIsPhone()
  const [shown, setShown] = useState<'find' | 'keys' | null>(null)
  const close = () => setShown(null)
  const find = () => setShown('find')
  useFindKey(find)
  const navigate = useNavigate()
  const may = useMay()
  const { pathname } = useLocation()
  useShortcuts({
    '?': () => {
      setShown('keys')
      return true
    },
    n: () => {
      if (!may('products')) return false
      void navigate(adminPaths.newProduct)
      return true
    },
  })
  return (
    <PaletteContext value={find}>
      <div
        data-nav={navLook(pathname)}
        className="min-h-dvh text-14 tabular-nums print:block md:grid md:grid-cols-[3.75rem_minmax(0,1fr)] named-nav:grid-cols-[12.75rem_minmax(0,1fr)]"
      >
        <a
          href="#main"
          className="absolute start-2 top-2 z-40 -translate-y-20 rounded-control bg-accent px-4 py-3 font-semibold text-accent-on focus:translate-y-0"
        >
          {admin.skip}
        </a>
        {isPhone ? <PhoneBar /> : <Sidebar member={member} />}
        <main
          ref={main}
          id="main"
          aria-label={admin.main}
          tabIndex={-1}
          className="outline-none min-w-0 max-md:pb-[calc(4.5rem+env(safe-area-inset-bottom))]"
        >
          {children}
        </main>
      </div>
      {may('orders') && <OrderNews />}
      <Suspense fallback={null}>
        {shown === 'find' && <CommandPalette onClose={close} />}
        {shown === 'keys' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </PaletteContext>
  )
}

/** Ctrl or ⌘ with K opens the command palette, also while a field has the focus. */
function useFindKey(find: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return
    event.preventDefault()
    find()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
