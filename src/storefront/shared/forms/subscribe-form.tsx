import { useQuery } from '@tanstack/react-query'
import { Check, CircleExclamationPoint } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { subscribeWords as words } from '@/content/account/subscribe'
import { memberQuery } from '@/data/auth/session'
import type { Topic } from '@/data/subscriptions/subscribe'
import { Button } from '@/ui/button'
import { Honeypot } from './honeypot'
import { useSubscription } from './use-subscription'

type SubscribeFormProps = {
  topic: Topic
  /** The accessible name: the form's visible surroundings say what it is for. */
  label: string
  button: string
  done: (email: string) => string
  buttonLook?: 'main' | 'light'
}

/** Subscribes an email address to a topic: a member's own with one press, a guest's after typing it. */
export function SubscribeForm({ topic, label, button, done, buttonLook = 'main' }: SubscribeFormProps) {
  const { data: member } = useQuery(memberQuery())
  const [outcome, setOutcome] = useState<string | null>(null)
  const told = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const { field, problem, isPending, onSubmit } = useSubscription({
    topic,
    problems: words.problems,
    known: member?.email,
    onDone: (email, confirm) => {
      setOutcome(confirm ? words.sent(email) : done(email))
      told.current?.focus({ preventScroll: true })
    },
  })
  return (
    <>
      <p
        ref={told}
        role="status"
        tabIndex={-1}
        className={outcome ? 'flex max-w-md gap-2 py-3 font-medium outline-none' : 'sr-only'}
      >
        {outcome && (
          <>
            <Check size={20} strokeWidth={1.8} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>{outcome}</span>
          </>
        )}
      </p>
      {outcome === null && (
        <form noValidate aria-label={label} onSubmit={onSubmit} className="max-w-md">
          {member?.email ? (
            <p className="mb-3 text-14">{words.as(member.email)}</p>
          ) : (
            <label htmlFor={id} className="mb-1.5 block text-14 font-medium">
              {words.label}
            </label>
          )}
          <div className="flex flex-wrap gap-2">
            {!member?.email && (
              <input
                {...field}
                id={id}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
                aria-invalid={problem !== null || undefined}
                aria-describedby={problem === null ? undefined : `${id}-error`}
                className="h-12 min-w-48 flex-1 rounded-picture border border-line-strong bg-surface-raised px-4 text-16 text-ink focus-visible:outline-current"
              />
            )}
            <Button type="submit" look={buttonLook} aria-disabled={isPending || undefined}>
              {isPending ? words.sending : button}
            </Button>
          </div>
          <Honeypot />
          {problem && (
            <p id={`${id}-error`} role="alert" className="mt-2 flex gap-2 text-14 font-medium">
              <CircleExclamationPoint
                size={18}
                strokeWidth={1.6}
                aria-hidden="true"
                className="mt-0.5 shrink-0"
              />
              <span>{problem}</span>
            </p>
          )}
        </form>
      )}
    </>
  )
}
