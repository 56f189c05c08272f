import { useState } from 'react'
import { storeEditor } from '@/content/admin/store/editor'
import { useDiscardDraft } from '@/data/pages/admin-page-mutations'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast/toast'

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
    <Dialog
      alert
      open
      onOpenChange={(open) => !open && !discard.isPending && onClose()}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={discard.isPending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            look="danger"
            size="medium"
            aria-disabled={discard.isPending}
            onClick={() => !discard.isPending && void confirm()}
          >
            {discard.isPending ? words.busy : words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <p role="alert" className="mt-3 font-medium text-danger-text empty:hidden">
        {(discard.isError || isUnsaved) && words.failed}
      </p>
    </Dialog>
  )
}
