import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { storePages } from '@/content/admin/store/pages'
import { useDeletePage } from '@/data/pages/admin-page-mutations'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { AppError } from '@/data/supabase/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast/toast'
import { forgetDraft } from '../../shared/form/owner-draft'
import { pageName } from '../page-name'
import { shownPlaces } from '../place-names'

const words = storePages.remove

/** Asks, then deletes a page; one that something links to is refused with the places. */
export function DeletePage({ page, onClose }: { page: EditedPage; onClose: () => void }) {
  const navigate = useNavigate()
  const remove = useDeletePage()
  const destroy = () =>
    remove.mutate(page.id, {
      onSuccess: () => {
        forgetDraft(`page-${page.id}`)
        showToast({ title: words.done, description: pageName(page), tone: 'success' })
        void navigate(adminPaths.store)
      },
    })
  return (
    <Dialog
      alert
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={words.title(pageName(page))}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={remove.isPending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            look="danger"
            size="medium"
            aria-disabled={remove.isPending}
            onClick={() => !remove.isPending && destroy()}
          >
            {remove.isPending ? words.busy : words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <p role="alert" className="mt-3 font-medium text-danger-text empty:hidden">
        {remove.error && refusalOf(remove.error)}
      </p>
    </Dialog>
  )
}

function refusalOf(error: Error): string {
  if (error instanceof AppError && error.code === 'PAGE_STAYS') return words.stays
  const places = shownPlaces(error)
  return places === null ? words.failed : words.shown(places)
}
