import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { checkoutNotice as words } from '@/content/cart/checkout-notice'

/** What stands in place of the way to the checkout while nothing can be ordered. */
export function OrdersClosedNote({ why }: { why: 'closed' | 'undelivered' }) {
  const { title, text } = words.refused[why]
  return (
    <div role="status" className="rounded-surface bg-surface-sunken p-4">
      <p className="font-semibold">{title}</p>
      <p className="text-14 text-muted">{text}</p>
      <Link to={paths.contact} className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {words.writeToUs}
      </Link>
    </div>
  )
}
