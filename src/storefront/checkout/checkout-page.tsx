import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, LoaderCircle } from 'lucide-react'
import { type ComponentProps, type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { checkout as words } from '@/content/cart/checkout'
import { common } from '@/content/shared/common'
import { useOrdersClosed } from '@/data/settings/orders-closed'
import { settingsQuery } from '@/data/settings/settings-queries'
import { methodOf } from '@/domain/cart/cart-totals'
import { unservedField } from '@/domain/cart/delivery-address'
import type { Problem } from '@/domain/values/validation'
import { useCart } from '@/storefront/shared/cart/cart-provider'
import type { FieldName } from '@/storefront/shared/cart/checkout-draft'
import { applyCode, discountCode } from '@/storefront/shared/cart/discount-code'
import { useCartCheck } from '@/storefront/shared/cart/use-cart-check'
import { EmptyPage } from '@/storefront/shared/page/empty-page'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Button } from '@/ui/button'
import { useIsHydrating } from '@/ui/hydration'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import type { CheckoutNotice } from './checkout-notice'
import { CheckoutSummary } from './checkout-summary'
import { ContactSection } from './contact-section'
import { DeliverySection } from './delivery-section'
import { PaymentSection } from './payment-section'
import { Section } from './section'
import { useCheckoutForm } from './use-checkout-form'
import { useIsSlow } from './use-is-slow'
import { useQuoteFor } from './use-quote-for'
import { useSubmitOrder } from './use-submit-order'

const Message = lazyPart<ComponentProps<typeof CheckoutNotice>>(() =>
  import('./checkout-notice').then((module) => module.CheckoutNotice),
)

export function CheckoutPage() {
  usePageHead({ title: common.title(words.title), hidden: true })
  if (useIsHydrating()) return <CheckoutFrame />
  return (
    <Suspense fallback={<CheckoutFrame />}>
      <Checkout />
    </Suspense>
  )
}

/** The checkout on one page: contact, address, payment and summary. */
function Checkout() {
  const { totalItems } = useCart()
  const { data: settings } = useQuery(settingsQuery())
  const form = useCheckoutForm()
  const check = useCartCheck(useQuoteFor(form))
  const { lines, blocked, quote, quoteFor, totals, unchecked } = check
  const order = useSubmitOrder()
  const { submit, busy } = order
  const slow = useIsSlow(busy)
  const [found, setFound] = useState<[FieldName, Problem][]>([])
  const asked = useRef(quoteFor)
  useEffect(() => {
    asked.current = quoteFor
  }, [quoteFor])
  // A corrected field leaves the summary at once.
  const remaining = found.map(([name]) => name).filter((name) => form.message(name) !== null)
  const { shopMoney } = useMoney()
  const { total } = totals
  const closed = useOrdersClosed()
  const unserved = unservedField(
    settings?.zones ?? [],
    form.values.country,
    check.isChecking || unchecked ? undefined : quote,
    quoteFor.city,
  )

  if (lines.length === 0 && !busy) return <NothingToOrder />

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const problems = form.judgeAll()
    setFound(problems)
    if (problems.length > 0 || !form.method) return
    if (blocked) focusOn('[data-fix]')
    else if (unserved) focusOn(`form [name="${unserved}"]`)
    else if (hasUnusedCode()) {
      applyCode(discountCode.read().text)
      order.refuse('code')
    } else
      void submit({
        values: { ...form.settled(), paymentMethod: form.method },
        isMember: Boolean(form.member),
        saveFor: form.savesAddress ? form.member?.id : undefined,
        quoteFor: () => asked.current,
        method: methodOf(quote, form.values.deliveryMethod)?.id,
        // A code that takes nothing off is not sent: the shopper has been told, and goes on without it.
        code: quote?.code?.problem ? undefined : quoteFor.code,
        expectedTotal: total,
        onField: (name) => setFound([form.refuse(name)]),
      })
  }

  // What it says from the start comes with the form, which it would push down later.
  const message = <Message form={form} found={found} remaining={remaining} order={order} closed={closed} />
  return (
    <div className="wrap pt-6 lg:pb-section">
      <CheckoutHead />
      <form noValidate aria-label={words.title} onSubmit={onSubmit} className={columnsClass}>
        <div className="min-w-0">
          {closed ? message : <Suspense>{message}</Suspense>}
          <p className="mb-5 text-14 text-muted">{words.allRequired}</p>
          <div>
            <ContactSection form={form} />
            <DeliverySection
              form={form}
              zones={settings?.zones ?? []}
              quote={quote}
              subtotal={totals.subtotal}
              unchecked={unchecked}
              unserved={unserved}
            />
            <PaymentSection form={form} />
          </div>
        </div>
        <div className="lg:sticky lg:top-8">
          <CheckoutSummary check={check} />
          <div className="mt-5 hidden gap-3 lg:grid">
            {slow && <Slow />}
            <PlaceOrder
              busy={busy}
              label={totals.shipping === null ? words.place : words.placeFor(shopMoney(total))}
            />
          </div>
          <p className="mt-3 text-center text-14 text-muted">
            {words.consent}{' '}
            <Link to={paths.terms} className="underline underline-offset-4">
              {words.terms}
            </Link>{' '}
            <Link to={paths.privacy} className="underline underline-offset-4">
              {words.privacy}
            </Link>
          </p>
        </div>
        <div className="sticky bottom-0 z-10 -mx-gutter flex flex-wrap items-center justify-between gap-4 border-t border-line bg-surface-raised px-gutter pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden">
          {slow && <Slow />}
          <p className="shrink-0 tabular-nums">
            <span className="block text-12 leading-tight text-muted">{words.total(totalItems)}</span>
            <strong className="font-display text-28 leading-none font-medium tracking-tight">
              {shopMoney(total)}
            </strong>
          </p>
          <div className="grid flex-1 sm:max-w-64">
            <PlaceOrder busy={busy} label={words.place} />
          </div>
        </div>
      </form>
    </div>
  )
}

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

