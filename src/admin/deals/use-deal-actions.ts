import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminDeals } from '@/content/admin/offers/deals'
import { type AdminDeal, useAddDeals, useDeleteDeals, useEndDeals } from '@/data/deals/admin-deals'
import { showToast } from '@/ui/toast/toast'

const words = adminDeals.ask

/** Ends running deals, deletes scheduled ones, and duplicates any. */
export function useDealActions() {
  const navigate = useNavigate()
  const ending = useEndDeals()
  const deleting = useDeleteDeals()
  const adding = useAddDeals()
  const failed = () => showToast({ title: words.failed, tone: 'error' })

  const end = async (deals: readonly AdminDeal[]) => {
    try {
      showToast({ title: words.ended(await ending.mutateAsync(deals.map(({ id }) => id))), tone: 'success' })
    } catch {
      failed()
    }
  }
  const restore = (deals: readonly AdminDeal[]) =>
    adding
      .mutateAsync(deals.map(({ product, ...deal }) => ({ ...deal, product: product.id })))
      .then(() => showToast({ title: words.restored, tone: 'success' }), failed)
  const remove = async (deals: readonly AdminDeal[]) => {
    try {
      const deleted = await deleting.mutateAsync(deals.map(({ id }) => id))
      showToast({
        title: words.removed(deleted),
        tone: 'success',
        // Scheduled deals have not sold, so an undo can recreate them unchanged.
        action: { label: admin.undo, onClick: () => void restore(deals) },
      })
    } catch {
      failed()
    }
  }
  return {
    end,
    remove,
    isBusy: ending.isPending || deleting.isPending,
    duplicate: (deals: readonly AdminDeal[]) =>
      void navigate(`${adminPaths.newDeal}?from=${deals.map(({ id }) => id).join(',')}`),
  }
}
