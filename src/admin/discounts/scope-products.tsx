import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { adminDiscounts } from '@/content/admin-discounts'
import type { ProductReference } from '@/data/products/product-reference'
import { type DiscountForm, discountBounds } from '@/domain/admin-discount'
import { Button } from '@/ui/button'
import { panelRow } from '../shared/panel'
import { ProductPicker } from '../shared/product-picker'
import { Thumb } from '../shared/thumb'
import { useDiscountProblem } from './use-discount-problem'

const words = adminDiscounts.form
type Shown = Pick<ProductReference, 'id' | 'title' | 'image'>

/** The products that a discount applies to; `references` are those it has already. */
export function ScopeProducts({ references }: { references: readonly ProductReference[] }) {
  const { setValue, watch } = useFormContext<DiscountForm>()
  const problem = useDiscountProblem()('products')
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<readonly Shown[]>([])
  const ids = watch('products')
  const known = new Map([...references, ...added].map((product) => [product.id, product]))
  const set = (next: string[]) => setValue('products', next, { shouldDirty: true, shouldValidate: true })
  return (
    <div className="border-t border-line">
      <ul>
        {ids.map((id) => {
          const product = known.get(id)
          const title = product?.title ?? id
          return (
            <li key={id} className={panelRow}>
              {product && <Thumb src={product.image} />}
              <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
              <button
                type="button"
                aria-label={words.removeProduct(title)}
                title={words.removeProduct(title)}
                onClick={() => set(ids.filter((each) => each !== id))}
                className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sand hover:text-ink md:size-8"
              >
                <X size={16} strokeWidth={1.6} aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-3 p-4">
        <Button look="quiet" size="small" className="max-md:min-h-11" onClick={() => setOpen(true)}>
          <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.chooseProducts}
        </Button>
        {ids.length === 0 && !problem && <span className="text-muted">{words.noProducts}</span>}
        <p role="alert" className="font-medium text-terracotta-text empty:hidden">
          {problem}
        </p>
      </div>
      <ProductPicker
        open={isOpen}
        onOpenChange={setOpen}
        taken={new Set(ids)}
        most={discountBounds.products - ids.length}
        onAdd={(products) => {
          const shown = products.map(({ id, title, picture }) => ({ id, title, image: picture.src }))
          setAdded((list) => [...list, ...shown])
          set([...ids, ...shown.map(({ id }) => id)])
        }}
      />
    </div>
  )
}
