import { Truck } from 'lucide-react'
import { cart as words } from '@/content/cart/cart'
import { untilFreeShipping } from '@/domain/delivery/shipping'
import type { Minor } from '@/domain/money/money'
import { useMoney } from '../preferences/money'

/** How far the cart is from free shipping, as text and as a bar. Nothing where shipping is never free. */
export function FreeShippingProgress({ subtotal, freeAbove }: { subtotal: Minor; freeAbove: Minor | null }) {
  const { money } = useMoney()
  if (freeAbove === null) return null
  const missing = untilFreeShipping(subtotal, freeAbove)
  return (
    <div className="mb-5">
      <p
        className={`mb-2 flex items-center gap-2 text-14 font-medium ${missing === 0 ? 'text-success' : ''}`}
        aria-live="polite"
      >
        <Truck size={18} strokeWidth={1.6} aria-hidden="true" />
        <span>{missing === 0 ? words.freeReached : words.freeAt(money(missing))}</span>
      </p>
      <progress
        aria-label={words.progress}
        max={Math.max(1, freeAbove)}
        value={Math.min(subtotal, freeAbove)}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-sunken [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:bg-success [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-slow"
      />
    </div>
  )
}
