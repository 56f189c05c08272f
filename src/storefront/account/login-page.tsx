import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account'
import { common } from '@/content/common'
import { memberQuery } from '@/data/auth/session'
import { safeNext } from '@/domain/redirect'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'
import { showToast } from '@/ui/toast'
import { LoginForm } from './login-form'

const words = account.signIn

/** Login and Sign Up, one toggle apart; afterwards on to where one came from. */
export function LoginPage() {
  const [params, setParams] = useSearchParams()
  const member = useQuery(memberQuery())
  const [confirming, setConfirming] = useState<string | null>(null)
  const isSignUp = params.get('mode') === 'sign-up'
  const next = safeNext(params.get('next'), paths.profile)
  const title = isSignUp ? words.signUpTitle : words.title
  usePageHead({ title: common.title(title), path: paths.login, hidden: true })

  const toggle = (signUp: boolean) => {
    const changed = new URLSearchParams(params)
    if (signUp) changed.set('mode', 'sign-up')
    else changed.delete('mode')
    setParams(changed, { replace: true, preventScrollReset: true })
  }
  if (confirming) {
    return (
      <div className="wrap py-section">
        <StatePanel
          heading="h1"
          title={words.confirm.title}
          text={words.confirm.text(confirming)}
          actions={
            <Button
              look="line"
              onClick={() => {
                setConfirming(null)
                toggle(false)
              }}
            >
              {words.confirm.back}
            </Button>
          }
        />
      </div>
    )
  }
  // Signed in just now, or already before.
  if (member.data) return <Navigate to={next} replace />
  return (
    <div className="wrap py-10 md:py-section">
      <div className="mx-auto max-w-md">
        <h1 tabIndex={-1} className="text-44 leading-tight">
          {title}
        </h1>
        <p className="mt-2 text-pretty text-muted">{isSignUp ? words.signUpIntro : words.intro}</p>
        <Toggle isSignUp={isSignUp} onToggle={toggle} />
        <LoginForm isSignUp={isSignUp} onConfirm={setConfirming} />
        <OtherWays />
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
          className={`min-h-11 rounded-control font-semibold ${signUp === isSignUp ? 'bg-raised shadow-rest' : 'text-muted hover:text-ink'}`}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** Apple and phone as the specification has them; this shop's project offers neither, and says so. */
function OtherWays() {
  const tell = ({ title, text }: { title: string; text: string }) => showToast({ title, description: text })
  return (
    <>
      <p className="my-6 flex items-center gap-3 text-14 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      <div className="grid gap-3">
        <Button look="quiet" onClick={() => tell(words.notSetUp.apple)}>
          {words.apple}
        </Button>
        <Button look="quiet" onClick={() => tell(words.notSetUp.phone)}>
          {words.phone}
        </Button>
      </div>
      <p className="mt-6 text-center">
        <Link
          to={paths.home}
          className="inline-flex min-h-11 items-center text-14 text-muted underline underline-offset-4 hover:text-ink"
        >
          {words.guest}
        </Link>
      </p>
    </>
  )
}
