import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { common } from '@/content/shared/common'
import { useReturn } from '@/data/auth/oauth-and-otp'
import { memberQuery } from '@/data/auth/session'
import { safeNext } from '@/domain/values/redirect'
import { usePageHead } from '@/ui/page-head'
import { ConfirmNotice } from './confirm-notice'
import { LoginForm } from './login-form'
import { OauthAndOtp } from './oauth-and-otp'

const words = account.signIn

/** Login and Sign Up with a toggle between them; afterwards back to the previous page. */
export function LoginPage() {
  const [params, setParams] = useSearchParams()
  const { data: member } = useQuery(memberQuery())
  const [confirming, setConfirming] = useState<string | null>(null)
  const isSignUp = params.get('mode') === 'sign-up'
  const next = safeNext(params.get('next'), paths.profile)
  const title = isSignUp ? words.signUpTitle : words.title
  usePageHead({ title: common.title(title), path: paths.login, hidden: true })

  // Returning from Apple, whose answer is in the URL.
  const { mutate: resumeSession, isPending: isReturning, error: returnError } = useReturn()
  const isReturn = params.has('code') || params.has('error')
  useEffect(() => {
    if (isReturn) resumeSession()
  }, [isReturn, resumeSession])

  const toggle = (signUp: boolean) => {
    const changed = new URLSearchParams(params)
    if (signUp) changed.set('mode', 'sign-up')
    else changed.delete('mode')
    setParams(changed, { replace: true, preventScrollReset: true })
  }
  // Signed in just now or already before.
  if (member) return <Navigate to={next} replace />
  if (confirming) {
    const onBack = () => {
      setConfirming(null)
      toggle(false)
    }
    return <ConfirmNotice email={confirming} onBack={onBack} />
  }
  return (
    <div className="wrap py-10 md:py-section">
      <div className="mx-auto max-w-md">
        <h1 tabIndex={-1} className="text-44 leading-tight">
          {title}
        </h1>
        <p className="mt-2 text-pretty text-muted">{isSignUp ? words.signUpIntro : words.intro}</p>
        <p role="status" className="mt-4 font-medium empty:hidden">
          {isReturning && words.returning}
        </p>
        <p role="alert" className="mt-4 font-medium text-danger-text empty:hidden">
          {returnError && words.returnFailed}
        </p>
        <Toggle isSignUp={isSignUp} onToggle={toggle} />
        <LoginForm isSignUp={isSignUp} onConfirm={setConfirming} />
        <OauthAndOtp next={next} />
        <p className="mt-6 flex flex-wrap justify-center gap-x-6">
          {[
            { to: paths.home, label: words.guest },
            { to: paths.track, label: words.track },
          ].map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center text-14 text-muted underline underline-offset-4 hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  )
}

function Toggle({ isSignUp, onToggle }: { isSignUp: boolean; onToggle: (signUp: boolean) => void }) {
  const choices = [
    { label: words.tabs.login, signUp: false },
    { label: words.tabs.signUp, signUp: true },
  ]
  return (
    <div
      role="group"
      aria-label={words.tabsLabel}
      className="mt-6 grid grid-cols-2 rounded-control bg-line p-1"
    >
      {choices.map(({ label, signUp }) => (
        <button
          key={label}
          type="button"
          aria-pressed={signUp === isSignUp}
          onClick={() => onToggle(signUp)}
          className={`min-h-11 rounded-control font-semibold ${signUp === isSignUp ? 'bg-surface-raised shadow-rest' : 'text-muted hover:text-ink'}`}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
