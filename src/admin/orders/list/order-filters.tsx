import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AmountField } from '@/admin/shared/form/amount-field'
import { FilterMenu } from '@/admin/shared/list/filter-menu'
import { useShopMoney } from '@/admin/shared/page/shop-money'
import { admin, dateWords } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { namedCountries } from '@/content/shared/countries'
import { serverNow } from '@/data/supabase/server-clock'
import { countryName } from '@/domain/delivery/country'
import { readAmount } from '@/domain/money/amount'
import type { Minor } from '@/domain/money/money'
import { paymentMethods } from '@/domain/money/payment'
import { orderChannels } from '@/domain/orders/order-channel'
import {
  confirmationFilters,
  everyOrder,
  type OrderFilter,
  paymentFilters,
  placedPresets,
  readOrderFilter,
  writeOrderFilter,
} from '@/domain/orders/order-filter'
import { toRange } from '@/domain/orders/sales'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'

const words = adminOrders.filters

/** Further filters of the list, in a popover, with the active ones as chips. */
export function OrderFilters({ filter }: { filter: OrderFilter }) {
  const { money } = useShopMoney()
  return (
    <FilterMenu active={chipsOf(filter, money)}>
      {(close) => <FilterForm filter={filter} onDone={close} />}
    </FilterMenu>
  )
}

const hrefOf = (filter: OrderFilter) => `?${writeOrderFilter(filter)}`
const dayOf = (day: string) => dateWords(day, serverNow())

function chipsOf(
  filter: OrderFilter,
  money: (amount: Minor) => string,
): { label: string; without: string }[] {
  const { placed, channel, method, payment, confirmation, min, max, country } = filter
  const chips: [string | false, Partial<OrderFilter>][] = [
    [filter.status === 'to-pack' && words.toPack, { status: 'all' }],
    [filter.status === 'sent' && words.sent, { status: 'all' }],
    [
      placed !== null &&
        ('days' in placed ? words.lastDays(placed.days) : words.range(dayOf(placed.from), dayOf(placed.to))),
      { placed: null },
    ],
    [channel !== null && words.channels[channel], { channel: null }],
    [method !== null && words.methods[method], { method: null }],
    [payment !== null && words.payments[payment], { payment: null }],
    [confirmation !== null && words.confirmations[confirmation], { confirmation: null }],
    [min !== null && words.atLeast(money(min)), { min: null }],
    [max !== null && words.atMost(money(max)), { max: null }],
    [countryName(country), { country: '' }],
  ]
  return chips.flatMap(([label, change]) =>
    label ? [{ label, without: hrefOf({ ...filter, ...change }) }] : [],
  )
}

type Draft = Record<
  'days' | 'from' | 'to' | 'channel' | 'method' | 'payment' | 'confirmation' | 'min' | 'max' | 'country',
  string
>

function draftOf(filter: OrderFilter): Draft {
  const at = writeOrderFilter(filter)
  const of = (name: string) => at.get(name) ?? ''
  return {
    days: of('from') ? 'by-hand' : of('days'),
    from: of('from'),
    to: of('to'),
    channel: of('channel'),
    method: of('method'),
    payment: of('payment'),
    confirmation: of('confirmation'),
    min: of('min'),
    max: of('max'),
    country: of('country'),
  }
}

/** Reads the URL itself, because React may not have rendered the latest search yet. */
const readNow = () => readOrderFilter(new URLSearchParams(location.search))

function FilterForm({ filter, onDone }: { filter: OrderFilter; onDone: () => void }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => draftOf(filter))
  const [wrong, setWrong] = useState<string | null>(null)
  const field = (name: keyof Draft) => ({
    dense: true,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })
  const byHand = draft.days === 'by-hand'

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const problem = problemOf(draft)
    setWrong(problem)
    if (problem) return
    const typed = Object.entries(draft).filter(([name]) =>
      byHand ? name !== 'days' : name !== 'from' && name !== 'to',
    )
    // Form values are parsed like a URL's.
    const { search, status, sort } = readNow()
    const next = readOrderFilter(new URLSearchParams(typed))
    onDone()
    void navigate(hrefOf({ ...next, search, status, sort }))
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid grid-cols-2 gap-3">
      <SelectField className="col-span-2" label={words.placed} {...field('days')}>
        <option value="">{words.days.any}</option>
        {placedPresets.map((days) => (
          <option key={days} value={days}>
            {words.days[days]}
          </option>
        ))}
        {draft.days !== '' && !byHand && !placedPresets.some((days) => String(days) === draft.days) && (
          <option value={draft.days}>{words.lastDays(Number(draft.days))}</option>
        )}
        <option value="by-hand">{words.byHand}</option>
      </SelectField>
      {byHand && (
        <>
          <TextField type="date" label={words.from} {...field('from')} />
          <TextField type="date" label={words.to} {...field('to')} />
        </>
      )}
      <SelectField label={words.method} {...field('method')}>
        <option value="">{words.any}</option>
        {paymentMethods.map((method) => (
          <option key={method} value={method}>
            {words.methods[method]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.payment} {...field('payment')}>
        <option value="">{words.any}</option>
        {paymentFilters.map((payment) => (
          <option key={payment} value={payment}>
            {words.payments[payment]}
          </option>
        ))}
      </SelectField>
      <AmountField label={words.min} {...field('min')} />
      <AmountField label={words.max} {...field('max')} />
      <SelectField label={words.channel} {...field('channel')}>
        <option value="">{words.any}</option>
        {orderChannels.map((channel) => (
          <option key={channel} value={channel}>
            {words.channels[channel]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.confirmation} {...field('confirmation')}>
        <option value="">{words.any}</option>
        {confirmationFilters.map((confirmation) => (
          <option key={confirmation} value={confirmation}>
            {words.confirmations[confirmation]}
          </option>
        ))}
      </SelectField>
      <SelectField className="col-span-2" label={words.country} {...field('country')}>
        <option value="">{words.anyCountry}</option>
        {namedCountries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        {draft.country !== '' && !namedCountries.some(({ code }) => code === draft.country) && (
          <option value={draft.country}>{countryName(draft.country)}</option>
        )}
      </SelectField>
      {wrong && (
        <p role="alert" className="col-span-2 font-medium text-danger-text">
          {wrong}
        </p>
      )}
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          onDone()
          const { search, status, sort } = readNow()
          void navigate(
            hrefOf({
              ...everyOrder,
              search,
              status: status === 'to-pack' || status === 'sent' ? 'all' : status,
              sort,
            }),
          )
        }}
      >
        {words.clear}
      </Button>
      <Button type="submit" size="small">
        {admin.filters.apply}
      </Button>
    </form>
  )
}

function problemOf({ days, from, to, min, max }: Draft): string | null {
  if (days === 'by-hand' && !toRange(from, to, '9999-12-31')) return words.wrongRange
  const [least, most] = [readAmount(min), readAmount(max)]
  const isWrong = (text: string, amount: number | null) => text.trim() !== '' && amount === null
  if (isWrong(min, least) || isWrong(max, most) || (least !== null && most !== null && least > most))
    return words.wrongAmount
  return null
}
