import { Check, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { phone, useIsPhone } from '../use-media'
import { connectToasts, type ToastMessage } from './toast'

function show({ title, description, tone = 'plain', action }: ToastMessage) {
  const { dir, dataset } = document.documentElement
  // At the start of a wide shop page, whose next step (add to cart, check out) is at its end; a phone's and the admin's
  // stand in the middle.
  const position = dir === 'rtl' ? ('bottom-right' as const) : ('bottom-left' as const)
  const options = {
    ...(!matchMedia(phone).matches && dataset.admin === undefined && { position }),
    ...(description && { description }),
    ...(action && { action }),
    // Long enough to read and to reach the action by keyboard.
    duration: action ? 8000 : 5000,
  }
  if (tone === 'error') toast.error(title, options)
  else if (tone === 'success') toast.success(title, options)
  else toast(title, options)
}

/** Below the offers and the header, which has the way to the cart. */
const belowHeader = '7.75rem'

export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  // A phone has its next step at the bottom: buy bar, checkout, navigation.
  const isPhone = useIsPhone()
  useEffect(() => {
    // Screen readers announce changes of a live region they already know, so the first message waits until it is in
    // the page.
    let disconnect = () => {}
    const timer = setTimeout(() => {
      disconnect = connectToasts(show)
    }, 150)
    return () => {
      clearTimeout(timer)
      disconnect()
    }
  }, [])
  return (
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-center'}
      containerAriaLabel={label}
      closeButton={false}
      icons={{
        success: <Check size={18} className="text-inverse-on" aria-hidden="true" />,
        error: <TriangleAlert size={18} className="text-highlight" aria-hidden="true" />,
      }}
      // Above the bar of selected rows in the admin's lists.
      offset={{ top: belowHeader, bottom: '7rem' }}
      mobileOffset={{ top: belowHeader }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-surface border border-inverse-line bg-inverse px-4 py-3 font-text text-14 leading-snug text-inverse-on shadow-float md:w-(--width)',
          title: 'font-semibold',
          description: 'text-inverse-muted',
          actionButton:
            'ms-auto min-h-9 shrink-0 whitespace-nowrap rounded-control px-3 font-semibold text-inverse-on underline underline-offset-4 hover:bg-inverse-line',
        },
      }}
    />
  )
}
