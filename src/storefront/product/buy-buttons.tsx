import { common } from '@/content/common'
import { productWords } from '@/content/product'
import { Button } from '@/ui/button'
import type { Purchase } from './use-purchase'

type BuyButtonsProps = { stock: number; room: number; purchase: Purchase }

/** The two ways to buy. */
export function BuyButtons({ stock, room, purchase }: BuyButtonsProps) {
  return (
    <div className="mt-5 grid gap-3 xl:grid-cols-[1.4fr_1fr]">
      <AddButton stock={stock} room={room} purchase={purchase} size="huge" />
      <Button
        look="line"
        size="huge"
        disabled={stock === 0}
        aria-disabled={purchase.adding || undefined}
        onClick={purchase.buyNow}
      >
        {productWords.buyNow}
      </Button>
    </div>
  )
}

/** "Add to Cart", for the panel and the phone's bar. It keeps the focus while its flag is on. */
export function AddButton({
  stock,
  room,
  purchase,
  size,
  className = '',
}: BuyButtonsProps & { size: 'huge' | 'large'; className?: string }) {
  const label = purchase.adding ? productWords.addingToCart : stock === 0 ? common.soldOut : common.addToCart
  return (
    <Button
      size={size}
      disabled={!purchase.adding && room === 0}
      aria-disabled={purchase.adding || undefined}
      onClick={purchase.add}
      className={className}
    >
      {label}
    </Button>
  )
}
