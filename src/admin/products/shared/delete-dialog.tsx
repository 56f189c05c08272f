import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

const words = adminProductEdit.deleting

type DeleteDialogProps = {
  product: EditedProduct
  isBusy: boolean
  onDelete: () => void
  onArchive: () => void
  onClose: () => void
}

/** Asks before deleting a product. One that was ordered can only be archived. */
export function DeleteDialog({ product, isBusy, onDelete, onArchive, onClose }: DeleteDialogProps) {
  const { values, ordered, status } = product
  return (
    <Dialog
      open
      alert
      onOpenChange={onClose}
      title={words.title(values.title)}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={onClose}>
            {words.keep}
          </Button>
          {!ordered && (
            <Button look="danger" size="medium" disabled={isBusy} onClick={onDelete}>
              {words.confirm}
            </Button>
          )}
          {ordered && status !== 'archived' && (
            <Button size="medium" onClick={onArchive}>
              {words.archive}
            </Button>
          )}
        </>
      }
    >
      {ordered ? words.ordered : words.text}
    </Dialog>
  )
}
