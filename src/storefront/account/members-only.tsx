import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { orders } from '@/content/orders/orders'
import { type Member, memberQuery } from '@/data/auth/session'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { ErrorPanel } from '../shared/page/error-panel'

/** An account page: redirects a guest to the login and back here afterwards. */
export function MembersOnly({ title, children }: { title: string; children: (member: Member) => ReactNode }) {
  const member = useQuery(memberQuery())
  const { pathname, search } = useLocation()
  if (member.isPending) {
    return (
      <div className="wrap py-10 md:py-section">
        <h1 tabIndex={-1} className="text-44 leading-tight">
          {title}
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
  if (member.data) return children(member.data)
  const words = orders.mine.signedOut
  return (
    <div className="wrap py-10">
      <StatePanel
        heading="h1"
        title={words.title}
        text={words.text}
        actions={
          <Link to={`${paths.login}?next=${encodeURIComponent(pathname + search)}`} className={buttonClass()}>
            {words.action}
          </Link>
        }
      />
    </div>
  )
}
