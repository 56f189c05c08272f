import { adminStructure } from '@/content/admin/catalogue/structure'
import { useDeleteStructureRow } from '@/data/collections/admin-structure'
import { shownPlaces } from '@/data/collections/shown-places'
import { wordsFor } from '@/data/supabase/errors'
import type { StructureRow } from '@/domain/product/structure'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../shared/form/form-dialog'
import { shownIn } from '../shared/products/shown-in'

const words = adminStructure.remove

type DeleteStructureProps = { row: StructureRow; onKeep: () => void; onClose: () => void }

/** Asks before a row is deleted, and says what still needs it. */
export function DeleteStructure({ row, onKeep, onClose }: DeleteStructureProps) {
  const remove = useDeleteStructureRow()
  const places = shownPlaces(remove.error)
  const onSubmit = () =>
    remove.mutateAsync(row).then(
      () => {
        showToast({ title: words.done(row.name), tone: 'success' })
        onClose()
      },
      // The dialog says why it stays.
      () => undefined,
    )
  return (
    <FormDialog
      title={words.title(row.name)}
      cancel={words.keep}
      submit={words.confirm}
      busy={words.busy}
      isBusy={remove.isPending}
      isDanger
      refusal={remove.isError && (places ? shownIn(places) : wordsFor(remove.error, words.refusals))}
      onSubmit={onSubmit}
      onClose={onKeep}
    >
      <p>{words.text}</p>
    </FormDialog>
  )
}
