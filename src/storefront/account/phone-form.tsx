import { type FormEvent, useEffect, useRef, useState } from 'react'
import { account } from '@/content/account/account'
import { useSendCode, useSignInWithCode } from '@/data/auth/oauth-and-otp'
import { authProblemOf } from '@/data/auth/problems'
import { toInternational } from '@/domain/delivery/phone-number'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

const words = account.signIn.phoneForm

/** Signs in with a phone number and the code that is sent to it. */
export function PhoneForm({ onBack }: { onBack: () => void }) {
  const send = useSendCode()
  const signIn = useSignInWithCode()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [validated, setValidated] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const phone = toInternational(typed)
  const wrong = sentTo ? !/^\d{6}$/.test(code.trim()) : !phone
  const error = sentTo ? signIn.error : send.error
  const isBusy = sentTo ? signIn.isPending : send.isPending

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step focuses its field
  useEffect(() => input.current?.focus(), [sentTo])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    if (wrong) return input.current?.focus()
    if (isBusy) return
    const onError = () => input.current?.focus()
    if (sentTo) {
      signIn
        .mutateAsync({ phone: sentTo, code: code.trim() })
        .then(
          (member) => showToast({ title: account.signIn.welcome(member?.name ?? ''), tone: 'success' }),
          onError,
        )
    } else if (phone) {
      const onSuccess = () => {
        setSentTo(phone)
        setValidated(false)
      }
      send.mutate(phone, { onSuccess, onError })
    }
  }
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
          ref={input}
          label={words.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          value={code}
          error={validated && wrong ? words.problems.code : null}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <TextField
          key="phone"
          ref={input}
          label={words.phone}
          hint={words.phoneHint}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          value={typed}
          error={validated && wrong ? words.problems.phone : null}
          onChange={(event) => setTyped(event.target.value)}
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
                setCode('')
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
