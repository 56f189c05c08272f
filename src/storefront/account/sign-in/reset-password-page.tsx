import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { accountPaths } from '@/config/account-paths'
import { accountLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { common } from '@/content/shared/common'
import { useConfirmSession } from '@/data/auth/confirm-session'
import { useReturn } from '@/data/auth/oauth-and-otp'
import { useOpenLink, useSetPassword } from '@/data/auth/password'
import { authProblemOf } from '@/data/auth/problems'
import { newPassword } from '@/domain/values/password'
import { focusField, useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button, buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { PasswordField } from '@/ui/password-field'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { showToast } from '@/ui/toast/toast'

const words = account.reset.choose
const { password, passwordLength, passwordBytes } = account.required
const schema = v.object({
  password: newPassword(accountLimits.passwordLength, password, passwordLength, passwordBytes),
  code: v.string(),
})
const empty = { password: '', code: '' }

/**
 * The page behind the link in the password mail. The secret is used only together with the new password, so that
 * opening the page (as mail scanners do) does not use it up. A project with its own mails may return with a code
 * instead.
 */
export function ResetPasswordPage() {
  usePageHead({ title: common.title(words.title), path: accountPaths.resetPassword, hidden: true })
  const { hash, search } = useLocation()
  // Read when the page opened: a used secret is removed from the URL.
  const [{ secret, hasCode }] = useState({
    secret: hash.slice(1),
    hasCode: new URLSearchParams(search).has('code'),
  })
  const { mutate: resumeSession, data: member, isIdle, isPending } = useReturn()
  useEffect(() => {
    if (hasCode) resumeSession()
  }, [hasCode, resumeSession])
  const [isExpired, setExpired] = useState(!secret && !hasCode)

  if (hasCode && (isIdle || isPending)) {
    return (
      <div className="wrap py-10 md:py-section">
        <Skeleton className="mx-auto h-80 max-w-md" />
      </div>
    )
  }
  return isExpired || (hasCode && !member) ? (
    <Expired isAnswer={!hasCode && secret !== ''} />
  ) : (
    <Choose secret={hasCode ? null : secret} onExpired={() => setExpired(true)} />
  )
}

function Choose({ secret, onExpired }: { secret: string | null; onExpired: () => void }) {
  const open = useOpenLink('recovery')
  const save = useSetPassword()
  const confirm = useConfirmSession()
  const navigate = useNavigate()
  const error = open.error ?? confirm.error ?? save.error
  const isBusy = open.isPending || confirm.isPending || save.isPending
  // The link of the mail stands for the password alone.
  const asksCode = !confirm.isSuccess && save.error !== null && authProblemOf(save.error) === 'second-factor'
  const choose = async ({ password, code }: typeof empty, form: HTMLFormElement) => {
    try {
      // The secret works once: after a rejected password the session is already open.
      if (secret !== null && !open.isSuccess) await open.mutateAsync(secret)
      if (asksCode) await confirm.mutateAsync(code.replace(/\s/g, ''))
      await save.mutateAsync(password)
      showToast({ title: words.done, tone: 'success' })
      void navigate(paths.profile, { replace: true })
    } catch (failure) {
      const kind = authProblemOf(failure)
      if (kind === 'code' || kind === 'credentials') onExpired()
      else focusField(form, 'password')
    }
  }
  const { bind, onSubmit } = useSchemaForm({
    schema,
    values: empty,
    isPending: isBusy,
    submit: (typed, form) => void choose(typed, form),
  })
  return (
    <div className="wrap py-10 md:py-section">
      <div className="mx-auto max-w-md">
        <h1 tabIndex={-1} className="text-44 leading-tight text-balance">
          {words.title}
        </h1>
        <p className="mt-2 text-pretty text-muted">{words.text}</p>
        <form noValidate aria-label={words.title} onSubmit={onSubmit} className="mt-6 grid gap-4">
          <PasswordField
            {...bind('password')}
            label={words.password}
            hint={account.signIn.passwordHint}
            showLabel={account.signIn.showPassword}
            hideLabel={account.signIn.hidePassword}
            autoComplete="new-password"
          />
          {asksCode && (
            <TextField
              {...bind('code')}
              label={words.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
            />
          )}
          <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
            {error &&
              (asksCode && error === save.error ? words.codeNeeded : account.problems[authProblemOf(error)])}
          </p>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? words.busy : words.submit}
          </Button>
        </form>
      </div>
    </div>
  )
}

/** Takes the focus where it answers the form, which is gone. */
function Expired({ isAnswer }: { isAnswer: boolean }) {
  const { title, text, action } = account.reset.expired
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) panel.current?.querySelector('h1')?.focus()
  }, [isAnswer])
  return (
    <div ref={panel} className="wrap py-section" role="status">
      <StatePanel
        heading="h1"
        title={title}
        text={text}
        actions={
          <Link to={accountPaths.forgotPassword} className={buttonClass()}>
            {action}
          </Link>
        }
      />
    </div>
  )
}
