import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { common } from '@/content/shared/common'
import { memberQuery } from '@/data/auth/session'
import { profileQuery } from '@/data/profile/profile-queries'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { ErrorPanel } from '../shared/page/error-panel'
import { MyOrders } from './my-orders'
import { ProfileCard } from './profile-card'
import { ProfileMenu } from './profile-menu'

const words = account.profile

/** The account's start page; a guest is redirected to the login. */
export function ProfilePage() {
  usePageHead({ title: common.title(words.title), path: paths.profile, hidden: true })
  const { data: member, error, isPending, refetch } = useQuery(memberQuery())
  // After logging out here the member goes home instead of to the login.
  const [wasMember, setWasMember] = useState(false)
  if (member && !wasMember) setWasMember(true)
  const profile = useQuery({ ...profileQuery(member?.id ?? ''), enabled: Boolean(member) })
  if (isPending) {
    return (
      <div className="wrap py-10 md:py-section">
        <h1 tabIndex={-1} className="text-44 leading-tight">
          {words.title}
        </h1>
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <Skeleton className="h-96" />
          <Skeleton className="h-64" />
        </div>
      </div>
    )
  }
  if (error && !member) {
    return (
      <div className="wrap py-10">
        <ErrorPanel heading="h1" error={error} retry={() => void refetch()} />
      </div>
    )
  }
  if (!member) {
    const login = `${paths.login}?next=${encodeURIComponent(paths.profile)}`
    return <Navigate to={wasMember ? paths.home : login} replace={!wasMember} />
  }
  return (
    <div className="wrap py-10 md:py-section">
      <h1 tabIndex={-1} className="text-44 leading-tight wrap-anywhere">
        {words.greeting(profile.data?.name ?? member.name)}
      </h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-4">
          <ProfileCard member={member} profile={profile} />
          <ProfileMenu memberId={member.id} />
        </div>
        <MyOrders memberId={member.id} />
      </div>
    </div>
  )
}
