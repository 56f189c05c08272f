import { type FormEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { accountPaths } from '@/config/account-paths'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { common } from '@/content/shared/common'
import { useRequestReset } from '@/data/auth/password'
import { authProblemOf } from '@/data/auth/problems'
import { check, email as emailRule, required } from '@/domain/values/validation'
import { Button, buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'

const words = account.reset

/** Requests a mail to reset the password. The answer never reveals whether an account exists. */
export function ForgotPasswordPage() {
  usePageHead({ title: common.title(words.title), path: accountPaths.forgotPassword, hidden: true })
  const { mutate, isPending, error } = useRequestReset()
  const [email, setEmail] = useState(useEmailFromLogin())
  const [validated, setValidated] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const problem = check(email, [required, emailRule])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    if (problem) return input.current?.focus()
    if (isPending) return
    mutate(email.trim(), {
      onSuccess: () => setSentTo(email.trim()),
      onError: () => input.current?.focus(),
    })
  }
  if (sentTo) {
    return (
      <div className="wrap py-section" role="status">
        <StatePanel
          heading="h1"
          title={words.sent.title}
          text={`${words.sent.text(sentTo)} ${words.sent.hint}`}
          actions={
            <>
              <Link to={paths.login} className={buttonClass({ look: 'line' })}>
                {account.signIn.confirm.back}
              </Link>
              <Button look="quiet" onClick={() => setSentTo(null)}>
                {words.sent.again}
              </Button>
            </>
          }
        />
      </div>
    )
  }
  return (
    <div className="wrap py-10 md:py-section">
      <div className="mx-auto max-w-md">
        <h1 tabIndex={-1} className="text-44 leading-tight text-balance">
          {words.title}
        </h1>
        <p className="mt-2 text-pretty text-muted">{words.text}</p>
        <form noValidate aria-label={words.title} onSubmit={onSubmit} className="mt-6 grid gap-4">
          <TextField
            ref={input}
            label={account.signIn.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            error={
              validated && problem ? account.required[problem === 'required' ? 'email' : 'emailFormat'] : null
            }
            onChange={(event) => setEmail(event.target.value)}
          />
          <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
            {error && account.problems[authProblemOf(error)]}
          </p>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? words.busy : words.submit}
          </Button>
          <Link
            to={paths.login}
            className="inline-flex min-h-11 items-center justify-self-center text-14 underline underline-offset-4 hover:text-accent"
          >
            {account.signIn.confirm.back}
          </Link>
        </form>
      </div>
    </div>
  )
}

/** The email typed on the login page. */
function useEmailFromLogin(): string {
  const { state }: { state: unknown } = useLocation()
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : ''
}
