import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminProductEdit as words } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import { lackingWords } from '@/content/admin/catalogue/sale-needs'
import {
  type BulkChange,
  makeProductPreview,
  useChangeProducts,
  useDeleteProduct,
  useDuplicateProduct,
} from '@/data/products/edit-product-mutations'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { showToast } from '@/ui/toast/toast'

export type StatusChange = Extract<BulkChange, { status: string }>

const said = {
  draft: words.drafted,
  live: words.published,
  archived: words.archived,
} as const

/** The status that a product has, as a change back to it. */
function statusOf({ status, publishAt }: EditedProduct): StatusChange {
  if (status !== 'scheduled') return { status }
  return publishAt === null ? { status: 'draft' } : { status, publishAt }
}

type Saves = {
  /** Saves what was typed and resolves to whether it did; null while there is nothing to save. */
  save: (() => Promise<boolean>) | null
  /** The same, unless the product lacks what one on sale needs. */
  saveForSale: () => Promise<boolean>
}

/** What the menu of a product does. */
export function useProductActions(product: EditedProduct, { save, saveForSale }: Saves) {
  const navigate = useNavigate()
  const change = useChangeProducts()
  const remove = useDeleteProduct()
  const duplicate = useDuplicateProduct()
  const [isPreparing, setPreparing] = useState(false)
  const { id } = product
  const { title } = product.values
  const failed = () => showToast({ title: words.failed, tone: 'error' })

  /** Resolves to whether it was changed. */
  const set = async (to: StatusChange, saidSo: string) => {
    try {
      const { incomplete, lacking } = await change.mutateAsync({ ids: [id], change: to })
      if (incomplete > 0) {
        showToast({
          title: words.incomplete.title,
          description: words.incomplete.text(lackingWords(lacking)),
          tone: 'error',
        })
        return false
      }
      const was = statusOf(product)
      showToast({
        title: saidSo,
        description: title,
        tone: 'success',
        action: {
          label: admin.undo,
          onClick: () => void set(was, was.status === 'live' ? words.restored : words.undone),
        },
      })
      return true
    } catch {
      failed()
      return false
    }
  }
  /** What shoppers will see is what was typed. */
  const isSaved = async () => save === null || (await save())
  return {
    isBusy: change.isPending || duplicate.isPending || isPreparing,
    set: async (status: keyof typeof said) => {
      if (status !== 'live' || (await saveForSale()))
        await set(
          { status },
          status === 'live' && product.status === 'archived' ? words.restored : said[status],
        )
    },
    schedule: async (at: number, now: number) =>
      (await saveForSale()) && set({ status: 'scheduled', publishAt: at }, words.schedule.done(at, now)),
    isScheduling: change.isPending,
    preview: async () => {
      if (!(await isSaved())) return
      setPreparing(true)
      try {
        await navigate(`${paths.previewProduct}?token=${await makeProductPreview(id)}`)
      } catch {
        setPreparing(false)
        failed()
      }
    },
    duplicate: async () => {
      try {
        const copy = await duplicate.mutateAsync({
          id,
          copy: crypto.randomUUID(),
          title: adminProducts.form.copyOf(title).slice(0, 120),
        })
        await navigate(`${adminPaths.products}/${copy.id}`)
        showToast({ title: words.duplicated(copy.values.title), tone: 'success' })
      } catch {
        failed()
      }
    },
    isDeleting: remove.isPending,
    delete: async () => {
      try {
        await remove.mutateAsync(id)
        await navigate(adminPaths.products)
        showToast({ title: words.deleting.done, description: title, tone: 'success' })
      } catch {
        showToast({ title: words.deleting.failed, tone: 'error' })
      }
    },
  }
}
