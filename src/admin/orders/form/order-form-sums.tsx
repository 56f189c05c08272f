import { Fragment } from 'react'
import { useFormContext } from 'react-hook-form'
import { Panel } from '@/admin/shared/page/panel'
import { longDayWords } from '@/content/admin/admin'
import { adminOrderForm as words } from '@/content/admin/orders/order-form'
import { codeWords } from '@/content/cart/discount-code'
import type { CodeAnswer, DeliveryMethod } from '@/domain/cart/cart-quote'
import { formatMoney, type Minor } from '@/domain/money/money'
import type { OrderForm } from '@/domain/orders/order-form'
import { SelectField, TextField } from '@/ui/field'

/** What the database says an order comes to. */
type OrderSums = {
  subtotal: Minor
  discount: Minor
  shipping: Minor
  total: Minor
  applied: { title: string } | null
  code: CodeAnswer | null
  isServed: boolean
  methods: readonly DeliveryMethod[]
  method: string | null
}

type OrderFormSumsProps = {
  sums: OrderSums | undefined
  currency: string
  /** Below the total: what it was, what is to be paid then. */
  after?: readonly { label: string; amount: Minor }[] | undefined
}

/** Delivery, discount code, and the sums as the database has them. */
export function OrderFormSums({ sums, currency, after = [] }: OrderFormSumsProps) {
  const { register, watch, setValue } = useFormContext<OrderForm>()
  const money = (amount: Minor) => formatMoney(amount, currency)
  const cost = (amount: Minor) => (amount === 0 ? words.free : money(amount))
  return (
    <Panel id="order-delivery" title={words.delivery}>
      <div className="grid gap-3 border-t border-line p-4 md:grid-cols-2">
        {!(sums?.isServed && sums.methods.length === 0) && (
          <SelectField
            dense
            label={words.method}
            value={watch('method') ?? sums?.method ?? ''}
            disabled={!sums}
            error={sums && !sums.isServed ? words.unserved : null}
            onChange={({ target }) => setValue('method', target.value)}
          >
            {!sums && <option value="">{words.methodLater}</option>}
            {sums?.methods.map(({ id, name, cost: price }) => (
              <option key={id} value={id}>
                {words.methodCost(name, cost(price))}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          dense
          label={words.code}
          note={words.optional}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={codeProblem(sums, money)}
          hint={sums?.applied ? words.applied(sums.applied.title) : undefined}
          {...register('code')}
        />
      </div>
      {sums && (
        <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 border-t border-line px-4 py-3">
          <dt className="text-muted">{words.subtotal}</dt>
          <dd className="text-end">{money(sums.subtotal)}</dd>
          {sums.discount > 0 && (
            <>
              <dt className="text-muted">{words.discount}</dt>
              <dd className="text-end text-sale-text">{money(-sums.discount)}</dd>
            </>
          )}
          <dt className="text-muted">{words.shipping}</dt>
          <dd className="text-end">{cost(sums.shipping)}</dd>
          <dt className="font-semibold">{words.total}</dt>
          <dd className="text-end font-semibold">{money(sums.total)}</dd>
          {after.map(({ label, amount }) => (
            <Fragment key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="text-end">{money(amount)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Panel>
  )
}

function codeProblem(sums: OrderSums | undefined, money: (amount: Minor) => string): string | null {
  if (!sums?.code?.problem) return null
  const { code } = sums
  return codeWords.problems[sums.code.problem]({
    minimum: code.minimum === null ? null : money(code.minimum),
    missing: code.minimum === null ? null : money(Math.max(0, code.minimum - sums.subtotal)),
    starts: code.startsAt === null ? null : longDayWords(code.startsAt),
    hasOther: sums.applied !== null,
  })
}
