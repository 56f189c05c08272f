import { useState } from 'react'
import { adminDeals } from '@/content/admin/offers/deals'
import { productsIn } from '@/data/products/pick-products'
import { dealBounds, type PlannedDeal } from '@/domain/discounts/deal-plan'
import { planned } from './use-deal-plan'

const words = adminDeals.form

/** Adds a collection's visible, in-stock products, up to the limit of a plan. */
export function useCollectionImport(setRows: (update: (rows: PlannedDeal[]) => PlannedDeal[]) => void) {
  const [isBusy, setBusy] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const add = async (slug: string) => {
    setBusy(true)
    setAnnouncement('')
    try {
      const { products, total } = await productsIn(slug, dealBounds.most)
      const stocked = products.filter(({ quantity }) => quantity > 0).map(planned)
      setRows((rows) =>
        [...rows, ...stocked.filter(({ id }) => !rows.some((row) => row.id === id))].slice(
          0,
          dealBounds.most,
        ),
      )
      setAnnouncement(
        total > dealBounds.most ? words.collectionMost(dealBounds.most, total) : words.soldOutLeft,
      )
    } catch {
      setAnnouncement(words.collectionError)
    } finally {
      setBusy(false)
    }
  }
  return { add, isBusy, announcement }
}
