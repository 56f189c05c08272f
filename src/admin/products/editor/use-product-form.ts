import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { productLimits } from '@/config/page-limits'
import { type ProductValues, productSchema } from '@/domain/product/product-form'

const rules = { mostOptions: productLimits.options }
export const newProductSchema = productSchema({ ...rules, isNew: true })
const savedProductSchema = productSchema({ ...rules, isNew: false })

/** The form of a new product, or of a saved one whose stock is edited per variant. */
export const useProductForm = (defaultValues: ProductValues, { isNew }: { isNew: boolean }) =>
  useForm({
    resolver: valibotResolver(isNew ? newProductSchema : savedProductSchema),
    mode: 'onTouched',
    // Or one wrong field would hide the problems between fields, such as an original price below the price.
    criteriaMode: 'all',
    defaultValues,
  })

export type ProductFormState = ReturnType<typeof useProductForm>
