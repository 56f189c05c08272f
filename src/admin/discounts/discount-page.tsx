import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminDiscounts as words } from '@/content/admin/offers/discounts'
import { adminDiscountQuery } from '@/data/discounts/admin-discounts'
import { useShopZone } from '@/data/settings/shop-settings'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { ErrorNote, StateNote } from '../shared/page/state-note'
import { DiscountEditor } from './discount-editor'

export function NewDiscountPage() {
  usePageHead({ title: admin.title(words.form.newTitle), hidden: true })
  return <DiscountEditor discount={null} />
}

export function NewCodesPage() {
  usePageHead({ title: admin.title(words.form.batchTitle), hidden: true })
  return <DiscountEditor isBatch discount={null} />
}

/** Edits a discount that an owner made; codes that the shop makes have no form. */
export function EditDiscountPage() {
  const { discountId = '' } = useParams()
  const zone = useShopZone()
  const { data, isPending, isLoadingError, error, refetch } = useQuery(adminDiscountQuery(discountId))
  usePageHead({ title: admin.title(words.title), hidden: true })
  if (isPending) return <Skeleton className="m-7 h-160" />
  if (isLoadingError)
    return <ErrorNote heading="h1" title={words.detail.error} error={error} retry={() => void refetch()} />
  if (data?.source !== 'owner')
    return (
      <StateNote
        heading="h1"
        {...words.detail.missing}
        link={{ to: adminPaths.discounts, label: words.form.back }}
      />
    )
  // Its times are written by the shop's clocks, so it begins again when the settings say which those are.
  return <DiscountEditor key={`${discountId} ${zone}`} discount={data} />
}
