import { useState } from 'react'
import { storeEditor } from '@/content/admin/store/editor'
import { useDiscardDraft } from '@/data/pages/admin-page-mutations'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { showToast } from '@/ui/toast/toast'
import { ConfirmDialog } from '../../shared/form/confirm-dialog'

const words = storeEditor.discard

type DiscardDialogProps = {
  page: EditedPage
  /** What is being typed is saved first, so that all of it goes at once. */
  save: () => Promise<string | null>
  onClose: () => void
}

/** Asks, then discards the draft of a page; what is public stays. */
export function DiscardDialog({ page, save, onClose }: DiscardDialogProps) {
  const discard = useDiscardDraft()
  const [isUnsaved, setUnsaved] = useState(false)
  const confirm = async () => {
    const seen = await save()
    setUnsaved(seen === null)
    if (seen === null) return
    discard.mutate(
      { page: page.id, seen },
      {
        onSuccess: () => {
          showToast({ title: words.done })
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      title={words.title}
      keep={words.keep}
      confirm={words.confirm}
      busy={words.busy}
      isBusy={discard.isPending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{words.text}</p>
      <p role="alert" className="mt-3 font-medium text-danger-text empty:hidden">
        {(discard.isError || isUnsaved) && words.failed}
      </p>
    </ConfirmDialog>
  )
}
