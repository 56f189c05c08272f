import { type FormEvent, useRef, useState } from 'react'
import { errors } from '@/content/errors'
import { notifyWords } from '@/content/product'
import { useSubscribe } from '@/data/subscriptions/subscription-mutations'
import { AppError } from '@/data/supabase/errors'
import { check, email as emailRule, required } from '@/domain/validation'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'

/** Stores an address for the day this variant is back. `variant` names it: "XXL in Pink". */
export function NotifyForm({ variantId, variant }: { variantId: string; variant: string }) {
  const subscribe = useSubscribe()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const done = useRef<HTMLParagraphElement>(null)

  const fail = (words: string) => {
    setProblem(words)
    field.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (subscribe.isPending) return undefined
    const found = check(email, [required, emailRule])
    if (found) return fail(found === 'required' ? notifyWords.required : notifyWords.invalid)
    setProblem(null)
    subscribe.mutate(
      { email: email.trim(), topic: `back-in-stock:${variantId}` },
      {
        onSuccess: () => done.current?.focus({ preventScroll: true }),
        onError: (error) => {
          const kind = error instanceof AppError ? error.kind : 'unknown'
          fail(kind === 'invalid' ? notifyWords.invalid : errors[kind].text)
        },
      },
    )
  }

  return (
    <>
      <p
        ref={done}
        role="status"
        tabIndex={-1}
        className={
          subscribe.isSuccess
            ? 'mt-2 rounded-control bg-mint-wash px-3.5 py-3 text-14 text-mint outline-none'
            : 'sr-only'
        }
      >
        {subscribe.isSuccess && notifyWords.done(variant)}
      </p>
      {!subscribe.isSuccess && (
        <form
          onSubmit={onSubmit}
          noValidate
          aria-label={notifyWords.label(variant)}
          className="mt-3 rounded-surface bg-sand p-4"
        >
          <TextField
            ref={field}
            label={notifyWords.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={problem}
          />
          <Button
            type="submit"
            look="line"
            size="medium"
            className="mt-3"
            aria-disabled={subscribe.isPending || undefined}
          >
            {subscribe.isPending ? notifyWords.sending : notifyWords.submit}
          </Button>
        </form>
      )}
    </>
  )
}
