import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { shopZone } from '@/config/shop-zone'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import type { AdminDiscount } from '@/data/discounts/admin-discounts'
import { useGenerateCodes, useSaveDiscount } from '@/data/discounts/save-discounts'
import type { ProductReference } from '@/data/products/product-reference'
import { wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { type DiscountForm, discountSchema } from '@/domain/discounts/admin-discount'
import { toLocal } from '@/domain/discounts/deal-plan'
import { writeAmount } from '@/domain/money/amount'
import { showToast } from '@/ui/toast/toast'
import { ActionBar } from '../shared/form/action-bar'
import { KeepTyped } from '../shared/form/keep-typed'
import { forgetDraft } from '../shared/form/owner-draft'
import { useSaveShortcut } from '../shared/form/use-save-shortcut'
import { BackLink } from '../shared/page/back-link'
import { PageHeader } from '../shared/page/page-header'
import { downloadCodes } from './batch-codes'
import { ConditionsPanel, TimePanel } from './condition-panels'
import { nameOf } from './discount-words'
import { TakesOffPanel } from './takes-off-panel'
import { WhatPanel } from './what-panel'

const words = adminDiscounts.form
const resolver = valibotResolver(discountSchema(serverNow, shopZone))
const amountText = (amount: number | null) => (amount === null ? '' : writeAmount(amount))
const textOf = (value: number | null) => (value === null ? '' : String(value))
const timeText = (time: number | null) => (time === null ? '' : toLocal(time, shopZone()))

const empty: DiscountForm = {
  trigger: 'code',
  code: '',
  prefix: '',
  count: '50',
  title: '',
  kind: 'percent',
  value: '',
  scope: 'everything',
  collections: [],
  products: [],
  minimum: '',
  start: '',
  end: '',
  totalLimit: '',
  customerLimit: '',
  isFirstOrder: false,
}

const valuesOf = (discount: NonNullable<EditorProps['discount']>): DiscountForm => ({
  ...empty,
  trigger: discount.code === null ? 'automatic' : 'code',
  code: discount.code ?? '',
  title: discount.title,
  kind: discount.kind,
  value: discount.kind === 'amount' ? amountText(discount.value) : textOf(discount.value),
  scope: discount.scope,
  collections: discount.collections,
  products: discount.references.map(({ id, title, image }) => ({ id, title, image })),
  minimum: amountText(discount.minimum),
  start: timeText(discount.startsAt),
  end: timeText(discount.endsAt),
  totalLimit: textOf(discount.totalLimit),
  customerLimit: textOf(discount.customerLimit),
  isFirstOrder: discount.isFirstOrder,
})

const sample = { ...empty, products: [{ id: '', title: '', image: '' }] }

type EditorProps = {
  /** Null for a new one. */
  discount: (AdminDiscount & { references: ProductReference[] }) | null
  /** Makes a batch of codes instead of one discount. */
  isBatch?: boolean
}

/** A discount's form. A save that would overwrite another owner's change is refused and shows theirs. */
export function DiscountEditor({ discount, isBatch = false }: EditorProps) {
  const navigate = useNavigate()
  const saving = useSaveDiscount()
  const generating = useGenerateCodes()
  const element = useRef<HTMLFormElement>(null)
  useSaveShortcut(element)
  const draftName = `discount-${discount?.id ?? (isBatch ? 'batch' : 'new')}`
  const saved: DiscountForm = discount
    ? valuesOf(discount)
    : { ...empty, ...(isBatch && { trigger: 'batch' as const }) }
  const form = useForm({
    resolver,
    // Otherwise the conditions on several fields wait until each field is right by itself.
    criteriaMode: 'all',
    defaultValues: saved,
  })
  const { reset, formState } = form
  const { isDirty, errors } = formState
  const [seen, setSeen] = useState(discount?.version)
  const change = isBatch ? generating : saving
  const isConflict = saving.error !== null && wordsFor(saving.error, { CONFLICT: true, unknown: false })
  // When another owner changed the discount, shows the new values unless there are edits; after a reported conflict, in any case.
  useEffect(() => {
    if (!discount || discount.version === seen || (isDirty && !isConflict)) return
    reset(valuesOf(discount))
    setSeen(discount.version)
  }, [discount, seen, isDirty, isConflict, reset])

  const onSubmit = form.handleSubmit(({ terms, prefix, count }) => {
    if (change.isPending) return
    if (isBatch)
      generating.mutate(
        { terms, prefix, count },
        {
          onSuccess: ({ id, codes }) => {
            forgetDraft(draftName)
            showToast({
              title: words.generated(codes.length),
              tone: 'success',
              action: {
                label: adminDiscounts.detail.download,
                onClick: () =>
                  downloadCodes(
                    terms.title,
                    codes.map((code) => ({ code, used: false, orderNumber: null })),
                  ),
              },
            })
            void navigate(`${adminPaths.discounts}/${id}`)
          },
        },
      )
    else
      saving.mutate(
        {
          terms: keepSeconds(terms, discount),
          seen: discount && { ...discount, version: seen ?? discount.version },
        },
        {
          onSuccess: ({ id }) => {
            forgetDraft(draftName)
            showToast({ title: discount ? words.saved : words.created, tone: 'success' })
            void navigate(`${adminPaths.discounts}/${id}`)
          },
        },
      )
  })
  const title = discount ? words.editTitle(nameOf(discount)) : isBatch ? words.batchTitle : words.newTitle
  const wrong = Object.keys(errors).length > 0
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-busy={change.isPending}
        onSubmit={(event) => void onSubmit(event)}
        className="px-4 pb-24 md:flex md:min-h-dvh md:flex-col md:px-7 md:pt-4 md:pb-5"
      >
        <PageHeader title={title} above={<BackLink to={adminPaths.discounts}>{words.back}</BackLink>} />
        {discount && discount.uses > 0 && <p className="mt-2 text-muted">{words.used(discount.uses)}</p>}
        <div className="mt-4 max-w-300 empty:hidden">
          <KeepTyped form={form} name={draftName} saved={saved} sample={sample} />
        </div>
        <div className="mt-4 grid max-w-300 gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
          <div className="grid grid-cols-1 gap-4">
            <WhatPanel />
            <TakesOffPanel />
          </div>
          <div className="grid grid-cols-1 gap-4">
            <ConditionsPanel isBatch={isBatch} />
            <TimePanel />
          </div>
        </div>
        {change.error && (
          <p
            role="alert"
            className="mt-4 max-w-300 rounded-surface bg-danger-soft px-4 py-3 font-medium text-danger-text"
          >
            {wordsFor<string>(change.error, {
              CODE_TAKEN: words.taken,
              CONFLICT: words.conflict,
              TOO_MANY_AUTOMATIC: words.tooMany,
              unknown: words.failed,
            })}
          </p>
        )}
        {(isDirty || !discount) && (
          <div className="mt-6 md:contents">
            <span className="md:flex-1" />
            <ActionBar
              text={discount ? words.dirty : isBatch ? words.freshBatch : words.fresh}
              note={wrong && words.check}
              discard={isDirty ? { label: words.discard, run: () => reset() } : undefined}
              submit={
                change.isPending
                  ? words.busy
                  : discount
                    ? words.save
                    : isBatch
                      ? words.generate
                      : words.create
              }
              isBusy={change.isPending}
            />
          </div>
        )}
      </form>
    </FormProvider>
  )
}

/** The inputs drop seconds, so a time that was not changed keeps its stored value. */
function keepSeconds<Terms extends Pick<AdminDiscount, 'startsAt' | 'endsAt'>>(
  terms: Terms,
  stored: AdminDiscount | null,
): Terms {
  const keep = (typed: number | null, was: number | null | undefined) =>
    was && typed !== null && toLocal(was, shopZone()) === toLocal(typed, shopZone()) ? was : typed
  return {
    ...terms,
    startsAt: keep(terms.startsAt, stored?.startsAt),
    endsAt: keep(terms.endsAt, stored?.endsAt),
  }
}
