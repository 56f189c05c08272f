import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminDeals, momentWords, remainingWords } from '@/content/admin/offers/deals'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import { type AdminDeal, adminDealsByIdQuery } from '@/data/deals/admin-deals'
import { useShopZone } from '@/data/settings/shop-settings'
import { type DealState, dealState } from '@/domain/discounts/deal-plan'
import { Button, buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { DetailDrawer } from '../shared/drawer/detail-drawer'
import { useMay } from '../shared/page/access'
import { useShopMoney } from '../shared/page/shop-money'
import { LoadingError, StateNote } from '../shared/page/state-note'
import { Thumb } from '../shared/products/thumb'
import { revenueOf, SoldBar } from './deal-cells'
import { DealForm } from './deal-form'
import { EndDealsDialog } from './end-deals-dialog'
import { useDealActions } from './use-deal-actions'
import { useNow } from './use-now'

const words = adminDeals.detail

/** One deal: its sales, and the terms that may still change. */
export function DealDrawer({ id, listHref }: { id: string; listHref: string }) {
  const answer = useQuery(adminDealsByIdQuery([id]))
  const deal = answer.data?.[0]
  // The form's times are written by the shop's clocks, so it begins again when the settings say which those are.
  const zone = useShopZone()
  const now = useNow()
  const mayChange = useMay()('discounts')
  const state = deal && dealState(deal, now)
  return (
    <DetailDrawer
      label={words.open(deal?.product.title ?? '')}
      listTitle={adminDeals.title}
      listHref={listHref}
      close={{ label: words.close, hint: words.closeHint }}
      heading={deal?.product.title ?? adminDeals.title}
      summary={
        <p className="text-muted tabular-nums">
          {deal && state
            ? `${adminDeals.kinds[deal.kind]}${comma}${timeOf(deal, state, now)}`
            : answer.isPending && <span role="status">{admin.loading}</span>}
        </p>
      }
      footer={deal && state && mayChange && <Foot deal={deal} state={state} listHref={listHref} />}
    >
      {answer.isPending && (
        <div aria-hidden="true" className="grid gap-4 p-5">
          <Skeleton className="h-16" />
          <Skeleton className="h-72" />
        </div>
      )}
      <LoadingError title={words.error} query={answer} />
      {answer.data && !deal && <StateNote {...words.missing} link={{ to: listHref, label: words.close }} />}
      {deal && state && (
        <>
          <Figures deal={deal} />
          {state !== 'ended' && (
            <fieldset disabled={!mayChange} aria-label={words.open(deal.product.title)} className="contents">
              <DealForm key={zone} deal={deal} hasBegun={state === 'running'} />
            </fieldset>
          )}
          {state === 'ended' && (
            <p className="px-4 py-4 text-muted md:ps-5">
              {`${momentWords(deal.startsAt)} – ${momentWords(deal.endsAt)}`}
            </p>
          )}
        </>
      )}
    </DetailDrawer>
  )
}

function timeOf({ startsAt, endsAt }: AdminDeal, state: DealState, now: number): string {
  if (state === 'ended') return words.ended
  return state === 'running'
    ? words.endsIn(remainingWords(endsAt - now))
    : words.startsIn(remainingWords(startsAt - now))
}

function Figures({ deal }: { deal: AdminDeal }) {
  const { money } = useShopMoney()
  const metrics = [
    [words.sold, number(deal.sold)],
    [words.left, number(deal.total - deal.sold)],
    [words.revenue, money(revenueOf(deal))],
  ]
  return (
    <section aria-label={words.metrics} className="border-b border-line bg-surface-raised">
      <div className="flex gap-4 px-4 py-3 md:ps-5">
        <Thumb src={deal.product.image} className="h-20 w-16" />
        <dl className="grid flex-1 grid-cols-3 items-center gap-2">
          {metrics.map(([label, value]) => (
            <div key={label}>
              <dt className="text-12 text-muted">{label}</dt>
              <dd className="text-16 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="px-4 pb-3 md:ps-5">
        <SoldBar deal={deal} />
      </div>
    </section>
  )
}

function Foot({ deal, state, listHref }: { deal: AdminDeal; state: DealState; listHref: string }) {
  const navigate = useNavigate()
  const { end, remove, duplicate, isBusy } = useDealActions()
  const [asks, setAsks] = useState(false)
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line bg-surface px-4 py-3 md:ps-5">
      {state === 'running' && (
        <Button look="danger" size="small" onClick={() => setAsks(true)}>
          {words.end}
        </Button>
      )}
      {state === 'scheduled' && (
        <Button
          look="danger"
          size="small"
          disabled={isBusy}
          onClick={() => void remove([deal]).then(() => navigate(listHref))}
        >
          {words.remove}
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => duplicate([deal])}>
        <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
        {words.duplicate}
      </Button>
      <Link
        to={paths.product(deal.product.slug)}
        className={`${buttonClass({ look: 'quiet', size: 'small' })} ms-auto`}
      >
        <ExternalLink size={16} strokeWidth={1.6} aria-hidden="true" />
        {words.view}
      </Link>
      <EndDealsDialog
        open={asks}
        count={1}
        isBusy={isBusy}
        onClose={() => setAsks(false)}
        onEnd={() => void end([deal]).then(() => setAsks(false))}
      />
    </footer>
  )
}
