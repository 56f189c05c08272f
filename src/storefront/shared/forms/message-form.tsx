import { CircleCheck, CircleExclamationPoint } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { messageLimits } from '@/config/support'
import { captchaMissing } from '@/content/mail/captcha-missing'
import { messageWords as words } from '@/content/pages/contact'
import { errors } from '@/content/shared/errors'
import { useShop } from '@/data/settings/shop-settings'
import { wordsFor } from '@/data/supabase/errors'
import { Button, buttonClass } from '@/ui/button'
import { Code } from '@/ui/direction'
import { TextArea, TextField } from '@/ui/field'
import { Honeypot } from './honeypot'
import type { MessageForm } from './use-message-form'

type FrameProps = {
  form: MessageForm
  label: string
  submit: string
  busy: string
  children: ReactNode
}

/** The frame of every form that writes to the shop: honeypot, errors and submit button. */
export function MessageFormFrame({ form, label, submit, busy, children }: FrameProps) {
  return (
    <form noValidate aria-label={label} onSubmit={form.onSubmit} className="relative grid gap-5">
      {form.restored && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-surface-sunken px-4 text-14">
          <span className="py-2.5">{words.restored}</span>
          <Button
            look="text"
            size="medium"
            className="-mx-2 px-2! underline underline-offset-4"
            onClick={form.startAfresh}
          >
            {words.discard}
          </Button>
        </p>
      )}
      {children}
      <Honeypot />
      <p role="status" className={form.wrong > 0 ? 'text-14 font-medium text-danger-text' : 'sr-only'}>
        {form.wrong > 0 && words.summary(form.wrong)}
      </p>
      {form.error && <Failure error={form.error} />}
      <p>
        <Button type="submit" aria-disabled={form.busy || undefined} className="max-sm:w-full">
          {form.busy ? busy : submit}
        </Button>
      </p>
    </form>
  )
}

function Failure({ error }: { error: Error }) {
  const { contactEmail } = useShop()
  const own = { HONEYPOT: words.honeypot, 'rate-limited': words.tooMany, CAPTCHA_REQUIRED: captchaMissing }
  const found = wordsFor(error, { ...errors, ...own })
  return (
    <div role="alert" className="flex gap-3 rounded-surface bg-danger-soft p-4">
      <CircleExclamationPoint
        size={22}
        strokeWidth={1.6}
        aria-hidden="true"
        className="mt-0.5 shrink-0 text-danger-text"
      />
      <div className="min-w-0">
        <p className="font-semibold">{found.title}</p>
        <p>
          <span>{found.text}</span>{' '}
          {contactEmail && found !== own.HONEYPOT && found !== own['rate-limited'] && (
            <>
              {words.failed.kept}{' '}
              <a href={`mailto:${contactEmail}`} className="font-semibold underline underline-offset-4">
                {contactEmail}
              </a>
              .
            </>
          )}
        </p>
      </div>
    </div>
  )
}

type FieldProps = { form: MessageForm; label: string; hint: string }

export function EmailField({ form, label, hint }: FieldProps) {
  return (
    <TextField
      {...form.field('email')}
      label={label}
      hint={hint}
      type="email"
      required
      inputMode="email"
      autoComplete="email"
    />
  )
}

/** The message itself; the characters left are shown only near the limit. */
export function BodyField({ form, label, hint, rows }: FieldProps & { rows: number }) {
  const body = form.field('body')
  const left = messageLimits.body - body.value.trim().length
  const count = left > 500 ? null : left >= 0 ? words.left(left) : words.over(-left)
  return (
    <TextArea
      {...body}
      label={label}
      hint={
        <>
          <span>{hint}</span> {count !== null && <span>{count}</span>}
        </>
      }
      required
      rows={rows}
    />
  )
}

type SentNoteProps = {
  form: MessageForm
  words: { title: string; text: string; again: string }
  next: { to: string; label: string }
}

/** Replaces a form after it was sent, and takes the focus. */
export function SentNote({
  form: { sent, startAfresh },
  words: { title, text, again },
  next,
}: SentNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (!sent) return null
  return (
    <div className="rounded-surface bg-success-soft p-6 md:p-8">
      <CircleCheck size={32} strokeWidth={1.6} aria-hidden="true" className="text-success" />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-28 leading-tight outline-none">
        {title}
      </h2>
      <p className="mt-2 max-w-prose">{text}</p>
      <dl className="mt-5 flex flex-wrap items-baseline gap-x-3 border-t border-ink/15 pt-4">
        <dt className="text-14">{words.reference}</dt>
        <dd className="font-semibold tracking-wide tabular-nums">
          <Code>{sent.reference}</Code>
        </dd>
      </dl>
      <p className="mt-1 text-14 [overflow-wrap:anywhere]">
        {sent.mailed ? words.mailed(sent.email) : words.notMailed}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={next.to} className={buttonClass()}>
          {next.label}
        </Link>
        <Button look="line" onClick={startAfresh}>
          {again}
        </Button>
      </div>
    </div>
  )
}
