import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useMedia } from '@/ui/use-media'
import type { CartDrawer } from './cart-drawer'

type Drawer = ComponentType<ComponentProps<typeof CartDrawer>>

const load = () => import('./cart-drawer').then((module): Drawer => module.CartDrawer)

/**
 * On wide screens the header's cart link opens the drawer. It stays a plain link on narrow screens, with a modifier
 * key or another mouse button, on the cart page, at the checkout, and until this code has loaded.
 */
export function CartOpener() {
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const opens = useMedia('(min-width: 62.5rem)') && pathname !== paths.cart && pathname !== paths.checkout
  const [Shown, setShown] = useState<Drawer>()
  /** The location key at which the drawer was opened: navigating closes it. */
  const [openAt, setOpenAt] = useState<string | null>(null)
  // Back to that place does not open it again.
  if (openAt !== null && openAt !== key) setOpenAt(null)

  useEffect(() => {
    const link = document.querySelector<HTMLElement>(`header a[href="${paths.cart}"]`)
    if (!link || !opens) return undefined
    const preload = () => void load().catch(() => {})
    const onClick = (event: MouseEvent) => {
      const { metaKey, ctrlKey, shiftKey, altKey } = event
      if (metaKey || ctrlKey || shiftKey || altKey) return
      // React Router ignores a click whose default is prevented.
      event.preventDefault()
      load().then(
        (drawer) => {
          setShown(() => drawer)
          setOpenAt(key)
        },
        () => void navigate(paths.cart),
      )
    }
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('pointerenter', preload)
    link.addEventListener('click', onClick)
    return () => {
      link.removeAttribute('aria-haspopup')
      link.removeEventListener('pointerenter', preload)
      link.removeEventListener('click', onClick)
    }
  }, [key, opens, navigate])

  return Shown && <Shown open={openAt === key} onOpenChange={(open) => setOpenAt(open ? key : null)} />
}
