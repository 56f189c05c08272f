import { CircleExclamationPoint } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { subscribeWords } from '@/content/account/subscribe'
import { footer } from '@/content/layout/footer'
import { Honeypot } from '@/storefront/shared/forms/honeypot'
import { useSubscription } from '@/storefront/shared/forms/use-subscription'
import { useWelcomePercent } from '@/storefront/shared/preferences/use-welcome-percent'
import { Button } from '@/ui/button'

const words = footer.newsletter

/** Subscribes to the newsletter. The typed address stays until it has worked. */
export function NewsletterForm({ title }: { title: string }) {
  const [done, setDone] = useState<string | null>(null)
  const id = useId()
  const percent = useWelcomePercent()
  const { field, problem, isPending, ...form } = useSubscription({
    topic: 'newsletter',
    problems: words.problems,
    onDone: (email, confirm) => setDone((confirm ? subscribeWords.sent : words.done)(email)),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setDone(null)
    form.onSubmit(event)
  }
  return (
    <form noValidate aria-label={title} onSubmit={onSubmit} className="max-w-md">
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <div className="flex gap-2">
        <input
          {...field}
          id={id}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          placeholder={words.label}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-error`}
          className="h-12 min-w-0 flex-1 rounded-picture border border-inverse-edge bg-transparent px-4 text-16 text-inverse-on placeholder:text-inverse-muted focus-visible:outline-highlight aria-invalid:border-highlight"
        />
        <Button look="light" type="submit" aria-disabled={isPending}>
          {isPending ? words.sending : words.button}
        </Button>
      </div>
      <Honeypot />
      {problem && (
        <p id={`${id}-error`} className="mt-2 flex gap-2 text-14 text-inverse-on">
          <CircleExclamationPoint
            size={18}
            strokeWidth={1.6}
            aria-hidden="true"
            className="mt-0.5 shrink-0 text-highlight"
          />
          <span>{problem}</span>
        </p>
      )}
      <p role="status" className={done ? 'mt-2 text-14 text-inverse-on' : undefined}>
        {done}
      </p>
      {percent > 0 && (
        <Link
          to={paths.welcome}
          className="mt-2 inline-flex min-h-6 items-center text-14 text-inverse-muted underline underline-offset-4 hover:text-inverse-on touch:min-h-11"
        >
          {words.offer(percent)}
        </Link>
      )}
    </form>
  )
}
