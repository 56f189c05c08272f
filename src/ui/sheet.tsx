import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useLayer } from './layers'

type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  side?: keyof typeof sides
  children: ReactNode
}

const sides = {
  start: 'inset-y-0 start-0 w-[min(22rem,88vw)]',
  end: 'inset-y-0 end-0 w-[min(26rem,92vw)]',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-surface',
  /** A bottom sheet on a phone, at the side elsewhere, wide enough for a table. */
  wide: 'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-surface md:inset-y-0 md:start-auto md:max-h-none md:w-[min(40rem,92vw)] md:rounded-none',
} as const

/** A panel over the page that traps the focus until it is closed (Back, Escape, the close button, a click outside). */
export function Sheet({ open, onOpenChange, title, closeLabel, side = 'end', children }: SheetProps) {
  useLayer(open, () => onOpenChange(false))
  const opened = useRef({ by: document.activeElement, at: location.pathname })
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay fixed inset-0 z-40 bg-inverse/50" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opened.current = { by: document.activeElement, at: location.pathname }
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores the focus to its own triggers only; this restores it to whatever opened the sheet,
            // unless a link in it navigated: then the new page's heading takes the focus.
            event.preventDefault()
            const { by, at } = opened.current
            if (by instanceof HTMLElement && at === location.pathname) by.focus()
          }}
          className={`fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface shadow-float ${sides[side]}`}
        >
          <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface py-2 ps-5 pe-2">
            <Dialog.Title className="font-display text-20 font-medium">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={closeLabel}
              className="grid size-11 place-items-center rounded-full hover:bg-surface-sunken"
            >
              <X size={22} strokeWidth={1.6} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
