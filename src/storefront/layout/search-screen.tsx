import { useRef } from 'react'
import { common } from '@/content/common'
import { SearchForm } from '@/storefront/shared/search/search-form'

/** Opens as soon as it is there, with the focus in its box: not every phone shows its keyboard for a dialog alone. */
function open(dialog: HTMLDialogElement | null) {
  if (dialog?.open === false) dialog.showModal()
  dialog?.querySelector('input')?.focus()
}

/** The search of a narrow screen, which takes all of it. Its own chunk. */
export function SearchScreen({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDivElement>(null)
  // Closing gives the focus back to what had it; the page takes the screen away after that.
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
