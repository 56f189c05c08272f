import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account'
import { addressWords } from '@/content/addresses'
import { common } from '@/content/common'
import { isAdminQuery, type Member, memberQuery, useSignOut } from '@/data/auth/session'
import { Button, buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { showToast } from '@/ui/toast'
import { ErrorPanel } from '../shared/error-panel'
import { MyOrders } from './my-orders'

const words = account.profile

/** The member's card and orders; for a guest the way to the login. */
export function ProfilePage() {
  usePageHead({ title: common.title(words.title), path: paths.profile, hidden: true })
  const member = useQuery(memberQuery())
  if (member.isPending) {
    return (
      <div className="wrap py-10 md:py-section">
        <h1 tabIndex={-1} className="text-44 leading-tight">
          {words.title}
        </h1>
        <Skeleton className="mt-8 h-36 max-w-xl" />
      </div>
    )
  }
  if (member.isError) {
    return (
      <div className="wrap py-10">
        <ErrorPanel heading="h1" error={member.error} retry={() => void member.refetch()} />
      </div>
    )
  }
  return member.data ? <Account member={member.data} /> : <SignedOut />
}

function SignedOut() {
  const { title, text, action, track } = words.signedOut
  return (
    <div className="wrap py-10">
      <StatePanel
        heading="h1"
        title={title}
        text={text}
        actions={
          <>
            <Link to={`${paths.login}?next=${encodeURIComponent(paths.profile)}`} className={buttonClass()}>
              {action}
            </Link>
            <Link to={paths.track} className={buttonClass({ look: 'line' })}>
              {track}
            </Link>
          </>
        }
      />
    </div>
  )
}

function Account({ member }: { member: Member }) {
  const isOwner = useQuery(isAdminQuery(member.id))
  const signOut = useSignOut()
  const navigate = useNavigate()
  const logout = async () => {
    await signOut.mutateAsync()
    showToast({ title: words.loggedOut })
    void navigate(paths.home)
  }
  return (
    <div className="wrap py-10 md:py-section">
      <h1 tabIndex={-1} className="text-44 leading-tight">
        {words.greeting(member.name)}
      </h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <section
          aria-label={words.card}
          className="rounded-surface border border-line bg-raised p-5 shadow-rest"
        >
          <p className="text-14 text-muted">{words.card}</p>
          {member.name && <p className="mt-1 font-semibold">{member.name}</p>}
          <p className="break-words">{member.email}</p>
          <div className="mt-5 grid gap-2">
            {isOwner.data && (
              <Link to={paths.admin} className={buttonClass({ size: 'medium' })}>
                {words.owner}
              </Link>
            )}
            <Link to={paths.profileAddresses} className={buttonClass({ look: 'quiet', size: 'medium' })}>
              {addressWords.title}
            </Link>
            <Button look="quiet" size="medium" disabled={signOut.isPending} onClick={() => void logout()}>
              {words.logout}
            </Button>
          </div>
        </section>
        <MyOrders memberId={member.id} />
      </div>
    </div>
  )
}
