import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { productLimits } from '@/config/page-limits'
import { type ProductValues, productSchema, type ValidProduct } from '@/domain/product/product-form'

/** What the form is to become: a draft needs a title alone. */
export type ProductGoal = 'draft' | 'sale'

const schemasOf = (isNew: boolean) => {
  const rules = { mostVariants: productLimits.variants, isNew }
  return {
    draft: productSchema({ ...rules, isDraft: true }),
    sale: productSchema({ ...rules, isDraft: false }),
  }
}
export const newProductSchemas = schemasOf(true)
export const savedProductSchemas = schemasOf(false)

const resolversOf = (schemas: typeof newProductSchemas) => ({
  draft: valibotResolver(schemas.draft),
  sale: valibotResolver(schemas.sale),
})
const newResolvers = resolversOf(newProductSchemas)
const savedResolvers = resolversOf(savedProductSchemas)

/**
 * The form of a new product, or of a saved one whose stock is edited per variant. It is checked as what `usual` says; within
 * `checkedAs` as something else.
 */
export function useProductForm(
  defaultValues: ProductValues,
  { isNew, usual }: { isNew: boolean; usual: ProductGoal },
) {
  const goal = useRef<ProductGoal | null>(null)
  const resolver: Resolver<ProductValues, unknown, ValidProduct> = (values, context, options) =>
    (isNew ? newResolvers : savedResolvers)[goal.current ?? usual](values, context, options)
  const form = useForm({
    resolver,
    mode: 'onTouched',
    // Or one wrong field would hide the problems between fields, such as an original price below the price.
    criteriaMode: 'all',
    defaultValues,
  })
  const checkedAs = async (wanted: ProductGoal, submit: () => Promise<void>) => {
    goal.current = wanted
    try {
      await submit()
    } finally {
      goal.current = null
    }
  }
  return { form, checkedAs }
}

export type ProductFormState = ReturnType<typeof useProductForm>['form']
