import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { moroccanCities } from '@/config/moroccan-cities'
import { paths } from '@/config/paths'
import { checkout } from '@/content/cart/checkout'
import { quickOrder as words } from '@/content/product/quick-order'
import { errors } from '@/content/shared/errors'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import { makeIdempotencyKey } from '@/data/cart/idempotency-key'
import { useFindOrder } from '@/data/orders/find-order'
import { isPlacedAlready, usePlaceOrder } from '@/data/orders/order-mutations'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { refusedFieldOf } from '@/data/supabase/answer'
import { wordsFor } from '@/data/supabase/errors'
import type { LineItem } from '@/domain/cart/cart'
import { formatPhone, phoneIn } from '@/domain/delivery/phone-by-country'
import { formatMoney } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { emailAddress, limitedText, typedText } from '@/domain/values/typed-text'
import { morocco, zipCodeIn } from '@/domain/values/validation'
import { useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { useSettled } from '@/storefront/shared/forms/use-settled'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

const empty = { name: '', lastName: '', phone: '', email: '', address: '', city: '', zipCode: '' }
type Field = keyof typeof empty

type QuickOrderFormProps = { line: LineItem; settings: ShopSettings }

/** What the checkout requires and nothing else, for one line, in the shop's country. */
export function QuickOrderForm({ line, settings }: QuickOrderFormProps) {
  const { defaultCountry: country, currency, checkoutFields } = settings
  const needs = (field: string) => (checkoutFields[field] ?? 'required') === 'required'
  const labels: Record<Field, string> = {
    ...checkout.fields,
    name: needs('lastName') ? checkout.fields.firstName : checkout.fullName,
  }
  const fields: { name: Field; autoComplete: string; type?: 'tel' | 'email' }[] = [
    { name: 'name', autoComplete: needs('lastName') ? 'given-name' : 'name' },
    ...(needs('lastName') ? [{ name: 'lastName' as const, autoComplete: 'family-name' }] : []),
    { name: 'phone', autoComplete: 'tel', type: 'tel' },
    ...(needs('email') ? [{ name: 'email' as const, autoComplete: 'email', type: 'email' as const }] : []),
    { name: 'city', autoComplete: 'address-level2' },
    ...(needs('zipCode') ? [{ name: 'zipCode' as const, autoComplete: 'postal-code' }] : []),
    { name: 'address', autoComplete: 'street-address' },
  ]
  const schema = useQuickSchema(country, checkoutFields)
  const [token] = useState(makeIdempotencyKey)
  const place = usePlaceOrder()
  const find = useFindOrder()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const cities = useId()
  useEffect(() => element.current?.querySelector('input')?.focus(), [])

  const finish = (order: Order) => {
    showToast({
      title: checkout.success.title,
      description: checkout.success.text(order.number, order.customerEmail),
      tone: 'success',
    })
    void navigate(paths.orderConfirmation(order.id))
  }
  const { bind, onSubmit, values } = useSchemaForm({
    schema,
    values: empty,
    whenLeft: true,
    isPending: place.isPending || find.isPending,
    submit: (typed) => {
      if (!quote || isAsking || !quote.isServed) return
      place.mutate(
        {
          idempotencyKey: token,
          items: [line],
          customer: {
            name: `${typed.name} ${typed.lastName}`.trim(),
            email: typed.email,
            phone: formatPhone(typed.phone, country),
          },
          address: { address: typed.address, city: typed.city, zipCode: typed.zipCode, country },
          paymentMethod: 'cod',
          expectedTotal: quote.total,
          currency,
        },
        {
          onSuccess: finish,
          onError: (error) => {
            // An answer was lost, and something was changed since: the first order stands.
            if (isPlacedAlready(error)) find.mutate(token, { onSuccess: (order) => order && finish(order) })
            else void refetch()
          },
        },
      )
    },
  })
  const city = useSettled(values.city).trim()
  const asked = useQuery(cartQuoteQuery([line], { country, ...(city && { city }) }))
  const { data: quote, refetch } = asked
  const isAsking = city !== values.city.trim() || asked.isPlaceholderData || !quote
  const refused = refusedFieldOf(place.error)
  const error = isPlacedAlready(place.error) ? find.error : (place.error ?? asked.error)
  const problem = error && wordsFor(error, { ...errors, ...words.refusals })
  const isBusy = place.isPending || find.isPending
  return (
    <form
      ref={element}
      noValidate
      aria-label={words.title}
      onSubmit={onSubmit}
      className="mt-3 grid gap-4 rounded-surface border border-line bg-surface-raised p-4 md:p-5"
    >
      <div>
        <h2 className="text-20 leading-tight">{words.title}</h2>
        <p className="mt-1 text-14 text-muted">{words.text}</p>
      </div>
      {fields.map(({ name, autoComplete, type }) => {
        const bound = bind(name)
        return (
          <TextField
            key={name}
            {...bound}
            label={labels[name]}
            autoComplete={autoComplete}
            {...(type && { type, inputMode: type })}
            {...(name === 'city' && country === morocco && { list: cities })}
            error={bound.error ?? ((refused === name && checkout.problems.refused(labels[name])) || null)}
          />
        )
      })}
      <datalist id={cities}>
        {moroccanCities.map((each) => (
          <option key={each.name} value={each.name} />
        ))}
      </datalist>
      <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
        {quote && !quote.isServed && !isAsking && values.city.trim() !== ''
          ? checkout.problems.unserved(values.city.trim())
          : problem && refused === null && `${problem.title}. ${problem.text}`}
      </p>
      <Button type="submit" size="huge" aria-disabled={isBusy || isAsking} aria-busy={isBusy}>
        {isBusy
          ? checkout.processing
          : quote?.isServed && !isAsking
            ? words.submit(formatMoney(quote.total, currency))
            : words.asking}
      </Button>
      <p className="text-14 text-muted">
        {quote?.isServed && quote.shipping > 0 && (
          <span>{`${words.delivery(formatMoney(quote.shipping, currency))} `}</span>
        )}
        {checkout.consent}{' '}
        <Link to={paths.terms} className="underline underline-offset-4">
          {checkout.terms}
        </Link>{' '}
        <Link to={paths.privacy} className="underline underline-offset-4">
          {checkout.privacy}
        </Link>
      </p>
    </form>
  )
}

/** The rules of the checkout, for what it requires. */
function useQuickSchema(country: string, asked: ShopSettings['checkoutFields']) {
  return useMemo(() => {
    const { fields, problems, fullName } = checkout
    const isRequired = (field: string) => (asked[field] ?? 'required') === 'required'
    const text = (field: keyof typeof fields, most: number, label: string = fields[field]) =>
      limitedText(most, problems.required(label), problems['too-long'](label))
    return v.object({
      name: text('firstName', 79, isRequired('lastName') ? fields.firstName : fullName),
      lastName: isRequired('lastName') ? text('lastName', 79) : typedText,
      phone: v.pipe(
        text('phone', 40),
        v.check((typed) => phoneIn(country)(typed) === null, words.phone),
      ),
      email: isRequired('email')
        ? emailAddress(problems.required(fields.email), problems.email())
        : typedText,
      address: text('address', 200),
      city: text('city', 100),
      zipCode: isRequired('zipCode')
        ? v.pipe(
            text('zipCode', 20),
            v.check((typed) => zipCodeIn(country)(typed) === null, problems['zip-morocco']()),
          )
        : typedText,
    })
  }, [country, asked])
}
