import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { account } from '@/content/account/account'
import { useSendCode, useSignInWithCode } from '@/data/auth/oauth-and-otp'
import { authProblemOf } from '@/data/auth/problems'
import { toInternational } from '@/domain/delivery/phone-number'
import { typedText } from '@/domain/values/typed-text'
import { useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

const words = account.signIn.phoneForm
const phoneSchema = v.object({
  phone: v.pipe(v.string(), v.transform(toInternational), v.string(words.problems.phone)),
  code: typedText,
})
const codeSchema = v.object({
  phone: v.string(),
  code: v.pipe(typedText, v.regex(/^\d{6}$/, words.problems.code)),
})
const empty = { phone: '', code: '' }

/** Signs in with a phone number and the code that is sent to it. */
export function PhoneForm({ onBack }: { onBack: () => void }) {
  const send = useSendCode()
  const signIn = useSignInWithCode()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const error = sentTo ? signIn.error : send.error
  const isBusy = sentTo ? signIn.isPending : send.isPending

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step focuses its field
  useEffect(() => input.current?.focus(), [sentTo])

  const { bind, change, forgive, onSubmit } = useSchemaForm({
    schema: sentTo ? codeSchema : phoneSchema,
    values: empty,
    isPending: isBusy,
    submit: ({ phone, code }) => {
      const onError = () => input.current?.focus()
      if (sentTo) {
        signIn
          .mutateAsync({ phone: sentTo, code })
          .then(
            (member) => showToast({ title: account.signIn.welcome(member?.name ?? ''), tone: 'success' }),
            onError,
          )
        return
      }
      const onSuccess = () => {
        setSentTo(phone)
        forgive()
      }
      send.mutate(phone, { onSuccess, onError })
    },
  })
  const resend = (to: string) =>
    send.mutate(to, {
      onSuccess: () => showToast({ title: words.sentAgain }),
      onError: (failure) => showToast({ title: account.problems[authProblemOf(failure)], tone: 'error' }),
    })
  return (
    <form noValidate aria-label={words.title} onSubmit={onSubmit} className="grid gap-4">
      <h2 className="text-28 leading-tight">{sentTo ? words.codeTitle : words.title}</h2>
      <p className="text-pretty text-muted">{sentTo ? words.codeText(sentTo) : words.text}</p>
      {sentTo ? (
        <TextField
          key="code"
          {...bind('code')}
          ref={input}
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
        />
      ) : (
        <TextField
          key="phone"
          {...bind('phone')}
          ref={input}
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
      )}
      <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
        {error && account.problems[authProblemOf(error)]}
      </p>
      <Button type="submit" aria-disabled={isBusy}>
        {sentTo ? (isBusy ? words.busy : words.submit) : isBusy ? words.sending : words.send}
      </Button>
      <p className="flex flex-wrap justify-center gap-x-6">
        {sentTo && (
          <>
            <TextButton onClick={() => resend(sentTo)}>{words.again}</TextButton>
            <TextButton
              onClick={() => {
                setSentTo(null)
                change({ code: '' })
              }}
            >
              {words.other}
            </TextButton>
          </>
        )}
        <TextButton onClick={onBack}>{words.back}</TextButton>
      </p>
    </form>
  )
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 text-14 underline underline-offset-4 hover:text-accent"
    >
      {children}
    </button>
  )
}
