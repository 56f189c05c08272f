import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminReturns as words } from '@/content/admin/orders/returns'
import type { AdminReturn } from '@/domain/orders/return'
import { ReturnActions } from '../returns/return-actions'
import { ReturnDetails } from '../returns/return-details'
import { ReturnMark } from '../returns/return-rows'

/** An order's returns with what is to be done about them; nothing while there are none. */
export function OrderReturns({ returns }: { returns: readonly AdminReturn[] }) {
  if (returns.length === 0) return null
  return (
    <section aria-labelledby="order-returns" className="border-b border-line px-4 py-3 md:ps-5">
      <h3 id="order-returns" className="font-semibold">
        {words.section}
      </h3>
      <ul>
        {returns.map((each) => (
          <li key={each.id} className="border-b border-line py-2 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2">
              <Link
                to={`${adminPaths.returns}/${each.id}`}
                className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 md:min-h-7"
              >
                {each.number}
              </Link>
              <ReturnMark value={each} />
            </p>
            <ReturnDetails value={each} />
            <div className="mt-2">
              <ReturnActions value={each} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
