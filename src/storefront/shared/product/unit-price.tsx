import { unitPriceWords } from '@/content/product/unit-price'
import type { Minor } from '@/domain/money/money'
import { unitPrice } from '@/domain/product/unit-price'
import { useMoney } from '../preferences/money'

/** What a litre, a kilogram or a metre costs, by the first of the texts that is a measure. */
export function UnitPrice({ price, measures }: { price: Minor; measures: readonly string[] }) {
  const { money } = useMoney()
  const found = unitPrice(price, measures)
  return (
    found && (
      <span className="block basis-full text-14">{unitPriceWords[found.unit](money(found.amount))}</span>
    )
  )
}
