import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionBar } from '@/admin/shared/form/action-bar'
import { FormFrame } from '@/admin/shared/form/form-frame'
import { BackLink } from '@/admin/shared/page/back-link'
import { PageHeader } from '@/admin/shared/page/page-header'
import { useSettled } from '@/admin/shared/page/use-settled'
import { FindVariant } from '@/admin/shared/products/find-variant'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminOrderForm as words } from '@/content/admin/orders/order-form'
import {
  type CorrectionPreview,
  correctionPreviewQuery,
  isCorrectionConflict,
  useCorrectOrder,
} from '@/data/orders/corrections'
import { refusedFieldOf } from '@/data/supabase/answer'
import { wordsFor } from '@/data/supabase/errors'
import { formatMoney } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { addVariant, balanceOf, isSameVariant, orderFields } from '@/domain/orders/order-form'
import { showToast } from '@/ui/toast/toast'
import { OrderFormFields } from './order-form-fields'
import { OrderFormLines } from './order-form-lines'
import { OrderFormSums } from './order-form-sums'
import { OrderRefusal } from './order-refusal'
import { useCorrectionDraft } from './use-correction-draft'

type CorrectionEditorProps = { order: Order; refetch: () => Promise<Order | null> }

/** The order as it should be, with what it then comes to. What was typed outlives a conflict and a reload. */
export function CorrectionEditor({ order, refetch }: CorrectionEditorProps) {
  const navigate = useNavigate()
  const draft = useCorrectionDraft(order)
  const { seen, asked, form, isChanged } = draft
  /** While the order is refetched after a conflict; saving before that would conflict again. */
  const [isRefetching, setRefetching] = useState(false)
  const correct = useCorrectOrder()
  const { lines, country, city, method, code, email, phone } = draft.values
  const priced = useMemo(
    () => ({ lines, country, city, method, code, email, phone: email ? '' : phone }),
    [lines, country, city, method, code, email, phone],
  )
  const settled = useSettled(priced)
  const preview = useQuery({
    ...correctionPreviewQuery(seen.id, settled, seen.version),
    enabled: settled.lines.length > 0,
  })
  const isPricing = settled !== priced || preview.isFetching

  const orderHref = `${adminPaths.orders}/${seen.id}`

  /** Another owner or the customer was faster: the next try is made against the order as it is now. */
  const seeAgain = async () => {
    setRefetching(true)
    try {
      const fresh = await refetch()
      if (fresh) draft.rebase(fresh)
    } finally {
      setRefetching(false)
    }
  }
  const onDiscard = () => {
    const restore = draft.forget()
    void navigate(orderHref)
    showToast({
      title: words.correct.discarded,
      action: {
        label: admin.undo,
        onClick: () => {
          restore()
          void navigate(adminPaths.correctOrder(seen.id))
        },
      },
    })
  }
  const onSubmit = form.handleSubmit((typed) => {
    const total = preview.data?.total
    if (isPricing || isRefetching || correct.isPending || total === undefined || lines.length === 0) return
    correct.mutate(
      { orderId: seen.id, version: seen.version, form: typed, total },
      {
        onSuccess: (saved) => {
          draft.forget()
          showToast({
            title: words.correct.saved,
            description:
              saved.customerEmail === ''
                ? words.correct.noEmail
                : saved.paymentMethod !== 'card' || saved.paid > 0
                  ? words.correct.mailed
                  : words.correct.notMailed,
            tone: 'success',
          })
          void navigate(orderHref, { replace: true })
        },
        onError: (error) => {
          const refused = orderFields.find((field) => field === refusedFieldOf(error))
          if (refused) form.setError(refused, { message: 'refused' })
          if (isCorrectionConflict(error)) void seeAgain()
          else void preview.refetch()
        },
      },
    )
  })
  return (
    <div className="px-4 pb-28 md:px-7 md:pt-4 md:pb-5">
      <PageHeader
        title={words.correct.title(seen.number)}
        above={<BackLink to={orderHref}>{words.correct.back}</BackLink>}
      />
      <div className="mt-4 grid max-w-240 grid-cols-1 gap-4">
        <FindVariant
          words={words.find}
          onFound={(variant) => {
            form.setValue('lines', addVariant(lines, variant))
            return (lines.find((line) => isSameVariant(line, variant))?.quantity ?? 0) + 1
          }}
        />
        <FormFrame
          form={form}
          isBusy={correct.isPending}
          onSubmit={onSubmit}
          className="grid grid-cols-1 gap-4"
        >
          <OrderFormLines
            lines={lines}
            priced={preview.data?.lines ?? []}
            currency={seen.currency}
            empty={words.noLines}
            isEmptyProblem
            onChange={(changed) => form.setValue('lines', changed)}
          />
          <OrderFormSums
            sums={preview.data}
            currency={seen.currency}
            after={preview.data && rowsAfter(preview.data)}
          />
          <OrderFormFields asked={asked} emailHint={words.noEmail} />
          {draft.isOutdated && isChanged && !correct.isError && (
            <p role="alert" className="rounded-surface bg-highlight-soft px-4 py-3 font-medium">
              {words.correct.outdated}
            </p>
          )}
          {(correct.isError || preview.isError) && (
            <OrderRefusal>
              {correct.isError ? wordsFor(correct.error, words.refusals) : words.pricingFailed}
            </OrderRefusal>
          )}
          <ActionBar
            text={isChanged ? totalWords(preview.data, seen.currency, isPricing) : words.correct.unchanged}
            note={
              isChanged &&
              preview.data &&
              !isPricing && <span role="status">{differenceWords(preview.data, seen.currency)}</span>
            }
            discard={isChanged ? { label: words.correct.discard, run: onDiscard } : undefined}
            submit={correct.isPending ? words.correct.busy : words.correct.submit}
            isBusy={correct.isPending || isRefetching || isPricing || !isChanged}
          />
        </FormFrame>
      </div>
    </div>
  )
}

function totalWords(preview: CorrectionPreview | undefined, currency: string, isPricing: boolean): string {
  if (!preview || isPricing) return words.pricing
  const total = formatMoney(preview.total, currency)
  return preview.total === preview.totalBefore ? words.sameTotal(total) : words.totalIs(total)
}

/** What is to be paid or refunded then. */
function differenceWords(preview: CorrectionPreview, currency: string): string {
  const balance = balanceOf(preview.total, preview)
  const amount = formatMoney(Math.abs(balance), currency)
  return balance > 0 ? words.toPay(amount) : balance < 0 ? words.toRefund(amount) : words.settled
}

function rowsAfter(preview: CorrectionPreview) {
  const { total, totalBefore, paid, refunded } = preview
  const balance = balanceOf(total, preview)
  return [
    ...(total === totalBefore ? [] : [{ label: words.before, amount: totalBefore }]),
    ...(paid > refunded ? [{ label: words.paid, amount: paid - refunded }] : []),
    ...(balance === 0 ? [] : [{ label: balance > 0 ? words.due : words.owed, amount: Math.abs(balance) }]),
  ]
}
