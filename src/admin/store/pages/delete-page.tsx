import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { storePages } from '@/content/admin/store/pages'
import { useDeletePage } from '@/data/pages/admin-page-mutations'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { AppError } from '@/data/supabase/errors'
import { showToast } from '@/ui/toast/toast'
import { ConfirmDialog } from '../../shared/form/confirm-dialog'
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
    <ConfirmDialog
      title={words.title(pageName(page))}
      keep={words.keep}
      confirm={words.confirm}
      busy={words.busy}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={destroy}
    >
      <p>{words.text}</p>
      <p role="alert" className="mt-3 font-medium text-danger-text empty:hidden">
        {remove.error && refusalOf(remove.error)}
      </p>
    </ConfirmDialog>
  )
}

function refusalOf(error: Error): string {
  if (error instanceof AppError && error.code === 'PAGE_STAYS') return words.stays
  const places = shownPlaces(error)
  return places === null ? words.failed : words.shown(places)
}
