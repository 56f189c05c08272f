import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { AmountField } from '@/admin/shared/form/amount-field'
import { FilterMenu } from '@/admin/shared/list/filter-menu'
import { useShopMoney } from '@/admin/shared/page/shop-money'
import { CollectionOptions } from '@/admin/shared/products/collection-options'
import { admin } from '@/content/admin/admin'
import { adminProducts } from '@/content/admin/catalogue/products'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { toMinor } from '@/domain/money/money'
import {
  type ProductFilter,
  productSorts,
  productStates,
  productStocks,
  sortParam,
} from '@/domain/product/product-list'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'

const { filters: words } = adminProducts

type ProductFiltersProps = { filter: ProductFilter; hrefOf: (patch: Record<string, string | null>) => string }

/** Further filters and the sort order, with the active filters as chips. */
export function ProductFilters({ filter, hrefOf }: ProductFiltersProps) {
  const collections = useQuery(collectionsQuery())
  const { collection, state, stock, from, to, onSale } = filter
  const { money } = useShopMoney()
  const inWords = (typed: string) => typed && money(toMinor(typed))
  const name = collections.data?.find(({ slug }) => slug === collection)?.name ?? collection
  const active = [
    collection && { label: name, without: hrefOf({ collection: null }) },
    state !== 'current' && { label: words.states[state], without: hrefOf({ state: null }) },
    stock && { label: words.stocks[stock], without: hrefOf({ stock: null }) },
    (from || to) && {
      label: words.prices(inWords(from), inWords(to)),
      without: hrefOf({ from: null, to: null }),
    },
    onSale && { label: words.sale, without: hrefOf({ sale: null }) },
  ].filter((each) => typeof each === 'object' && each !== null)
  return (
    <FilterMenu active={active}>
      {(close) => <Fields filter={filter} hrefOf={hrefOf} close={close} />}
    </FilterMenu>
  )
}

function Fields({ filter, hrefOf, close }: ProductFiltersProps & { close: () => void }) {
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim() || null
    const [by, direction] = (text('sort') ?? '').split(' ')
    const sort = productSorts.find((each) => each === by) ?? 'created'
    void navigate(
      hrefOf({
        collection: text('collection'),
        state: text('state') === 'current' ? null : text('state'),
        stock: text('stock'),
        from: text('from'),
        to: text('to'),
        sale: data.has('sale') ? 'yes' : null,
        sort: sortParam({ by: sort, descending: direction === 'down' }),
      }),
    )
    close()
  }
  // Checked by the browser, which says so at the field.
  const price = { pattern: '\\s*\\d{1,5}([.,]\\d{1,2})?\\s*', title: adminProducts.problems.price }
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <SelectField dense name="collection" label={words.collection} defaultValue={filter.collection}>
        <option value="">{words.anyCollection}</option>
        <CollectionOptions own />
      </SelectField>
      <SelectField dense name="state" label={words.state} defaultValue={filter.state}>
        {productStates.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </SelectField>
      <SelectField dense name="stock" label={words.stock} defaultValue={filter.stock ?? ''}>
        <option value="">{words.anyStock}</option>
        {productStocks.map((stock) => (
          <option key={stock} value={stock}>
            {words.stocks[stock]}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-3">
        <AmountField {...price} name="from" label={words.from} defaultValue={filter.from} />
        <AmountField {...price} name="to" label={words.to} defaultValue={filter.to} />
      </div>
      <label className="flex min-h-11 items-center gap-2.5 md:min-h-8">
        <input
          type="checkbox"
          name="sale"
          defaultChecked={filter.onSale}
          className="size-5 accent-accent md:size-4"
        />
        {words.onSale}
      </label>
      <SelectField
        dense
        name="sort"
        label={words.sort}
        defaultValue={`${filter.sort.by} ${filter.sort.descending ? 'down' : 'up'}`}
      >
        {productSorts.flatMap((by) => [
          <option key={`${by} down`} value={`${by} down`}>
            {words.sorts[by][0]}
          </option>,
          <option key={`${by} up`} value={`${by} up`}>
            {words.sorts[by][1]}
          </option>,
        ])}
      </SelectField>
      <Button type="submit" size="small">
        {admin.filters.apply}
      </Button>
    </form>
  )
}
