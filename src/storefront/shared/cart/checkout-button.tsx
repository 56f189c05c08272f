import { ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { cart as words } from '@/content/cart/cart'
import { Button, buttonClass } from '@/ui/button'

/**
 * Leads to the checkout. While a line cannot be ordered, it moves the focus to the first fix inside the same
 * `data-cart`.
 */
export function CheckoutButton({ blocked }: { blocked: boolean }) {
  const focusFix = ({ currentTarget }: MouseEvent) =>
    currentTarget.closest('[data-cart]')?.querySelector<HTMLElement>('[data-fix]')?.focus()
  if (blocked) {
    return (
      <Button size="huge" className="w-full max-md:px-1" onClick={focusFix}>
        {words.checkoutBlocked}
      </Button>
    )
  }
  return (
    <Link to={paths.checkout} className={`${buttonClass({ size: 'huge' })} w-full`}>
      {words.checkout}
      <ArrowRight size={18} strokeWidth={1.8} aria-hidden="true" className="rtl:rotate-180" />
    </Link>
  )
}
