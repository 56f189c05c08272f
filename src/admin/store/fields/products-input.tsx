import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { storeFields } from '@/content/admin/store/fields'
import { pickedProductsQuery } from '@/data/pages/admin-targets'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'
import type { ControlProps } from '../../shared/form/control-props'
import { OrderedList } from '../../shared/form/ordered-list'
import { ProductPicker } from '../../shared/products/product-picker'
import { Thumb } from '../../shared/products/thumb'
import { NumberInput } from './plain-inputs'
import { RowInput } from './row-inputs'
import { choiceOf, productsOf, type StoredProducts } from './stored-value'

const words = storeFields.products
/** As private.row_products. */
const mostProducts = 24
const rules = ['picked', 'newest', 'best', 'sale', 'collection'] as const

/** The products of a row: chosen by hand, or by a rule. */
export function ProductsInput({ label, hint, error, value, onChange }: ControlProps) {
  const row = productsOf(value)
  const set = (change: Partial<StoredProducts>) => onChange({ $products: { ...row, ...change } })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-14 font-medium">{label}</legend>
      <SelectField
        dense
        label={words.from(label)}
        hint={hint}
        error={error}
        value={row.from}
        onChange={({ target }) => {
          const from = rules.find((rule) => rule === target.value)
          if (from) set({ from, ...(from !== 'picked' && { count: row.count ?? 12 }) })
        }}
      >
        {rules.map((rule) => (
          <option key={rule} value={rule}>
            {words.rules[rule]}
          </option>
        ))}
      </SelectField>
      {row.from === 'collection' && (
        <RowInput
          of="collection"
          label={words.collection}
          value={row.collection ? { $ref: { id: row.collection } } : null}
          onChange={(chosen) => set({ collection: choiceOf(chosen) ?? undefined })}
        />
      )}
      {row.from !== 'picked' && (
        <NumberInput
          label={words.count}
          error={countProblem(row.count)}
          value={row.count}
          onChange={(count) => typeof count === 'number' && set({ count })}
        />
      )}
      {(row.from === 'picked' || row.from === 'best') && (
        <PickedProducts isFilling={row.from === 'best'} ids={row.ids} onChange={(ids) => set({ ids })} />
      )}
    </fieldset>
  )
}

const countProblem = (count: number | undefined) => {
  if (count === undefined || (count >= 1 && count <= mostProducts)) return undefined
  return count < 1 ? storeFields.problems.least(1) : storeFields.problems.most(mostProducts)
}

type PickedProps = { isFilling: boolean; ids: string[]; onChange: (ids: string[]) => void }

function PickedProducts({ isFilling, ids, onChange }: PickedProps) {
  const [isPicking, setPicking] = useState(false)
  const { data: found = [] } = useQuery(pickedProductsQuery(ids))
  return (
    <div className="grid gap-2">
      {isFilling && <p className="text-12 text-muted">{words.fill}</p>}
      {ids.length === 0 && !isFilling && <p className="text-muted">{words.none}</p>}
      <OrderedList
        label={words.list}
        entries={ids.map((id) => {
          const product = found.find((each) => each.id === id)
          return {
            id,
            name: product?.name ?? storeFields.problems.gone,
            picture: <Thumb src={product?.image ?? ''} className="my-1 me-1" />,
          }
        })}
        onChange={onChange}
      />
      <Button
        look="quiet"
        size="small"
        disabled={ids.length >= mostProducts}
        onClick={() => setPicking(true)}
        className="justify-self-start"
      >
        <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
        {words.pick}
      </Button>
      <ProductPicker
        open={isPicking}
        onOpenChange={setPicking}
        taken={new Set(ids)}
        most={mostProducts - ids.length}
        onAdd={(products) => onChange([...ids, ...products.map(({ id }) => id)])}
      />
    </div>
  )
}
