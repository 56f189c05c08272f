import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { errors } from '@/content/errors'
import { footer } from '@/content/footer'
import { useSubscribe } from '@/data/subscriptions/subscription-mutations'
import { AppError } from '@/data/supabase/errors'
import { check, email as emailRule, required } from '@/domain/validation'
import { Honeypot } from '@/storefront/shared/forms/honeypot'
import { Button } from '@/ui/button'

const words = footer.newsletter

/** Subscribes to the newsletter. The typed address stays until it has worked. */
export function NewsletterForm() {
  const { mutate, isPending } = useSubscribe()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const id = useId()

  const fail = (message: string) => {
    setProblem(message)
    input.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const email = text.trim()
    const wrong = check(email, [required, emailRule])
    setDone(null)
    if (wrong) return fail(words.problems[wrong === 'required' ? 'required' : 'email'])
    setProblem(null)
    const honeypotField = honeypot.current
    mutate(
      { email, topic: 'newsletter', honeypot: honeypotField?.value ?? '' },
      {
        onSuccess: () => {
          setDone(email)
          setText('')
        },
        onError: (error) => {
          if (honeypotField) honeypotField.value = ''
          const { title, text: explanation } = errors[error instanceof AppError ? error.kind : 'unknown']
          fail(`${title}. ${explanation}`)
        },
      },
    )
  }
  return (
    <form noValidate aria-label={words.title} onSubmit={onSubmit} className="max-w-md">
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          placeholder={words.label}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(null)
          }}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-error`}
          className="h-12 min-w-0 flex-1 rounded-picture border border-night-edge bg-transparent px-4 text-16 text-night-on placeholder:text-night-muted focus-visible:outline-saffron aria-invalid:border-saffron"
        />
        <Button look="light" type="submit" aria-disabled={isPending}>
          {isPending ? words.sending : words.button}
        </Button>
      </div>
      <Honeypot ref={honeypot} />
      {problem && (
        <p id={`${id}-error`} className="mt-2 flex gap-2 text-14 text-night-on">
          <CircleAlert
            size={18}
            strokeWidth={1.6}
            aria-hidden="true"
            className="mt-0.5 shrink-0 text-saffron"
          />
          {problem}
        </p>
      )}
      <p role="status" className={done ? 'mt-2 text-14 text-night-on' : undefined}>
        {done && words.done(done)}
      </p>
    </form>
  )
}
