import { useShopMoney } from '@/admin/shared/page/shop-money'
import { adminProducts } from '@/content/admin/catalogue/products'
import type { Minor } from '@/domain/money/money'
import { marginPercent } from '@/domain/product/variant-form'

const words = adminProducts.form

/** What is left of a price after what the shop pays. */
export function Margin({ price, cost }: { price: Minor | null; cost: Minor | null }) {
  const { money } = useShopMoney()
  const percent = marginPercent(price, cost)
  return (
    <p aria-live="polite" className="self-center text-14">
      {price !== null && cost !== null && percent !== null && (
        <>
          <span className="block text-12 text-muted">{words.margin}</span>
          <b className="font-semibold">{words.marginOf(money(price - cost), percent)}</b>
        </>
      )}
    </p>
  )
}
