import { useFormContext } from 'react-hook-form'
import { useFields } from '@/admin/shared/form/use-fields'
import { adminProducts } from '@/content/admin/catalogue/products'
import type { ProductValues } from '@/domain/product/product-form'

const words = adminProducts.form

/** The form of a product, and what binds its fields. */
export function useProductFields() {
  const { watch, setValue } = useFormContext<ProductValues>()
  return { watch, setValue, bind: useFields<ProductValues>(words.fields, adminProducts.problems) }
}

/** What a draft lacks is said beside the field; everything else needs it at once. */
export const asNeeded = (isDraft: boolean, text: string) =>
  isDraft ? { note: text.trim() === '' ? words.toPublish : undefined } : { required: true }
