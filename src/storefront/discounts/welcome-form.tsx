import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { welcomeWords as words } from '@/content/account/welcome'
import { captchaMissing } from '@/content/mail/captcha-missing'
import { errors } from '@/content/shared/errors'
import { memberQuery } from '@/data/auth/session'
import { useRequestWelcome } from '@/data/discounts/welcome'
import { wordsFor } from '@/data/supabase/errors'
import { check, email as emailRule, maxLength, required } from '@/domain/values/validation'
import { Honeypot } from '@/storefront/shared/forms/honeypot'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'

/** Asks for the link that leads to the code. The typed address stays until it has worked. */
export function WelcomeForm() {
  const { data: member } = useQuery(memberQuery())
  const { mutate, isPending, error } = useRequestWelcome()
  const [typed, setTyped] = useState<string | null>(null)
  const [news, setNews] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const sent = useRef<HTMLHeadingElement>(null)
  const email = typed ?? member?.email ?? ''

  useEffect(() => {
    if (sentTo !== null) sent.current?.focus()
  }, [sentTo])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const wrong = check(email, [required, maxLength(254), emailRule])
    const message =
      wrong === null
        ? null
        : wrong === 'required' || wrong === 'too-long'
          ? words.problems[wrong]
          : words.problems.email
    setProblem(message)
    if (message) {
      input.current?.focus()
      return
    }
    const address = email.trim()
    mutate(
      { email: address, news, honeypot: honeypot.current?.value ?? '' },
      {
        onSuccess: () => setSentTo(address),
        onError: () => {
          // Filled in by a browser's autofill, it would refuse every further try.
          if (honeypot.current) honeypot.current.value = ''
          input.current?.focus()
        },
      },
    )
  }
  if (sentTo !== null) {
    return (
      <div className="max-w-md rounded-surface bg-success-soft p-6">
        <h2 ref={sent} tabIndex={-1} className="text-28 leading-tight outline-none">
          {words.sent.title}
        </h2>
        <p className="mt-2 wrap-anywhere">{words.sent.text(sentTo)}</p>
        <p className="mt-2 text-14 text-muted">{words.sent.again}</p>
        <Button look="line" size="medium" className="mt-4" onClick={() => setSentTo(null)}>
          {words.sent.other}
        </Button>
      </div>
    )
  }
  const failure = error && wordsFor(error, { ...errors, CAPTCHA_REQUIRED: captchaMissing })
  return (
    <form noValidate aria-label={words.documentTitle} onSubmit={onSubmit} className="grid max-w-md gap-4">
      <TextField
        ref={input}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        label={words.email}
        value={email}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(null)
        }}
      />
      <label className="flex items-start gap-3 text-14">
        <input
          type="checkbox"
          name="news"
          checked={news}
          onChange={(event) => setNews(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        {words.news}
      </label>
      <Honeypot ref={honeypot} />
      <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
        {failure && `${failure.title}. ${failure.text}`}
      </p>
      <Button type="submit" aria-disabled={isPending} className="justify-self-start max-sm:w-full">
        {isPending ? words.busy : words.submit}
      </Button>
    </form>
  )
}
