import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { collectionsQuery } from '@/data/collections/collection-queries'
import type { DiscountForm } from '@/domain/discounts/admin-discount'
import { Skeleton } from '@/ui/skeleton'
import { groupCollections } from '../shared/products/group-collections'
import { useDiscountProblem } from './use-discount-problem'

const words = adminDiscounts.form

/** The collections that a discount applies to. */
export function ScopeCollections() {
  const { register, watch } = useFormContext<DiscountForm>()
  const problem = useDiscountProblem()('collections')
  const { data, isPending } = useQuery(collectionsQuery())
  return (
    <fieldset className="border-t border-line p-4" aria-describedby="discount-collections-problem">
      <legend className="sr-only">{words.collectionsLabel}</legend>
      <p className="mb-2 flex justify-between gap-3 font-medium" aria-hidden="true">
        {words.collectionsLabel}
        <span className="font-normal text-muted">{words.chosen(watch('collections').length)}</span>
      </p>
      {isPending && <Skeleton className="h-40" />}
      <div className="grid max-h-96 gap-4 overflow-auto rounded-control border border-line bg-surface-raised p-3 empty:hidden sm:grid-cols-2">
        {groupCollections(data ?? []).map(({ key, name: group, entries }) => (
          <div key={key}>
            <p className="text-12 text-muted">{group}</p>
            {entries.map(({ slug, name }) => (
              <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-8">
                <input
                  type="checkbox"
                  value={slug}
                  className="size-5 accent-accent md:size-4"
                  {...register('collections')}
                />
                <span>{name}</span>
              </label>
            ))}
          </div>
        ))}
      </div>
      <p id="discount-collections-problem" className="mt-1.5 font-medium text-danger-text empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}
