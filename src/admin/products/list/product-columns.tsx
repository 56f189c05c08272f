import { ExternalLink } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { columnHelper, type ListTable } from '@/admin/shared/list/list-table'
import { ListContext, RowLink } from '@/admin/shared/list/row-link'
import { Thumb } from '@/admin/shared/products/thumb'
import { productLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { shopZone } from '@/config/shop-zone'
import { admin, dayWords } from '@/content/admin/admin'
import { adminProducts as words } from '@/content/admin/catalogue/products'
import { number } from '@/content/shared/numbers'
import type { AdminProduct } from '@/data/products/admin-product-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { toDecimal } from '@/domain/money/money'
import { preview } from '@/domain/text/preview'
import { dayAt } from '@/domain/values/day'
import { PriceMark, StateMark, StockMark } from '../shared/product-marks'

const { accessor, columns, display } = columnHelper<AdminProduct>()
const head = words.columns

/** Every column of the products: how it looks in the table, on a phone and while loading, and what is exported. */
export const productTable: ListTable<AdminProduct> = {
  idOf: ({ id }) => id,
  nameOf: ({ title }) => admin.selection.one(title),
  height: 'h-13',
  cell: 'px-2 first:ps-3 last:pe-5',
  phone: 'grid grid-cols-[3rem_minmax(7.5rem,1fr)_auto] gap-x-3 py-2 ps-15 pe-4 leading-snug',
  columns: columns([
    accessor(({ title }) => title, {
      id: 'title',
      header: head.product,
      meta: {
        sort: 'title',
        cell: 'w-full max-w-0',
        skeleton: 'h-8 w-52',
        phone: 'contents',
      },
      cell: ({ row: { original: product } }) => (
        <span className="flex items-center gap-3 max-md:contents">
          <Thumb src={product.image} className="h-10 w-8 max-md:row-span-2 max-md:h-15 max-md:w-12" />
          <span className="min-w-0 leading-snug max-md:col-span-2">
            <RowLink id={product.id} className="block truncate font-semibold max-md:text-16">
              {product.title}
            </RowLink>
            <span dir="auto" className="block truncate text-muted md:text-12">
              {preview(product.description, productLimits.descriptionPreview)}
            </span>
          </span>
        </span>
      ),
    }),
    accessor(({ collection }) => collection, {
      id: 'collection',
      header: head.collection,
      meta: { className: 'max-xl:hidden', cell: 'max-w-44 truncate text-muted', skeleton: 'w-24' },
    }),
    accessor(
      ({ status, dealPrice }) => words.states[status === 'live' && dealPrice !== null ? 'deal' : status],
      {
        id: 'state',
        header: head.state,
        meta: { className: 'max-lg:hidden', skeleton: 'h-6 w-14' },
        cell: ({ row }) => <StateMark {...row.original} />,
      },
    ),
    accessor(({ price }) => toDecimal(price), {
      id: 'price',
      header: head.price,
      meta: {
        sort: 'price',
        align: 'end',
        className: 'whitespace-nowrap',
        skeleton: 'w-14',
        phone: 'mt-1 flex flex-wrap items-center gap-x-3',
      },
      cell: ({ row }) => <PriceCell product={row.original} />,
    }),
    accessor(({ quantity }) => quantity, {
      id: 'stock',
      header: head.stock,
      meta: {
        sort: 'stock',
        align: 'end',
        className: 'whitespace-nowrap',
        skeleton: 'w-8',
        phone: 'mt-1 self-center text-end',
      },
      cell: ({ row }) => <StockMark {...row.original} />,
    }),
    accessor(({ createdAt }) => dayAt(createdAt, shopZone()), {
      id: 'added',
      header: head.added,
      meta: {
        sort: 'created',
        align: 'end',
        className: 'whitespace-nowrap max-xl:hidden',
        cell: 'text-muted',
        skeleton: 'w-16',
      },
      cell: ({ row }) => dayWords(row.original.createdAt, serverNow()),
    }),
    accessor(({ sold }) => sold ?? 0, {
      id: 'sold',
      header: head.sold,
      meta: {
        sort: 'sold',
        align: 'end',
        className: 'whitespace-nowrap max-xl:hidden',
        cell: 'text-muted',
        skeleton: 'w-8',
      },
      cell: ({ getValue }) => number(getValue()),
    }),
    display({
      id: 'view',
      header: () => <span className="sr-only">{words.viewInStore}</span>,
      meta: { className: 'w-10' },
      cell: ({ row: { original: product } }) =>
        product.status === 'live' && (
          <Link
            to={paths.product(product.slug)}
            aria-label={words.view(product.title)}
            title={words.viewInStore}
            className="relative z-1 grid size-8 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink"
          >
            <ExternalLink size={16} strokeWidth={1.6} aria-hidden="true" />
          </Link>
        ),
    }),
  ]),
}

/** The price, on a phone with a state that is worth a mark. */
function PriceCell({ product }: { product: AdminProduct }) {
  const { isPhone } = use(ListContext)
  return (
    <>
      <span>
        <PriceMark {...product} />
      </span>
      {isPhone && (product.status !== 'live' || product.dealPrice !== null) && <StateMark {...product} />}
    </>
  )
}
