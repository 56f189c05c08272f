import { useRef } from 'react'
import { common } from '@/content/shared/common'
import { SearchForm } from '@/storefront/shared/search/search-form'
import { useLayer } from '@/ui/layers'

/** Opens the dialog and focuses the box: on some phones the dialog alone does not bring up the keyboard. */
function open(dialog: HTMLDialogElement | null) {
  if (dialog?.open === false) dialog.showModal()
  dialog?.querySelector('input')?.focus()
}

/** The full-screen search of a narrow screen. Its own chunk. */
export function SearchScreen({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDivElement>(null)
  const close = () => {
    // Closing the native dialog restores the focus.
    dialog.current?.closest('dialog')?.close()
    onClose()
  }
  useLayer(true, close)
  return (
    <dialog
      ref={open}
      aria-label={common.search}
      onClose={onClose}
      className="size-full max-h-none max-w-none bg-surface"
    >
      <div ref={dialog}>
        <SearchForm
          look="screen"
          className="wrap h-15"
          onSearch={close}
          after={
            <button type="button" onClick={close} className="min-h-11 text-14 font-semibold">
              {common.close}
            </button>
          }
        />
      </div>
    </dialog>
  )
}
