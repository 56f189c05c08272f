import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { useLayer } from './layers'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Clicking outside does not close it. */
  alert?: boolean
  children: ReactNode
  actions: ReactNode
}

/** A dialog for a question or a result; a bottom sheet on a phone, centred elsewhere. */
export function Dialog({ open, onOpenChange, title, alert = false, children, actions }: DialogProps) {
  useLayer(open, () => onOpenChange(false))
  const opened = useRef({ by: document.activeElement, at: location.pathname })
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="overlay fixed inset-0 z-40 bg-inverse/50" />
        <Radix.Content
          role={alert ? 'alertdialog' : 'dialog'}
          onInteractOutside={(event) => {
            if (alert) event.preventDefault()
          }}
          onOpenAutoFocus={() => {
            opened.current = { by: document.activeElement, at: location.pathname }
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores the focus to its own triggers only; this restores it to whatever opened the dialog.
            event.preventDefault()
            const { by, at } = opened.current
            if (by instanceof HTMLElement && by.isConnected && at === location.pathname) by.focus()
          }}
          className="fixed inset-x-0 bottom-0 z-50 grid max-h-[85dvh] gap-3 overflow-y-auto overscroll-contain rounded-t-surface border-t border-line bg-surface p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-float sm:inset-0 sm:m-auto sm:h-fit sm:w-[min(28rem,92vw)] sm:rounded-surface sm:border sm:p-6"
        >
          <Radix.Title className="font-display text-28 leading-tight font-medium tracking-tight">
            {title}
          </Radix.Title>
          <Radix.Description asChild>
            <div className="text-pretty">{children}</div>
          </Radix.Description>
          <div className="mt-2 flex flex-wrap gap-3 *:flex-1 sm:justify-end sm:*:flex-none">{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
