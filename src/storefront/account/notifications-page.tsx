import { useQuery } from '@tanstack/react-query'
import { accountPaths } from '@/config/account-paths'
import { settings } from '@/content/account/settings'
import { common } from '@/content/shared/common'
import { type Notifications, notificationsQuery, useSetNotification } from '@/data/profile/notifications'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { showToast } from '@/ui/toast/toast'
import { ErrorPanel } from '../shared/page/error-panel'
import { accountFailure } from './account-failure'
import { AccountFrame, AccountSection } from './account-frame'
import { MembersOnly } from './members-only'
import { RestockRequests } from './restock-requests'

const words = settings.notifications

/** Email preferences: topics to switch on and off, and restock requests. */
export function NotificationsPage() {
  usePageHead({ title: common.title(words.title), path: accountPaths.notifications, hidden: true })
  return <MembersOnly title={words.title}>{(member) => <NotificationsOf memberId={member.id} />}</MembersOnly>
}

function NotificationsOf({ memberId }: { memberId: string }) {
  const { data, error, isPending, isLoadingError, refetch } = useQuery(notificationsQuery(memberId))
  const { mutateAsync } = useSetNotification(memberId)
  const set = async (topic: string, on: boolean) => {
    try {
      await mutateAsync({ topic, on })
      return true
    } catch (failure) {
      showToast({ title: settings.failed.title, description: accountFailure(failure), tone: 'error' })
      return false
    }
  }
  return (
    <AccountFrame title={words.title} {...(data?.email && { text: words.to(data.email) })}>
      {isPending && (
        <>
          <Skeleton className="h-96" />
          <Skeleton className="h-32" />
        </>
      )}
      {isLoadingError && <ErrorPanel error={error} retry={() => void refetch()} />}
      {data && !data.email && <StatePanel title={words.noEmail.title} text={words.noEmail.text} />}
      {data?.email && (
        <>
          <AccountSection title={words.topics.title}>
            <Topics notifications={data} onChange={(topic, on) => void set(topic, on)} />
          </AccountSection>
          <AccountSection title={words.waiting.title} text={words.waiting.text}>
            <RestockRequests waiting={data.waiting} set={set} />
          </AccountSection>
        </>
      )}
    </AccountFrame>
  )
}

type TopicsProps = { notifications: Notifications; onChange: (topic: string, on: boolean) => void }

function Topics({ notifications, onChange }: TopicsProps) {
  const { orders, topics } = words
  const item = 'py-4 first:pt-0 last:pb-0'
  const row = 'flex items-start justify-between gap-4'
  return (
    <ul className="divide-y divide-line">
      {topics.list.map(({ topic, label, text }) => (
        <li key={topic} className={item}>
          <label className={`${row} cursor-pointer`}>
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-14 text-muted">{text}</span>
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-label={label}
              checked={notifications.topics.includes(topic)}
              onChange={(event) => onChange(topic, event.target.checked)}
              className="relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-line transition-colors duration-fast before:absolute before:start-0.5 before:top-0.5 before:size-5.5 before:rounded-full before:bg-ink before:transition-transform before:duration-fast checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-accent-on rtl:checked:before:-translate-x-5 forced-colors:appearance-auto"
            />
          </label>
        </li>
      ))}
      <li className={`${item} ${row}`}>
        <span>
          <span className="block font-semibold">{orders.label}</span>
          <span className="block text-14 text-muted">{orders.text}</span>
        </span>
        <span className="shrink-0 text-14 font-semibold text-muted">{orders.always}</span>
      </li>
    </ul>
  )
}
