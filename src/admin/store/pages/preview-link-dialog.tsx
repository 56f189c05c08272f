import { paths } from '@/config/paths'
import { pageUrl } from '@/config/site'
import { storeEditor } from '@/content/admin/store/editor'
import { useMakePreview } from '@/data/pages/admin-page-mutations'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/field'
import { CopyButton } from '../../shared/page/copy-button'

const words = storeEditor.link

type PreviewLinkDialogProps = {
  page: EditedPage
  hasDraft: boolean
  save: () => Promise<string | null>
  onClose: () => void
}

/** A link for a colleague, which shows the draft for seven days. */
export function PreviewLinkDialog({ page, hasDraft, save, onClose }: PreviewLinkDialogProps) {
  const link = useMakePreview()
  const make = async () => {
    await save()
    link.mutate(page.id)
  }
  const address = link.data && `${pageUrl(paths.preview)}?token=${link.data}`
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={onClose}>
            {words.close}
          </Button>
          {!address && (
            <Button
              size="medium"
              aria-disabled={link.isPending}
              onClick={() => !link.isPending && void make()}
            >
              {link.isPending ? words.making : words.make}
            </Button>
          )}
        </>
      }
    >
      <p>{words.text}</p>
      {!hasDraft && <p className="mt-2 text-muted">{words.noDraft}</p>}
      {address && (
        <div className="mt-3 flex items-end gap-2">
          <TextField
            label={words.label}
            dir="ltr"
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
            className="min-w-0 flex-1"
          />
          <CopyButton text={address} label={words.copy} />
        </div>
      )}
      <p role="alert" className="mt-3 font-medium text-danger-text empty:hidden">
        {link.isError && words.failed}
      </p>
    </Dialog>
  )
}
