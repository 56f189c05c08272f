import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { pickProductsQuery } from '@/data/products/pick-products'
import type { ProductSummary } from '@/domain/product/product'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'
import { SearchInput } from '../list/search-input'
import { ShopMoney } from '../page/shop-money'
import { useSettled } from '../page/use-settled'
import { Thumb } from './thumb'

const words = adminCollections.pick

type PickerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Products already added, which are not offered again. */
  taken: ReadonlySet<string>
  most: number
  onAdd: (products: ProductSummary[]) => void
}

/** Searches products and picks several at once. */
export function ProductPicker({ open, onOpenChange, taken, most, onAdd }: PickerProps) {
  const [typed, setTyped] = useState('')
  const query = useSettled(typed.trim(), 200)
  const [chosen, setChosen] = useState<readonly ProductSummary[]>([])
  const found = useQuery({ ...pickProductsQuery(query), enabled: open })

  const close = (wanted: boolean) => {
    onOpenChange(wanted)
    setTyped('')
    setChosen([])
  }
  const toggle = (product: ProductSummary) =>
    setChosen((list) =>
      list.some(({ id }) => id === product.id)
        ? list.filter(({ id }) => id !== product.id)
        : list.length < most
          ? [...list, product]
          : list,
    )
  const add = () => {
    onAdd([...chosen])
    close(false)
  }
  // Picked products stay listed when the query changes.
  const elsewhere = chosen.filter(({ id }) => !found.data?.products.some((product) => product.id === id))
  const rows = [...elsewhere, ...(found.data?.products ?? [])]
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={() => close(false)}>
            {words.cancel}
          </Button>
          <Button size="medium" disabled={chosen.length === 0} onClick={add}>
            {words.add(chosen.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-14">
        <SearchInput label={words.search} value={typed} onChange={setTyped} />
        <p role="status" className="text-12 text-muted">
          {found.data &&
            !found.isPlaceholderData &&
            resultWords(query, found.data.products.length, found.data.total)}
        </p>
        {found.isLoadingError && (
          <p role="alert" className="font-medium text-danger-text">
            {words.error}
          </p>
        )}
        <ul
          aria-label={words.title}
          className="h-80 max-h-[45dvh] overflow-auto rounded-control border border-line bg-surface-raised"
        >
          {found.isPending &&
            Array.from({ length: 6 }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
              <li key={row} className="flex h-13 items-center gap-3 border-b border-line px-3">
                <Skeleton className="h-10 w-8" />
                <Skeleton className="h-3 w-40" />
              </li>
            ))}
          {rows.map((product) => {
            const isTaken = taken.has(product.id)
            return (
              <li key={product.id} className="border-b border-line last:border-b-0">
                <label
                  className={`flex min-h-13 items-center gap-3 px-3 py-1.5 ${isTaken ? 'text-muted' : 'cursor-pointer hover:bg-surface'}`}
                >
                  <input
                    type="checkbox"
                    checked={isTaken || chosen.some(({ id }) => id === product.id)}
                    disabled={isTaken}
                    onChange={() => toggle(product)}
                    className="size-5 accent-accent md:size-4"
                  />
                  <Thumb src={product.picture.src} />
                  <span className="min-w-0 flex-1 leading-snug">
                    <span dir="auto" className="block truncate font-medium">
                      {product.title}
                    </span>
                    <span className="block text-12 text-muted">
                      {isTaken ? words.already : words.left(product.quantity)}
                    </span>
                  </span>
                  <span className="font-semibold">
                    <ShopMoney amount={product.price} />
                  </span>
                </label>
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}

function resultWords(query: string, shown: number, total: number): string {
  if (query === '') return words.newest
  if (total === 0) return words.none(query)
  return total > shown ? words.first(shown, total) : words.found(total)
}
