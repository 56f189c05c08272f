import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { accountPaths } from '@/config/account-paths'
import { accountLimits } from '@/config/page-limits'
import { account } from '@/content/account/account'
import { settings } from '@/content/account/settings'
import { useChangePassword } from '@/data/auth/password'
import { authProblemOf } from '@/data/auth/problems'
import type { Member } from '@/data/auth/session'
import { newPassword, password } from '@/domain/values/password'
import { focusField, useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast/toast'
import { AccountSection } from '../account-frame'

const words = settings.password
const { problems } = words
const schema = v.object({
  current: password(problems.current),
  next: newPassword(
    accountLimits.passwordLength,
    problems.next,
    problems.short,
    account.required.passwordBytes,
  ),
})
const empty = { current: '', next: '' }
const show = { showLabel: account.signIn.showPassword, hideLabel: account.signIn.hidePassword }

/** Changes the password. */
export function SettingsPassword({ member, hasPassword }: { member: Member; hasPassword: boolean }) {
  const { mutate, isPending, error } = useChangePassword(member)
  const { bind, onSubmit, change, forgive } = useSchemaForm({
    schema,
    values: empty,
    isPending,
    submit: (passwords, form) =>
      mutate(passwords, {
        onSuccess: () => {
          change(empty)
          forgive()
          showToast({ title: words.done, tone: 'success' })
        },
        onError: (failure) => focusField(form, authProblemOf(failure) === 'credentials' ? 'current' : 'next'),
      }),
  })
  if (!hasPassword) return <AccountSection title={words.title}>{words.none}</AccountSection>

  const problem = error && authProblemOf(error)
  return (
    <AccountSection title={words.title} text={words.text}>
      <form noValidate aria-label={words.title} onSubmit={onSubmit} className="grid gap-5">
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly name="username" autoComplete="username" value={member.email} />
        <PasswordField {...show} {...bind('current')} label={words.current} autoComplete="current-password" />
        <PasswordField
          {...show}
          {...bind('next')}
          label={words.next}
          hint={words.nextHint}
          autoComplete="new-password"
        />
        <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
          {problem && (problem === 'credentials' ? problems.wrong : account.problems[problem])}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? words.busy : words.submit}
          </Button>
          <Link
            to={accountPaths.forgotPassword}
            state={{ email: member.email }}
            className="inline-flex min-h-11 items-center text-14 underline underline-offset-4 hover:text-accent"
          >
            {words.forgot}
          </Link>
        </div>
      </form>
    </AccountSection>
  )
}
