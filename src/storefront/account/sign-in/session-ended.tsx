import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { authProblemOf } from '@/data/auth/problems'
import type { Member } from '@/data/auth/session'
import { useSignInAgain } from '@/data/auth/session-end'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { PasswordDialog } from '../settings/password-dialog'

const words = account.ended

type SessionEndedProps = { member: Member; onDecline: () => void }

/** Asks for the password again, over the current page, when the session has expired. */
export function SessionEnded({ member, onDecline }: SessionEndedProps) {
  const { mutate, isPending, error, reset } = useSignInAgain(member)
  if (!member.email) return <WithoutPassword member={member} onDecline={onDecline} />
  return (
    <PasswordDialog
      title={words.title}
      label={account.signIn.password}
      missing={account.required.password}
      username={member.email}
      cancel={words.decline}
      submit={isPending ? words.busy : words.submit}
      isPending={isPending}
      failure={error && failureOf(error)}
      onCancel={onDecline}
      onType={reset}
      onSubmit={(password, focus) => mutate(password ?? '', { onError: focus })}
    >
      <p>{words.text(member.email)}</p>
    </PasswordDialog>
  )
}

/** A member who signed in by other means goes to the login page and comes back. */
function WithoutPassword({ member, onDecline }: SessionEndedProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const toLogin = () => {
    onDecline()
    void navigate(`${paths.login}?next=${encodeURIComponent(pathname + search)}`)
  }
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && onDecline()}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={onDecline}>
            {words.decline}
          </Button>
          <Button size="medium" onClick={toLogin}>
            {words.login}
          </Button>
        </>
      }
    >
      <p>{words.withoutPassword(member.name)}</p>
    </Dialog>
  )
}

function failureOf(error: Error): string {
  const problem = authProblemOf(error)
  return problem === 'credentials' ? words.wrong : account.problems[problem]
}
