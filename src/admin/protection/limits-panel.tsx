import { useQuery } from '@tanstack/react-query'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminProtection } from '@/content/admin/settings/protection'
import { limitsHitQuery } from '@/data/orders/holds'
import { serverNow } from '@/data/supabase/server-clock'
import { Skeleton } from '@/ui/skeleton'
import { Panel, panelRow } from '../shared/page/panel'
import { LoadingError, StateNote } from '../shared/page/state-note'

const words = adminProtection.limits

/** Where the shop's limits refused requests within a day. */
export function LimitsPanel() {
  const limits = useQuery({ ...limitsHitQuery(), refetchInterval: 60_000 })
  const now = serverNow()
  return (
    <Panel id="limits" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      {limits.isPending && <Skeleton className="mx-4 mb-4 h-40" />}
      <LoadingError title={words.error} query={limits} />
      {limits.data?.length === 0 && <StateNote {...words.none} />}
      <ul>
        {limits.data?.map(({ form, who, refused, allowed, at }) => (
          <li key={`${form} ${who}`} className={panelRow}>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{words.form(form)}</span>
              {who && <bdi className="block w-fit text-muted [overflow-wrap:anywhere]">{who}</bdi>}
            </span>
            <span className="text-end text-muted">
              <span className="block">{words.refused(refused, allowed)}</span>
              <span className="block text-12">{`${dayWords(at, now)} ${timeWords(at)}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
