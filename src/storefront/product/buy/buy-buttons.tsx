import { productWords } from '@/content/product/product'
import { common } from '@/content/shared/common'
import { Button } from '@/ui/button'
import type { Purchase } from './use-purchase'

type BuyButtonsProps = { maxQuantity: number; purchase: Purchase }

/** The two ways to buy. */
export function BuyButtons({ maxQuantity, purchase }: BuyButtonsProps) {
  return (
    <div className="mt-5 grid gap-3 xl:grid-cols-[1.4fr_1fr]">
      <AddButton maxQuantity={maxQuantity} purchase={purchase} size="huge" />
      <Button look="line" size="huge" aria-disabled={purchase.adding || undefined} onClick={purchase.buyNow}>
        {productWords.buyNow}
      </Button>
    </div>
  )
}

/** "Add to Cart" in the panel and in the phone's bar. `aria-disabled` instead of `disabled` keeps the focus on it. */
export function AddButton({
  maxQuantity,
  purchase,
  size,
  className = '',
}: BuyButtonsProps & { size: 'huge' | 'large'; className?: string }) {
  return (
    <Button
      size={size}
      disabled={!purchase.adding && maxQuantity === 0}
      aria-disabled={purchase.adding || undefined}
      onClick={purchase.add}
      className={className}
    >
      {purchase.adding ? productWords.addingToCart : common.addToCart}
    </Button>
  )
}
