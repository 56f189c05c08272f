import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { type DiscountForm, discountBounds } from '@/domain/discounts/admin-discount'
import { Button } from '@/ui/button'
import { panelRow } from '../shared/page/panel'
import { ProductPicker } from '../shared/products/product-picker'
import { Thumb } from '../shared/products/thumb'
import { useDiscountProblem } from './use-discount-problem'

const words = adminDiscounts.form

/** The products that a discount applies to. */
export function ScopeProducts() {
  const { setValue, watch } = useFormContext<DiscountForm>()
  const problem = useDiscountProblem()('products')
  const [isOpen, setOpen] = useState(false)
  const products = watch('products')
  const set = (next: DiscountForm['products']) =>
    setValue('products', next, { shouldDirty: true, shouldValidate: true })
  return (
    <div className="border-t border-line">
      <ul>
        {products.map(({ id, title, image }) => (
          <li key={id} className={panelRow}>
            <Thumb src={image} />
            <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
              {title}
            </span>
            <button
              type="button"
              aria-label={words.removeProduct(title)}
              title={words.removeProduct(title)}
              onClick={() => set(products.filter((each) => each.id !== id))}
              className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink md:size-8"
            >
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 p-4">
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.chooseProducts}
        </Button>
        {products.length === 0 && !problem && <span className="text-muted">{words.noProducts}</span>}
        <p role="alert" className="font-medium text-danger-text empty:hidden">
          {problem}
        </p>
      </div>
      <ProductPicker
        open={isOpen}
        onOpenChange={setOpen}
        taken={new Set(products.map(({ id }) => id))}
        most={discountBounds.products - products.length}
        onAdd={(added) =>
          set([...products, ...added.map(({ id, title, picture }) => ({ id, title, image: picture.src }))])
        }
      />
    </div>
  )
}
