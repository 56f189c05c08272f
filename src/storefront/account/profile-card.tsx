import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { common } from '@/content/shared/common'
import { number } from '@/content/shared/numbers'
import type { Member } from '@/data/auth/session'
import type { Profile } from '@/data/profile/fetch-profile'
import { dateLocale } from '@/domain/text/build-language'
import { useMemberWishlist } from '@/storefront/shared/wishlist/member-wishlist'
import { Code } from '@/ui/direction'
import { Skeleton } from '@/ui/skeleton'

const words = account.profile
const month = new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric' })

/** The member's name, email and figures. */
export function ProfileCard({ member, profile }: { member: Member; profile: UseQueryResult<Profile> }) {
  const name = profile.data?.name ?? member.name
  return (
    <section
      aria-label={words.card}
      className="rounded-surface border border-line bg-surface-raised p-5 shadow-rest"
    >
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-20 font-medium text-accent"
        >
          {initialsOf(name || member.email)}
        </span>
        <div className="min-w-0">
          <p className="sr-only">{words.card}</p>
          {name && <p className="truncate font-semibold">{name}</p>}
          <p className="text-14 wrap-anywhere text-muted">
            <Code>{member.email || profile.data?.phone}</Code>
          </p>
        </div>
      </div>
      {profile.isPending && <Skeleton className="mt-5 h-23" />}
      {profile.isLoadingError && (
        <p role="alert" className="mt-5 min-h-23 text-14 text-muted">
          {words.stats.error}{' '}
          <button
            type="button"
            onClick={() => void profile.refetch()}
            className="min-h-11 font-semibold text-ink underline underline-offset-4"
          >
            {common.tryAgain}
          </button>
        </p>
      )}
      {profile.data && (
        <>
          <Stats member={member} profile={profile.data} />
          <p className="mt-3 text-12 text-muted">{words.since(month.format(profile.data.since))}</p>
        </>
      )}
    </section>
  )
}

function Stats({ member, profile }: { member: Member; profile: Profile }) {
  // Right after sign-in the guest's wishlist joins the account, which the profile may have been read before.
  const { data: wishlist } = useMemberWishlist(member.id)
  const stats = [
    { label: words.stats.orders, count: profile.orders, to: paths.profileOrders },
    { label: words.stats.wishlist, count: wishlist?.length ?? profile.wishlist, to: paths.wishlist },
    { label: words.stats.reviews, count: profile.reviews },
  ]
  const box = 'grid justify-items-center gap-0.5 rounded-control bg-surface-sunken px-2 py-2.5'
  return (
    <ul aria-label={words.stats.label} className="mt-5 grid grid-cols-3 gap-2">
      {stats.map(({ label, count, to }) => {
        const content = (
          <>
            <b className="font-display text-20 leading-tight font-medium tabular-nums">{number(count)}</b>{' '}
            <span className="text-12 text-muted">{label}</span>
          </>
        )
        return (
          <li key={label}>
            {to ? (
              <Link to={to} className={`${box} hover:bg-line`}>
                {content}
              </Link>
            ) : (
              <span className={box}>{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** "NA" for "Nora Alami". Splits by code point, because some letters take more than one code unit. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
}
