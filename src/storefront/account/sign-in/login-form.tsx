import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { accountPaths } from '@/config/account-paths'
import { accountLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { authProblemOf } from '@/data/auth/problems'
import { useSignIn, useSignUp } from '@/data/auth/sign-in'
import { newPassword, password } from '@/domain/values/password'
import { emailAddress, requiredText, typedText } from '@/domain/values/typed-text'
import { focusField, useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { useWelcomePercent } from '@/storefront/shared/preferences/use-welcome-percent'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast/toast'
import { ResendConfirmation } from './resend-confirmation'

const { signIn: words, required } = account
const email = emailAddress(required.email, required.emailFormat)
const signInSchema = v.object({ name: typedText, email, password: password(required.password) })
const signUpSchema = v.object({
  name: requiredText(required.fullName),
  email,
  password: newPassword(
    accountLimits.passwordLength,
    required.password,
    required.passwordLength,
    required.passwordBytes,
  ),
})
const empty = { name: '', email: '', password: '' }

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
  const action = isSignUp ? signUp : signIn
  const { values, bind, onSubmit } = useSchemaForm({
    schema: isSignUp ? signUpSchema : signInSchema,
    values: empty,
    isPending: action.isPending,
    // Uses the promise instead of mutate's callbacks: the page navigates once there is a member, and an unmounted
    // form's callbacks do not run.
    submit: (input, form) =>
      void action.mutateAsync(input).then(
        (member) => {
          if (member) showToast({ title: words.welcome(member.name), tone: 'success' })
          else onConfirm(input.email)
        },
        () => focusField(form, 'password'),
      ),
  })
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
