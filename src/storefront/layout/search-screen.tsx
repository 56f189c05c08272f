import { useRef } from 'react'
import { common } from '@/content/common'
import { SearchForm } from '@/storefront/shared/search/search-form'

/** Opens the dialog and focuses the box: on some phones the dialog alone does not bring up the keyboard. */
function open(dialog: HTMLDialogElement | null) {
  if (dialog?.open === false) dialog.showModal()
  dialog?.querySelector('input')?.focus()
}

/** The full-screen search of a narrow screen. Its own chunk. */
export function SearchScreen({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDivElement>(null)
  // Closing the native dialog restores the focus; onClose then unmounts it.
  const close = () => dialog.current?.closest('dialog')?.close()
  return (
    <dialog
      ref={open}
      aria-label={common.search}
      onClose={onClose}
      className="size-full max-h-none max-w-none bg-paper"
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
