import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { track } from '@/content/orders/track'
import { common } from '@/content/shared/common'
import { memberQuery } from '@/data/auth/session'
import { useTrackOrder } from '@/data/orders/track-order'
import { ClaimGuestOrders } from '@/storefront/shared/order/claim-guest-orders'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { GuestOrders } from './guest-orders'
import { TrackForm } from './track-form'
import { TrackResult } from './track-result'

/** Tracks an order by number and email, and lists the guest orders of this browser. */
export function TrackPage() {
  usePageHead({ title: common.title(track.title), description: track.description, path: paths.track })
  const { data: member } = useQuery(memberQuery())
  const lookup = useTrackOrder()
  // Counts the answers: each is announced and focused once, also when it equals the one before.
  const [answers, setAnswers] = useState(0)

  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <h1 tabIndex={-1} className="text-44 leading-tight">
        {track.title}
      </h1>
      <p className="mt-2 max-w-prose text-pretty text-muted">{track.intro}</p>
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <TrackForm
          known={member?.email ?? ''}
          busy={lookup.isPending}
          onTrack={(input) => lookup.mutate(input, { onSettled: () => setAnswers((count) => count + 1) })}
        />
        <div className="grid gap-8">
          {lookup.isPending && <Skeleton className="h-64 md:h-56" />}
          {(lookup.isSuccess || lookup.isError) && (
            <TrackResult
              key={answers}
              order={lookup.data}
              email={lookup.variables.email}
              error={lookup.error}
            />
          )}
          {member ? (
            <div className="grid gap-4">
              <p className="text-muted">
                {track.member.text}{' '}
                <Link
                  to={paths.profileOrders}
                  className="font-semibold text-accent underline underline-offset-4"
                >
                  {account.profile.orders}
                </Link>
              </p>
              <ClaimGuestOrders />
            </div>
          ) : (
            <GuestOrders />
          )}
        </div>
      </div>
    </div>
  )
}
