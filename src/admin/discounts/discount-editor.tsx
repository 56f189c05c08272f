import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
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
import { forgetDraft } from '../shared/form/owner-draft'
import { RowForm } from '../shared/form/row-form'
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
  const change = isBatch ? generating : saving
  const finish = (id: string, title: string, action?: { label: string; onClick: () => void }) => {
    forgetDraft(draftName)
    showToast({ title, tone: 'success', ...(action && { action }) })
    void navigate(`${adminPaths.discounts}/${id}`)
  }
  const generate = (batch: Parameters<typeof generating.mutate>[0]) =>
    generating.mutate(batch, {
      onSuccess: ({ id, codes }) =>
        finish(id, words.generated(codes.length), {
          label: adminDiscounts.detail.download,
          onClick: () =>
            downloadCodes(
              batch.terms.title,
              codes.map((code) => ({ code, used: false, orderNumber: null })),
            ),
        }),
    })
  return (
    <RowForm
      form={form}
      row={discount}
      values={saved}
      // Another owner's values replace what was typed once a save was refused for them, and the refusal says so.
      showsTheirs={saving.error !== null && wordsFor(saving.error, { CONFLICT: true, unknown: false })}
      draft={{ name: draftName, sample }}
      page={{
        isAlone: true,
        title: discount ? words.editTitle(nameOf(discount)) : isBatch ? words.batchTitle : words.newTitle,
        back: { label: words.back, to: adminPaths.discounts },
        about: discount && discount.uses > 0 && (
          <p className="mt-2 text-muted">{words.used(discount.uses)}</p>
        ),
      }}
      words={isBatch ? { ...words, fresh: words.freshBatch, create: words.generate } : words}
      save={change}
      refusal={
        change.error &&
        wordsFor<string>(change.error, {
          CODE_TAKEN: words.taken,
          CONFLICT: words.conflict,
          TOO_MANY_AUTOMATIC: words.tooMany,
          unknown: words.failed,
        })
      }
      onSave={({ terms, ...codes }, seen) =>
        isBatch
          ? generate({ terms, ...codes })
          : saving.mutate(
              { terms: keepSeconds(terms, discount), seen },
              { onSuccess: ({ id }) => finish(id, discount ? words.saved : words.created) },
            )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <WhatPanel />
        <TakesOffPanel />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <ConditionsPanel isBatch={isBatch} />
        <TimePanel />
      </div>
    </RowForm>
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
