import { useFormContext } from 'react-hook-form'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import type { DiscountForm } from '@/domain/discounts/admin-discount'

const problems: Readonly<Record<string, string>> = adminDiscounts.problems

/** What is wrong with a field of the discount's form, in words. */
export function useDiscountProblem() {
  const { getFieldState, formState } = useFormContext<DiscountForm>()
  return (name: keyof DiscountForm) => problems[getFieldState(name, formState).error?.message ?? '']
}
