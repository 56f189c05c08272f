import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ActionBar } from '@/admin/shared/form/action-bar'
import { FormFrame } from '@/admin/shared/form/form-frame'
import { BackLink } from '@/admin/shared/page/back-link'
import { PageHeader } from '@/admin/shared/page/page-header'
import { useSettled } from '@/admin/shared/page/use-settled'
import { FindVariant } from '@/admin/shared/products/find-variant'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminNewOrder as words } from '@/content/admin/orders/new-order'
import { adminOrderForm as formWords } from '@/content/admin/orders/order-form'
import { ownerOrderPreviewQuery, usePlaceOwnerOrder } from '@/data/orders/owner-orders'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { refusedFieldOf } from '@/data/supabase/answer'
import { wordsFor } from '@/data/supabase/errors'
import { formatMoney } from '@/domain/money/money'
import type { CustomerDetail } from '@/domain/orders/customer'
import { addVariant, isSameVariant, orderFields } from '@/domain/orders/order-form'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { OrderMade } from '../detail/order-made'
import { FindCustomer } from './find-customer'
import { NewOrderChoices } from './new-order-choices'
import { OrderFormFields } from './order-form-fields'
import { OrderFormLines } from './order-form-lines'
import { OrderFormSums } from './order-form-sums'
import { OrderRefusal } from './order-refusal'
import { ofCustomer, useNewOrderDraft } from './use-new-order-draft'

type NewOrderFormProps = { customer: CustomerDetail | null; settings: ShopSettings; onAgain: () => void }

/** The form for an order that the owner makes. What was typed outlives a reload and a closed tab. */
export function NewOrderForm({ customer, settings, onAgain }: NewOrderFormProps) {
  const draft = useNewOrderDraft(customer, settings)
  const { form, token } = draft
  const { isSubmitted } = form.formState
  const place = usePlaceOwnerOrder()
  const { channel, lines, country, city, method, code, email, phone } = draft.values
  const priced = useMemo(
    () => ({ lines, country, city, method, code, email, phone: email ? '' : phone }),
    [lines, country, city, method, code, email, phone],
  )
  const settled = useSettled(priced)
  const preview = useQuery({
    ...ownerOrderPreviewQuery(channel, settled),
    enabled: settled.lines.length > 0,
  })
  const isPricing = settled !== priced || preview.isFetching
  const sums = lines.length > 0 ? preview.data : undefined
  if (place.data) return <OrderMade order={place.data} token={place.variables.token} onAgain={onAgain} />

  const onSubmit = form.handleSubmit(({ note, payment, language, ...typed }) => {
    if (isPricing || place.isPending || !sums) return
    place.mutate(
      {
        token,
        channel,
        form: typed,
        note,
        language,
        payment: payment === 'paid' ? 'cod' : payment,
        isPaid: payment === 'paid',
        total: sums.total,
      },
      {
        onSuccess: () => void draft.clear(),
        onError: (error) => {
          const refused = orderFields.find((field) => field === refusedFieldOf(error))
          if (refused) form.setError(refused, { message: 'refused' })
          void preview.refetch()
        },
      },
    )
  })
  const onDiscard = () => {
    const restore = draft.clear()
    place.reset()
    showToast({ title: words.discarded, action: { label: admin.undo, onClick: restore } })
  }
  return (
    <div className="px-4 pb-28 md:px-7 md:pt-4 md:pb-5">
      <PageHeader title={words.title} above={<BackLink to={adminPaths.orders}>{words.back}</BackLink>} />
      <div className="mt-4 grid max-w-240 grid-cols-1 gap-4">
        {draft.isRestored && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span role="status">{words.restored}</span>
            <Button look="quiet" size="small" onClick={onDiscard}>
              {words.startOver}
            </Button>
          </p>
        )}
        <FindCustomer
          onFound={(found) => {
            form.reset({ ...form.getValues(), ...ofCustomer(found) }, { keepIsSubmitted: true })
            if (isSubmitted) void form.trigger()
          }}
        />
        <FindVariant
          words={formWords.find}
          onFound={(variant) => {
            form.setValue('lines', addVariant(lines, variant))
            return (lines.find((line) => isSameVariant(line, variant))?.quantity ?? 0) + 1
          }}
        />
        <FormFrame
          form={form}
          isBusy={place.isPending}
          onSubmit={onSubmit}
          className="grid grid-cols-1 gap-4"
        >
          <OrderFormLines
            lines={lines}
            priced={sums?.lines ?? []}
            currency={settings.currency}
            empty={words.noLines}
            isEmptyProblem={isSubmitted}
            onChange={(changed) => form.setValue('lines', changed)}
          />
          <NewOrderChoices settings={settings} />
          <OrderFormSums sums={sums} currency={settings.currency} />
          <OrderFormFields asked={draft.asked} emailHint={words.email} />
          {(place.isError || preview.isError) && (
            <OrderRefusal>
              {place.isError ? wordsFor(place.error, words.refusals) : formWords.pricingFailed}
            </OrderRefusal>
          )}
          <ActionBar
            text={
              lines.length === 0
                ? words.noItems
                : sums && !isPricing
                  ? formWords.sameTotal(formatMoney(sums.total, settings.currency))
                  : formWords.pricing
            }
            discard={draft.isChanged ? { label: words.discard, run: onDiscard } : undefined}
            submit={place.isPending ? words.busy : words.submit}
            isBusy={place.isPending || isPricing || !sums}
          />
        </FormFrame>
      </div>
    </div>
  )
}
