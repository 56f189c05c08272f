import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminDelivery as words } from '@/content/admin/settings/delivery'
import { setUpWords } from '@/content/admin/settings/set-up'
import { adminZonesQuery } from '@/data/delivery/admin-delivery'
import { settingsQuery } from '@/data/settings/settings-queries'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { ErrorNote, StateNote } from '../shared/page/state-note'
import { CourierFeesPanel } from './courier-fees'
import { ZoneEditor } from './zone-editor'

/** One delivery zone, or a new one. */
export function ZonePage() {
  const { zoneId } = useParams()
  const isNew = zoneId === 'new'
  const [search] = useSearchParams()
  const back =
    search.get('from') === 'set-up'
      ? { label: setUpWords.back, to: adminPaths.setUpStep('delivery') }
      : { label: words.form.back, to: adminPaths.settings }
  const { data, isPending, isLoadingError, error, refetch } = useQuery(adminZonesQuery())
  usePageHead({ title: admin.title(words.title), hidden: true })
  const { data: shop } = useQuery(settingsQuery())
  if (isPending || !shop) return <Skeleton className="m-7 h-160" />
  if (isLoadingError)
    return <ErrorNote heading="h1" title={words.error} error={error} retry={() => void refetch()} />
  // The first zone begins with the shop's own country.
  if (isNew)
    return <ZoneEditor zone={null} back={back} begin={data?.length === 0 ? [shop.defaultCountry] : []} />
  const zone = data?.find(({ id }) => id === zoneId)
  if (!zone)
    return (
      <StateNote heading="h1" {...words.form.missing}>
        <Link to={adminPaths.settings} className={buttonClass({ look: 'quiet', size: 'medium' })}>
          {words.form.back}
        </Link>
      </StateNote>
    )
  return (
    <>
      <ZoneEditor key={zone.id} zone={zone} back={back} />
      <div className="px-4 pb-24 md:px-7 md:pb-7">
        <div className="max-w-300">
          <CourierFeesPanel zoneId={zone.id} />
        </div>
      </div>
    </>
  )
}
