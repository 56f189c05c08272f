import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { checkoutNotice as words } from '@/content/cart/checkout-notice'
import type { CheckoutChange } from '@/domain/cart/quote-correction'
import type { Minor } from '@/domain/money/money'
import type { Problem } from '@/domain/values/validation'
import type { FieldName } from '@/storefront/shared/cart/checkout-draft'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Button, buttonClass } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { useOnline } from '@/ui/use-online'
import { Notice } from './notice'
import type { Refusal } from './refused-order'
import type { CheckoutForm } from './use-checkout-form'
import type { useSubmitOrder } from './use-submit-order'

const SessionExpiredActions = lazyPart(() =>
  import('./session-expired-actions').then((module) => module.SessionExpiredActions),
)

const ReminderOffer = lazyPart<{ memberId: string }>(() =>
  import('./reminder-offer').then((module) => module.ReminderOffer),
)

type CheckoutNoticeProps = {
  form: CheckoutForm
  /** The problems found by the last submit. */
  found: readonly [FieldName, Problem][]
  /** The invalid fields in the page's order. */
  remaining: readonly FieldName[]
  order: ReturnType<typeof useSubmitOrder>
  /** Why nothing can be ordered at the moment. */
  closed: 'closed' | 'undelivered' | null
}

/** The one message about the whole form, with the next step; and what a shop asks that reminds of a checkout that is left. */
export function CheckoutNotice(props: CheckoutNoticeProps) {
  const { member } = props.form
  return (
    <>
      <FormMessage {...props} />
      {member && document.querySelector('template[data-reminders]') && (
        <Suspense>
          <ReminderOffer memberId={member.id} />
        </Suspense>
      )}
    </>
  )
}

function FormMessage({ form, found, remaining, order, closed }: CheckoutNoticeProps) {
  const online = useOnline()
  const { shopMoney } = useMoney()
  const { refusal, change, lost, busy } = order
  const ref = useRef<HTMLDivElement>(null)

  // Moves the focus to the message that needs attention: an invalid field, a refusal, or the outcome of the last
  // attempt once its button is gone.
  useEffect(() => {
    if (found.length > 0 || refusal || (lost && document.activeElement === document.body))
      ref.current?.focus()
  }, [found, refusal, lost])

  const ask = (
    <Button look="quiet" size="medium" onClick={() => void order.ask()}>
      {words.ask}
    </Button>
  )
  const actions: Partial<Record<keyof typeof words.lost, ReactNode>> = {
    interrupted: ask,
    unpaid: (
      <Button size="medium" onClick={order.pay}>
        {words.toPayment}
      </Button>
    ),
  }
  if (remaining.length > 0) {
    return (
      <Notice ref={ref} tone="error" title={words.errorSummary(remaining.length)}>
        <ul className="mt-1 grid gap-1 text-14">
          {remaining.map((name) => (
            <li key={name}>
              <ProblemLink name={name} message={form.message(name)} />
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  // A guest has no session that could have expired.
  if (refusal && (refusal !== 'session' || form.member)) {
    return (
      <Notice
        ref={ref}
        tone={refusal === 'code' ? 'info' : 'error'}
        title={words.refused[refusal].title}
        actions={<NextStep form={form} refusal={refusal} ask={ask} />}
      >
        <p className="text-14">
          {refusal === 'price' && change && <span>{`${changeSentence(change, shopMoney)} `}</span>}
          <span>{words.refused[refusal].text}</span>
        </p>
      </Notice>
    )
  }
  if (busy) return null
  if (lost) {
    return (
      <Notice ref={ref} tone="info" title={words.lost[lost].title} actions={actions[lost]}>
        <p className="text-14 text-muted">{words.lost[lost].text}</p>
      </Notice>
    )
  }
  if (!online) return <Info title={words.offlineNow.title} text={words.offlineNow.text} />
  return closed && <Info {...words.refused[closed]} />
}

const changeSentence = ({ from, to, what }: CheckoutChange, money: (amount: Minor) => string) =>
  words.changed(
    money(from),
    money(to),
    what.map((part) => words.changes[part]),
  )

function Info({ title, text }: { title: string; text: string }) {
  return (
    <Notice tone="info" title={title}>
      <p className="text-14 text-muted">{text}</p>
    </Notice>
  )
}

/** What can be done about a refusal, besides placing the order again. */
function NextStep({ form, refusal, ask }: { form: CheckoutForm; refusal: Refusal; ask: ReactNode }) {
  if (refusal === 'unsure') return ask
  if (refusal === 'tooMany' || refusal === 'unpaid' || refusal === 'other') {
    return (
      <Link to={paths.contact} className={buttonClass({ look: 'quiet', size: 'medium' })}>
        {words.writeToUs}
      </Link>
    )
  }
  if (refusal !== 'session') return null
  return (
    <Suspense>
      <SessionExpiredActions form={form} />
    </Suspense>
  )
}

/** Links an error in the summary to its field. */
function ProblemLink({ name, message }: { name: FieldName; message: string | null }) {
  return (
    <button
      type="button"
      className="min-h-6 touch:min-h-11 text-start underline underline-offset-4"
      onClick={() => document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus()}
    >
      {message}
    </button>
  )
}
