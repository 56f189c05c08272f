import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { accountPaths } from '@/config/account-paths'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { common } from '@/content/shared/common'
import { useOpenLink } from '@/data/auth/password'
import { authProblemOf } from '@/data/auth/problems'
import { Button, buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'
import { showToast } from '@/ui/toast/toast'

const words = account.confirmEmail

/**
 * The page behind the confirmation link in the mail after signing up. It asks for a click, because mail scanners open
 * links too.
 */
export function ConfirmEmailPage() {
  usePageHead({ title: common.title(words.title), path: accountPaths.confirmEmail, hidden: true })
  const { hash } = useLocation()
  const [secret] = useState(hash.slice(1))
  const { mutateAsync, isPending, error } = useOpenLink('signup')
  const navigate = useNavigate()
  const problem = error && authProblemOf(error)
  const isExpired = !secret || problem === 'code' || problem === 'credentials'

  const confirm = () => {
    if (isPending) return
    mutateAsync(secret).then(
      (member) => {
        showToast({ title: account.signIn.welcome(member?.name ?? ''), tone: 'success' })
        void navigate(paths.profile, { replace: true })
      },
      // The error is shown below.
      () => {},
    )
  }
  return (
    <div className="wrap py-section">
      {isExpired ? (
        <div role="status">
          <StatePanel
            heading="h1"
            title={words.expired.title}
            text={words.expired.text}
            actions={
              <Link to={paths.login} className={buttonClass()}>
                {words.expired.action}
              </Link>
            }
          />
        </div>
      ) : (
        <StatePanel
          heading="h1"
          title={words.title}
          text={words.text}
          actions={
            <>
              <Button aria-disabled={isPending} onClick={confirm}>
                {isPending ? words.busy : words.submit}
              </Button>
              <p role="alert" className="basis-full text-14 font-medium text-danger-text empty:hidden">
                {problem && account.problems[problem]}
              </p>
            </>
          }
        />
      )}
    </div>
  )
}
