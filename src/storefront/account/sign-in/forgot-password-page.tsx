import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { accountPaths } from '@/config/account-paths'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { common } from '@/content/shared/common'
import { useRequestReset } from '@/data/auth/password'
import { authProblemOf } from '@/data/auth/problems'
import { emailAddress } from '@/domain/values/typed-text'
import { focusField, useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button, buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'

const words = account.reset
const schema = v.object({ email: emailAddress(account.required.email, account.required.emailFormat) })

/** Requests a mail to reset the password. The answer never reveals whether an account exists. */
export function ForgotPasswordPage() {
  usePageHead({ title: common.title(words.title), path: accountPaths.forgotPassword, hidden: true })
  const { mutate, isPending, error } = useRequestReset()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { bind, onSubmit } = useSchemaForm({
    schema,
    values: { email: useEmailFromLogin() },
    isPending,
    submit: ({ email }, form) =>
      mutate(email, { onSuccess: () => setSentTo(email), onError: () => focusField(form, 'email') }),
  })
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
            {...bind('email')}
            label={account.signIn.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
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
