import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { shopZone } from '@/config/shop-zone'
import { adminDeals as words } from '@/content/admin/offers/deals'
import { comma } from '@/content/shared/lists'
import { type AdminDeal, useSaveDeal } from '@/data/deals/admin-deals'
import { AppError, wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { dealSchema, type DealForm as Values } from '@/domain/discounts/deal-form'
import { fromLocal, parseTotal, timeProblem, toLocal } from '@/domain/discounts/deal-plan'
import { writeAmount } from '@/domain/money/amount'
import { discountPercent } from '@/domain/product/discount'
import type { Deal } from '@/domain/product/product'
import { parsePrice } from '@/domain/product/product-form'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { AmountField } from '../shared/form/amount-field'
import { KeepTyped } from '../shared/form/keep-typed'
import { keepTypedSince, useRow } from '../shared/form/use-row'
import { useShopMoney } from '../shared/page/shop-money'
import { TimeFields } from './time-fields'

const valuesOf = ({ version, kind, price, total, startsAt, endsAt, customerLimit }: AdminDeal): Values => ({
  version,
  kind,
  price: writeAmount(price),
  total: String(total),
  customerLimit: customerLimit === null ? '' : String(customerLimit),
  start: toLocal(startsAt, shopZone()),
  end: toLocal(endsAt, shopZone()),
})

/** A deal's terms. The start is fixed once the deal runs, the price once it has sold, so every unit sells at one price. */
export function DealForm({ deal, hasBegun }: { deal: AdminDeal; hasBegun: boolean }) {
  const save = useSaveDeal()
  const { money } = useShopMoney()
  const form = useForm({
    mode: 'onChange',
    resolver: valibotResolver(dealSchema(deal, serverNow, shopZone)),
    defaultValues: valuesOf(deal),
  })
  const { register, getValues, setValue } = form
  const { isDirty, isSubmitted, errors, defaultValues } = form.formState
  const { kind, price, total, start, end } = form.watch()
  const isConflict = save.error instanceof AppError && save.error.code === 'DEAL_CHANGED'
  useRow({ form, row: deal, values: valuesOf(deal), showsTheirs: isConflict })

  const stock = deal.product.quantity
  const cents = parsePrice(price)
  const off = cents === null ? null : discountPercent(cents, deal.product.price)
  const units = parseTotal(total)
  const onSubmit = form.handleSubmit(({ version, ...terms }) => {
    if (save.isPending) return
    const sent = getValues()
    // The inputs drop seconds, so an unchanged time keeps its stored value.
    const startsAt = (start !== defaultValues?.start && fromLocal(start, shopZone())) || deal.startsAt
    const endsAt = (end !== defaultValues?.end && fromLocal(end, shopZone())) || deal.endsAt
    save.mutate(
      {
        id: deal.id,
        version,
        fields: {
          kind,
          price: terms.price,
          total: terms.total,
          customerLimit: terms.customerLimit,
          startsAt,
          endsAt,
        },
      },
      {
        onSuccess: (saved) => {
          keepTypedSince(form, sent, { ...sent, ...saved })
          showToast({ title: words.detail.saved, description: deal.product.title, tone: 'success' })
        },
      },
    )
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4 px-4 py-4 md:ps-5">
      <KeepTyped form={form} name={`deal-${deal.id}`} saved={valuesOf(deal)} />
      <div className="grid grid-cols-2 gap-4">
        <AmountField
          required
          label={words.fields.price}
          disabled={deal.sold > 0}
          hint={
            deal.sold > 0
              ? words.detail.priceStays
              : `${words.usual(money(deal.product.price))}${off !== null && off > 0 ? `${comma}${words.off(off)}` : ''}`
          }
          error={errors.price && words.problems[errors.price.message === 'price' ? 'price' : 'not-below']}
          {...register('price')}
        />
        <TextField
          dense
          required
          label={words.fields.total}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          hint={units !== null && units - deal.sold > stock ? words.beyondStock(stock) : words.stock(stock)}
          error={
            errors.total &&
            (errors.total.message === 'sold' ? words.problems.sold(deal.sold) : words.problems.total)
          }
          {...register('total')}
        />
      </div>
      <SelectField dense label={words.fields.kind} hint={words.kindHints[kind]} {...register('kind')}>
        {(['flash', 'daily'] satisfies Deal['kind'][]).map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        dense
        label={words.fields.customerLimit}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        hint={words.customerLimitHint}
        error={errors.customerLimit && words.problems.customerLimit}
        {...register('customerLimit')}
      />
      <TimeFields
        start={start}
        end={end}
        problem={isSubmitted ? timeProblem(start, end, serverNow(), shopZone()) : null}
        isStartFixed={hasBegun}
        onChange={(time) => {
          setValue('start', time.start, { shouldDirty: true })
          setValue('end', time.end, { shouldDirty: true })
        }}
      />
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {save.isError && problemOf(save.error)}
      </p>
      {isDirty && (
        <Button type="submit" size="medium" aria-disabled={save.isPending}>
          {save.isPending ? words.detail.saving : words.detail.save}
        </Button>
      )}
    </form>
  )
}

const problemOf = (error: Error): string =>
  wordsFor<string>(error, {
    DEALS_OVERLAP: words.problems.overlap,
    DEAL_CHANGED: words.problems.changed,
    DEAL_HAS_SOLD: words.problems.changed,
    TOTAL_BELOW_SOLD: words.problems.changed,
    DEAL_IS_OVER: words.problems.over,
    DEAL_GONE: words.problems.over,
    PRICE_NOT_BELOW: words.problems['not-below'],
    ABOVE_LOWEST_PRICE: words.problems.lowest,
    unknown: words.detail.failed,
  })
