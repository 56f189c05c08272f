import { useQuery } from '@tanstack/react-query'
import { Pause, Pencil, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import { type AdminDiscount, adminDiscountQuery } from '@/data/discounts/admin-discounts'
import { useSetDiscountActive } from '@/data/discounts/save-discounts'
import { Badge } from '@/ui/badge'
import { Button, buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { DetailDrawer } from '../shared/drawer/detail-drawer'
import { useMay } from '../shared/page/access'
import { CopyButton } from '../shared/page/copy-button'
import { useShopMoney } from '../shared/page/shop-money'
import { LoadingError, StaleNote, StateNote } from '../shared/page/state-note'
import { toasts } from '../shared/page/toasts'
import { BatchCodes } from './batch-codes'
import { DiscountUses } from './discount-uses'
import { nameOf, scopeWords, stateBadge, takesOff, usesLimit } from './discount-words'

const words = adminDiscounts.detail

/** One discount or batch of codes: its figures, terms and the orders that used it. */
export function DiscountDrawer({ id, listHref }: { id: string; listHref: string }) {
  const answer = useQuery(adminDiscountQuery(id))
  const discount = answer.data
  const { currency } = useShopMoney()
  const mayChange = useMay()('discounts')
  return (
    <DetailDrawer
      label={discount ? adminDiscounts.open(nameOf(discount)) : adminDiscounts.title}
      listTitle={adminDiscounts.title}
      listHref={listHref}
      close={{ label: words.close, hint: words.closeHint }}
      heading={discount ? nameOf(discount) : adminDiscounts.title}
      beside={discount?.code && <CopyButton text={discount.code} label={words.copy} />}
      summary={
        discount ? (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
            <Badge variant={stateBadge[discount.state]}>{adminDiscounts.states[discount.state]}</Badge>
            <span>{takesOff(discount, currency)}</span>
          </p>
        ) : (
          answer.isPending && <span role="status">{admin.loading}</span>
        )
      }
      footer={discount && mayChange && <Foot discount={discount} />}
    >
      {answer.isPending && (
        <div aria-hidden="true" className="grid gap-4 p-5">
          <Skeleton className="h-16" />
          <Skeleton className="h-56" />
        </div>
      )}
      <LoadingError title={words.error} query={answer} />
      {answer.data === null && <StateNote {...words.missing} link={{ to: listHref, label: words.close }} />}
      {discount && (
        <>
          <StaleNote query={answer} />
          <Figures discount={discount} />
          <Terms discount={discount} />
          {mayChange && discount.codes > 1 && <BatchCodes discount={discount} />}
          {mayChange && <DiscountUses id={id} />}
        </>
      )}
    </DetailDrawer>
  )
}

function Figures({ discount }: { discount: AdminDiscount }) {
  const { money } = useShopMoney()
  const figures = [
    [words.figures.uses, adminDiscounts.uses(discount.uses, usesLimit(discount))],
    [words.figures.discounted, discount.discounted === null ? '–' : money(discount.discounted)],
    [words.figures.revenue, discount.revenue === null ? '–' : money(discount.revenue)],
  ]
  return (
    <dl className="grid grid-cols-3 gap-3 border-b border-line bg-surface-raised px-4 py-3 md:ps-5">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="text-16 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Terms({ discount }: { discount: AdminDiscount }) {
  const { rows } = words
  const { money, currency } = useShopMoney()
  const limit = (most: number | null) => (most === null ? words.noLimit : number(most))
  const lines: (readonly [string, string] | false)[] = [
    [rows.title, discount.title],
    [rows.takes, takesOff(discount, currency)],
    discount.kind !== 'free_shipping' && [rows.from, scopeWords(discount)],
    discount.minimum !== null && [rows.minimum, money(discount.minimum)],
    discount.codes === 1 && [rows.limit, limit(discount.totalLimit)],
    discount.codes === 1 && [rows.customerLimit, limit(discount.customerLimit)],
    [
      rows.for,
      [
        discount.mailbox ?? (discount.isFirstOrder ? '' : words.everyone),
        discount.isFirstOrder && words.firstOrder,
      ]
        .filter(Boolean)
        .join(comma),
    ],
    [rows.time, words.span(discount.startsAt, discount.endsAt)],
    [rows.source, adminDiscounts.sources[discount.source]],
  ]
  return (
    <section aria-labelledby="discount-terms" className="border-b border-line px-4 py-3 md:ps-5">
      <h3 id="discount-terms" className="mb-1 font-semibold">
        {words.terms}
      </h3>
      <dl className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
        {lines
          .filter((line) => line !== false)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd dir="auto" className="[overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function Foot({ discount }: { discount: AdminDiscount }) {
  const change = useSetDiscountActive()
  const { id, isActive, source } = discount
  const set = (next: boolean) =>
    change.mutate({ id, isActive: next }, toasts(next ? words.resumed : words.stopped, words.stopFailed))
  const Icon = isActive ? Pause : Play
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 md:ps-5">
      {source === 'owner' && (
        <Link to={adminPaths.editDiscount(id)} className={buttonClass({ look: 'quiet', size: 'small' })}>
          <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.edit}
        </Link>
      )}
      <Button
        look={isActive ? 'danger' : 'quiet'}
        size="small"
        aria-disabled={change.isPending}
        onClick={() => !change.isPending && set(!isActive)}
      >
        <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
        <span>{isActive ? words.stop : words.resume}</span>
      </Button>
      <p className="w-full text-12 text-muted">{words.carts}</p>
    </footer>
  )
}
