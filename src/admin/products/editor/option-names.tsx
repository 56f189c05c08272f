import { adminProducts } from '@/content/admin/catalogue/products'
import { common } from '@/content/shared/common'
import { TextField } from '@/ui/field'
import { useProductFields } from './use-product-fields'

const words = adminProducts.form

/** What the options are called where that is not size and colour, and a third one. */
export function OptionNames() {
  const { bind } = useProductFields()
  return (
    <div>
      <div className="grid gap-4 md:grid-cols-3">
        <TextField {...bind('sizeName')} placeholder={common.size} maxLength={40} autoComplete="off" />
        <TextField {...bind('colorName')} placeholder={common.color} maxLength={40} autoComplete="off" />
        <TextField {...bind('thirdName')} note={words.optional} maxLength={40} autoComplete="off" />
      </div>
      <p className="mt-1 text-12 text-muted">{words.namesHint}</p>
    </div>
  )
}
