import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminDelivery as words } from '@/content/admin/settings/delivery'
import { comma } from '@/content/shared/lists'
import { type AdminZone, adminZonesQuery } from '@/data/delivery/admin-delivery'
import { countryName } from '@/domain/delivery/country'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { MayLink } from '../shared/page/may-link'
import { Panel } from '../shared/page/panel'
import { useShopMoney } from '../shared/page/shop-money'
import { ErrorNote, StateNote } from '../shared/page/state-note'

/** Where the shop delivers to, how and for how much; each zone opens in its own form. */
export function ZonesPanel({ zonePath = adminPaths.zone }: { zonePath?: (id: string) => string }) {
  const zones = useQuery(adminZonesQuery())
  return (
    <Panel id="settings-delivery" title={words.title} by={words.hint}>
      {zones.isPending && <Skeleton className="mx-4 mb-4 h-32" />}
      {zones.isLoadingError && (
        <ErrorNote title={words.error} error={zones.error} retry={() => void zones.refetch()} />
      )}
      {zones.data?.length === 0 && <StateNote {...words.none} />}
      <ul>
        {zones.data?.map((zone) => (
          <li key={zone.id} className="relative border-t border-line px-4 py-3 hover:bg-surface">
            <Link
              to={zonePath(zone.id)}
              aria-label={words.edit(zone.name)}
              className="font-semibold after:absolute after:inset-0"
            >
              <bdi>{zone.name}</bdi>
            </Link>
            <p className="text-muted">
              {zone.countries.length === 0
                ? words.rest
                : words.places(zone.countries.map(countryName), zone.cities)}
            </p>
            <Methods zone={zone} />
          </li>
        ))}
      </ul>
      {zones.data && (
        <p className="border-t border-line px-4 py-2">
          <MayLink to={zonePath('new')} className={buttonClass({ look: 'quiet', size: 'small' })}>
            <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
            {words.add}
          </MayLink>
        </p>
      )}
    </Panel>
  )
}

function Methods({ zone }: { zone: AdminZone }) {
  const { money } = useShopMoney()
  if (!zone.methods.some(({ isActive }) => isActive))
    return <p className="mt-1 font-medium text-danger-text">{words.noMethods}</p>
  return (
    <ul className="mt-1.5 grid gap-0.5">
      {zone.methods.map(({ id, name, minDays, maxDays, price, freeAbove, isActive }) => (
        <li
          key={id}
          className={`flex flex-wrap items-baseline gap-x-3 md:grid md:grid-cols-[minmax(0,1fr)_auto_auto] ${isActive ? '' : 'text-muted'}`}
        >
          <span className="max-md:w-full md:truncate">
            <bdi>{name}</bdi>
            <span className="text-muted">
              {isActive
                ? freeAbove !== null && price > 0 && `${comma}${words.freeAbove(money(freeAbove))}`
                : `${comma}${words.off}`}
            </span>
          </span>
          <span className="text-muted">{words.days(minDays, maxDays)}</span>
          <span className="min-w-14 text-end">{price === 0 ? words.free : money(price)}</span>
        </li>
      ))}
    </ul>
  )
}
