import { useState } from 'react'
import { useSelection } from '@/admin/shared/list/use-selection'
import { adminProducts } from '@/content/admin/catalogue/products'
import { type AdminProduct, everyProduct } from '@/data/products/admin-product-queries'
import type { ProductFilter } from '@/domain/product/product-list'
import { showToast } from '@/ui/toast/toast'
import { useIsPhone } from '@/ui/use-media'

type Found = { filter: string; products: Pick<AdminProduct, 'id' | 'status'>[] }

/** The selected products of a list: of this page, or of all pages once the owner asked for all that the filter finds. */
export function useProductSelection(
  filter: ProductFilter,
  page: readonly AdminProduct[],
  found: { total: number; more: boolean } | undefined,
) {
  const key = JSON.stringify(filter)
  const [all, setAll] = useState<Found | null>(null)
  const [isBusy, setBusy] = useState(false)
  const products = all?.filter === key ? all.products : page
  const selection = useSelection(products.map(({ id }) => id))
  const total = found?.total ?? 0
  // A phone's rows have no head with a box that selects the page.
  const isPhone = useIsPhone()
  const isOffered = selection.chosen.length > 0 && (isPhone || page.every(({ id }) => selection.isChosen(id)))

  const select = async () => {
    setBusy(true)
    try {
      const every = (await everyProduct(filter)).map(({ id, status }) => ({ id, status }))
      setAll({ filter: key, products: every })
      selection.choose(every.map(({ id }) => id))
    } catch {
      showToast({ title: adminProducts.bulk.selectAllFailed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return {
    selection: {
      ...selection,
      clear: () => {
        setAll(null)
        selection.clear()
      },
    },
    products,
    more:
      isOffered && total > selection.chosen.length && !found?.more
        ? { count: total, isBusy, select: () => void select() }
        : null,
  }
}
