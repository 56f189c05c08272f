import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { withdrawal as words } from '@/content/orders/withdrawal'
import { buttonClass } from '@/ui/button'

/** Leads to the statement of withdrawal, or to its receipt. */
export function WithdrawLink({ orderId, state }: { orderId: string; state: 'open' | 'made' }) {
  return (
    <Link
      to={{ pathname: paths.returnItems(orderId), search: 'withdraw' }}
      className={buttonClass({ look: 'line', size: 'medium' })}
    >
      {state === 'open' ? words.action : words.see}
    </Link>
  )
}
