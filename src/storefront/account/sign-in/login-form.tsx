import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { accountPaths } from '@/config/account-paths'
import { accountLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { authProblemOf } from '@/data/auth/problems'
import { useSignIn, useSignUp } from '@/data/auth/sign-in'
import { check, email as emailRule, required } from '@/domain/values/validation'
import { useWelcomePercent } from '@/storefront/shared/preferences/use-welcome-percent'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast/toast'
import { ResendConfirmation } from './resend-confirmation'

const words = account.signIn

type LoginFormProps = {
  isSignUp: boolean
  /** Called when the account's email is not confirmed yet. */
  onConfirm: (email: string) => void
}

/** Name (sign-up only), email and password. Switching the form or a failure keeps what was typed. */
export function LoginForm({ isSignUp, onConfirm }: LoginFormProps) {
  const signIn = useSignIn()
  const signUp = useSignUp()
  const percent = useWelcomePercent()
  const [values, setValues] = useState({ name: '', email: '', password: '' })
  const [checkedFor, setCheckedFor] = useState<boolean | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const problems = problemsOf(values, isSignUp)
  const shownProblems = checkedFor === isSignUp ? problems : {}
  const action = isSignUp ? signUp : signIn
  const bind = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: shownProblems[name],
    onChange: (event: { target: { value: string } }) =>
      setValues((current) => ({ ...current, [name]: event.target.value })),
  })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setCheckedFor(isSignUp)
    const first = (['name', 'email', 'password'] as const).find((name) => problems[name])
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    if (action.isPending) return
    const input = { ...values, email: values.email.trim(), name: values.name.trim() }
    // Uses the promise instead of mutate's callbacks: the page navigates once there is a member, and an unmounted
    // form's callbacks do not run.
    action.mutateAsync(input).then(
      (member) => {
        if (member) showToast({ title: words.welcome(member.name), tone: 'success' })
        else onConfirm(input.email)
      },
      () => form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus(),
    )
  }
  const problem = action.isError ? authProblemOf(action.error) : null
  const label = isSignUp
    ? action.isPending
      ? words.busySignUp
      : words.signUp
    : action.isPending
      ? words.busyLogin
      : words.login
  return (
    <form
      ref={form}
      noValidate
      aria-label={isSignUp ? words.signUp : words.login}
      onSubmit={onSubmit}
      className="mt-6 grid gap-4"
    >
      {isSignUp && <TextField {...bind('name')} label={words.fullName} autoComplete="name" maxLength={120} />}
      <TextField
        {...bind('email')}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <PasswordField
        {...bind('password')}
        label={words.password}
        hint={isSignUp ? words.passwordHint : undefined}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        maxLength={72}
      />
      <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
        {problem && account.problems[problem]}
      </p>
      {problem === 'unconfirmed' && action.variables && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ResendConfirmation key={action.variables.email} email={action.variables.email} />
        </div>
      )}
      <Button type="submit" aria-disabled={action.isPending}>
        {label}
      </Button>
      {isSignUp && percent > 0 && (
        <Link
          to={paths.welcome}
          className="inline-flex min-h-11 items-center text-14 underline underline-offset-4 hover:text-accent"
        >
          {words.offer(percent)}
        </Link>
      )}
      {isSignUp ? (
        <p className="text-14 text-pretty text-muted">
          {words.consent.before}
          <Link to={paths.terms} className="underline underline-offset-4 hover:text-ink">
            {words.consent.terms}
          </Link>
          {words.consent.between}
          <Link to={paths.privacy} className="underline underline-offset-4 hover:text-ink">
            {words.consent.privacy}
          </Link>
          {words.consent.after}
        </p>
      ) : (
        <Link
          to={accountPaths.forgotPassword}
          state={{ email: values.email.trim() }}
          className="inline-flex min-h-11 items-center justify-self-center text-14 underline underline-offset-4 hover:text-accent"
        >
          {words.forgot}
        </Link>
      )}
    </form>
  )
}

type Problems = { name?: string; email?: string; password?: string }

function problemsOf(
  { name, email, password }: { name: string; email: string; password: string },
  isSignUp: boolean,
): Problems {
  const { required: words } = account
  const emailProblem = check(email, [required, emailRule])
  const problems: Problems = {}
  if (isSignUp && !name.trim()) problems.name = words.fullName
  if (emailProblem) problems.email = emailProblem === 'required' ? words.email : words.emailFormat
  if (!password) problems.password = words.password
  else if (isSignUp && password.length < accountLimits.passwordLength)
    problems.password = words.passwordLength
  return problems
}
