import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { accountPaths } from '@/config/account-paths'
import { accountLimits } from '@/config/page-limits'
import { account } from '@/content/account/account'
import { settings } from '@/content/account/settings'
import { useChangePassword } from '@/data/auth/password'
import { authProblemOf } from '@/data/auth/problems'
import type { Member } from '@/data/auth/session'
import { Button } from '@/ui/button'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast/toast'
import { AccountSection } from '../account-frame'

const words = settings.password
const show = { showLabel: account.signIn.showPassword, hideLabel: account.signIn.hidePassword }

/** Changes the password. */
export function SettingsPassword({ member, hasPassword }: { member: Member; hasPassword: boolean }) {
  const { mutate, isPending, error } = useChangePassword(member)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [validated, setValidated] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  if (!hasPassword) return <AccountSection title={words.title}>{words.none}</AccountSection>

  const problems = {
    current: current ? null : words.problems.current,
    next: next.length >= accountLimits.passwordLength ? null : words.problems[next ? 'short' : 'next'],
  }
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    if (problems.current || problems.next) return focus(problems.current ? 'current' : 'next')
    if (isPending) return
    mutate(
      { current, next },
      {
        onSuccess: () => {
          setCurrent('')
          setNext('')
          setValidated(false)
          showToast({ title: words.done, tone: 'success' })
        },
        onError: (failure) => focus(authProblemOf(failure) === 'credentials' ? 'current' : 'next'),
      },
    )
  }
  const problem = error && authProblemOf(error)
  return (
    <AccountSection title={words.title} text={words.text}>
      <form ref={form} noValidate aria-label={words.title} onSubmit={onSubmit} className="grid gap-5">
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly name="username" autoComplete="username" value={member.email} />
        <PasswordField
          {...show}
          name="current"
          label={words.current}
          autoComplete="current-password"
          maxLength={72}
          value={current}
          error={validated ? problems.current : null}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <PasswordField
          {...show}
          name="next"
          label={words.next}
          hint={words.nextHint}
          autoComplete="new-password"
          maxLength={72}
          value={next}
          error={validated ? problems.next : null}
          onChange={(event) => setNext(event.target.value)}
        />
        <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
          {problem && (problem === 'credentials' ? words.problems.wrong : account.problems[problem])}
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
