import { useState } from 'react'
import { useShopMoney } from '@/admin/shared/page/shop-money'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { axesOf, type Cell, cellKey, cellsOf } from '@/domain/product/options/stock-grid'
import { parseAmount } from '@/domain/product/product-fields'
import { parsePrice } from '@/domain/product/product-form'
import { marginPercent } from '@/domain/product/variant-form'
import { Panel } from './panel'
import { VariantDialog } from './variant-dialog'

const words = adminProductEdit.variants

/** The saved sizes and colours with what they have of their own; each opens its form. */
export function VariantsPanel({ product }: { product: EditedProduct }) {
  const [edited, setEdited] = useState<Cell | null>(null)
  const { money } = useShopMoney()
  const productPrice = parsePrice(product.values.price) ?? 0
  const productCost = parseAmount(product.values.cost)
  return (
    <Panel title={words.title}>
      <p className="text-muted">{words.hint}</p>
      <ul className="-mx-4 -mb-4 max-h-96 overflow-y-auto border-t border-line">
        {cellsOf(axesOf(product.values)).map((cell) => {
          const own = product.own[cellKey(cell)]
          const name = nameOf(cell)
          const price = own?.price ?? productPrice
          const cost = own?.cost ?? productCost
          const percent = marginPercent(price, cost)
          return (
            <li key={cellKey(cell)} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => setEdited(cell)}
                className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1.5 text-start hover:bg-surface-sunken md:min-h-9"
              >
                <span className="truncate font-medium">
                  <span className="sr-only">{words.edit(name)}</span>
                  <span aria-hidden="true">{name}</span>
                </span>
                <span className={`text-end ${own?.price == null ? 'text-muted' : 'font-semibold'}`}>
                  {money(price)}
                </span>
                <span className="truncate text-12 text-muted">
                  {own?.barcode ? <bdi dir="ltr">{own.barcode}</bdi> : words.same}
                </span>
                {cost !== null && percent !== null && (
                  <span className="text-end text-12 text-muted">
                    {words.margin(money(price - cost), percent)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {edited && (
        <VariantDialog
          key={cellKey(edited)}
          product={product}
          cell={edited}
          name={nameOf(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  )
}

const nameOf = ({ size, color }: Cell) => [color, size].filter(Boolean).join(' ') || words.one
