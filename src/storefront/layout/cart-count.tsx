import { layout } from '@/content/layout/layout'
import { useCart } from '@/storefront/shared/cart/cart-provider'

/** The number of items in the cart as a badge; the link around it has the accessible name. */
export function CartCount({ className = '' }: { className?: string }) {
  const { totalItems } = useCart()
  if (totalItems === 0) return null
  return (
    <span
      aria-hidden="true"
      className={`absolute min-w-4.5 rounded-full bg-accent px-1.25 text-center text-12 leading-4.5 font-bold text-accent-on tabular-nums ${className}`}
    >
      {layout.cartBadge(totalItems)}
    </span>
  )
}
