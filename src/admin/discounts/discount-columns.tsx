import { adminDiscounts as words } from '@/content/admin/offers/discounts'
import { comma } from '@/content/shared/lists'
import type { AdminDiscount } from '@/data/discounts/admin-discounts'
import type { Minor } from '@/domain/money/money'
import { Badge } from '@/ui/badge'
import { columnHelper, type ListTable } from '../shared/list/list-table'
import { RowLink } from '../shared/list/row-link'
import { ShopMoney, useShopMoney } from '../shared/page/shop-money'
import { nameOf, scopeWords, stateBadge, takesOff, timeWords, usesLimit } from './discount-words'

const { accessor, columns } = columnHelper<AdminDiscount>()
const head = words.columns

/** Every column of the discounts: how it looks in the table, on a phone and while loading. */
export const discountTable: ListTable<AdminDiscount> = {
  idOf: ({ id }) => id,
  height: 'h-13',
  cell: 'px-2 first:ps-5 last:pe-5',
  phone: 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3',
  columns: columns([
    accessor(nameOf, {
      id: 'discount',
      header: head.discount,
      meta: { skeleton: 'h-8 w-36', phone: 'min-w-0', cell: 'w-full max-w-0' },
      cell: ({ row: { original: discount } }) => <NameCell discount={discount} />,
    }),
    accessor(({ value }) => value, {
      id: 'takes',
      header: head.takes,
      meta: { skeleton: 'w-24', phone: 'row-start-2 min-w-0 text-muted', cell: 'whitespace-nowrap' },
      cell: ({ row: { original: discount } }) => (
        <span className="leading-snug">
          <TakesOff discount={discount} />
          {discount.kind !== 'free_shipping' && (
            <span className="text-muted md:block md:text-12">
              <span className="md:hidden">{comma}</span>
              {scopeWords(discount)}
            </span>
          )}
        </span>
      ),
    }),
    accessor(({ uses }) => uses, {
      id: 'uses',
      header: head.uses,
      meta: { align: 'end', cell: 'whitespace-nowrap', skeleton: 'w-12', phone: 'row-start-2 text-end' },
      cell: ({ row: { original: discount } }) => (
        <>
          <span className="sr-only md:hidden">{head.uses} </span>
          <span>{words.uses(discount.uses, usesLimit(discount))}</span>
        </>
      ),
    }),
    accessor(({ discounted }) => discounted, {
      id: 'discounted',
      header: head.discounted,
      meta: { align: 'end', className: 'max-lg:hidden @max-3xl:hidden', skeleton: 'w-14' },
      cell: ({ getValue }) => <Earned amount={getValue()} />,
    }),
    accessor(({ revenue }) => revenue, {
      id: 'revenue',
      header: head.revenue,
      meta: {
        align: 'end',
        className: 'max-lg:hidden whitespace-nowrap @max-3xl:hidden',
        cell: 'font-semibold',
        skeleton: 'w-14',
      },
      cell: ({ getValue }) => <Earned amount={getValue()} />,
    }),
    accessor(({ state }) => state, {
      id: 'state',
      header: head.state,
      meta: {
        className: 'ps-5',
        cell: 'whitespace-nowrap leading-snug',
        skeleton: 'h-6 w-20',
        phone: 'col-start-2 row-start-1 text-end',
      },
      cell: ({ row: { original: discount } }) => (
        <>
          <Badge variant={stateBadge[discount.state]}>{words.states[discount.state]}</Badge>
          <span className="block pt-0.5 text-12 text-muted max-md:hidden">{timeWords(discount)}</span>
        </>
      ),
    }),
  ]),
}

const TakesOff = ({ discount }: { discount: AdminDiscount }) => takesOff(discount, useShopMoney().currency)

function NameCell({ discount }: { discount: AdminDiscount }) {
  const { id, code, codes, title, source } = discount
  const name = nameOf(discount)
  const kind =
    code === null && codes === 1 ? words.automatic : source === 'owner' ? '' : words.sources[source]
  return (
    <span className="block min-w-0 leading-snug">
      <RowLink id={id} label={words.open(name)} className="block truncate font-semibold">
        {name}
      </RowLink>
      <span className="block truncate text-12 text-muted" dir="auto">
        {[kind, name !== title && title].filter(Boolean).join(comma)}
      </span>
    </span>
  )
}

/** An amount, for those who see amounts. */
function Earned({ amount }: { amount: Minor | null }) {
  return amount === null ? '–' : <ShopMoney amount={amount} />
}