/** A code that was typed and never applied: forgotten rather than given up, which empties the field. */
function hasUnusedCode() {
  const { text, isUsed } = discountCode.read()
  return text.trim() !== '' && !isUsed
}

const columnsClass = 'grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'

function CheckoutHead() {
  return (
    <>
      <Link
        to={paths.cart}
        className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold hover:text-accent"
      >
        <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
        {words.back}
      </Link>
      <h1 className="mt-1 mb-6 text-44 leading-tight md:mb-8">{words.title}</h1>
    </>
  )
}

/** The parts of the page that do not depend on the cart: its shell. */
function CheckoutFrame() {
  return (
    <div className="wrap min-h-dvh pt-6 pb-section">
      <CheckoutHead />
      <div className={columnsClass}>
        <div>
          <Section step={1} title={words.sections.contact}>
            <Skeleton className="mt-7 h-13 md:col-span-2" />
            <Skeleton className="mt-12 h-13 md:col-span-2" />
          </Section>
          <Section step={2} title={words.sections.delivery}>
            <Skeleton className="mt-7 h-13" />
            <Skeleton className="mt-7 h-13" />
          </Section>
        </div>
        <Skeleton className="h-96 rounded-surface" />
      </div>
      <p role="status" className="sr-only">
        {common.loading}
      </p>
    </div>
  )
}

/** Shown next to the button while the order takes long. */
function Slow() {
  return (
    <p role="status" className="basis-full text-14">
      <strong className="font-semibold">{words.slow.title}</strong> {words.slow.text}
    </p>
  )
}

function PlaceOrder({ busy, label }: { busy: boolean; label: string }) {
  return (
    <Button type="submit" size="huge" disabled={busy} aria-busy={busy}>
      {busy && <LoaderCircle size={20} aria-hidden="true" className="animate-spin motion-reduce:hidden" />}
      <span>{busy ? words.processing : label}</span>
    </Button>
  )
}

function NothingToOrder() {
  const { title, text, action } = words.empty
  return (
    <EmptyPage picture="empty-cart" title={title} text={text} links={[{ to: paths.home, label: action }]} />
  )
}
