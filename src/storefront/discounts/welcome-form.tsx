import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { welcomeWords as words } from '@/content/account/welcome'
import { captchaMissing } from '@/content/mail/captcha-missing'
import { errors } from '@/content/shared/errors'
import { memberQuery } from '@/data/auth/session'
import { useRequestWelcome } from '@/data/discounts/welcome'
import { wordsFor } from '@/data/supabase/errors'
import { emailAddress } from '@/domain/values/typed-text'
import { Honeypot, takeHoneypot } from '@/storefront/shared/forms/honeypot'
import { focusField, useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'

const { problems } = words
const schema = v.object({
  email: emailAddress(problems.required, problems.email, problems['too-long']),
  news: v.boolean(),
})

/** Asks for the link that leads to the code. The typed address stays until it has worked. */
export function WelcomeForm() {
  const { data: member } = useQuery(memberQuery())
  const { mutate, isPending, error } = useRequestWelcome()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const sent = useRef<HTMLHeadingElement>(null)
  const { values, change, bind, onSubmit, forgive } = useSchemaForm({
    schema,
    values: { email: member?.email ?? '', news: false },
    isPending,
    submit: (request, form) =>
      mutate(
        { ...request, honeypot: takeHoneypot(form) },
        { onSuccess: () => setSentTo(request.email), onError: () => focusField(form, 'email') },
      ),
  })
  const field = bind('email')

  useEffect(() => {
    if (sentTo !== null) sent.current?.focus()
  }, [sentTo])

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
        {...field}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        label={words.email}
        onChange={(event) => {
          field.onChange(event)
          forgive()
        }}
      />
      <label className="flex items-start gap-3 text-14">
        <input
          type="checkbox"
          name="news"
          checked={values.news}
          onChange={(event) => change({ news: event.target.checked })}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        {words.news}
      </label>
      <Honeypot />
      <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
        {failure && `${failure.title}. ${failure.text}`}
      </p>
      <Button type="submit" aria-disabled={isPending} className="justify-self-start max-sm:w-full">
        {isPending ? words.busy : words.submit}
      </Button>
    </form>
  )
}
