import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { adminPaths } from '@/config/admin-paths'
import { beforeOrders as words } from '@/content/admin/before-orders'
import { createPersistedStore } from '@/data/browser/persisted-store'
import { settingsQuery } from '@/data/settings/settings-queries'
import { pageQuery } from '@/sections/page-query'
import { Button } from '@/ui/button'
import { missingIn } from '../shared/opening/opening-steps'
import { Panel, panelRow } from '../shared/page/panel'

/** Whether the owner of this browser wants no more of what an order does without. */
const hidden = createPersistedStore({
  key: 'opening-list-hidden',
  initial: false,
  parse: (stored) => v.parse(v.boolean(), JSON.parse(stored)),
})

/**
 * What keeps people from ordering in a new shop, each with the step that ends it; nothing once all of it is there. What an
 * order does without stands last, and can be hidden once it stands alone.
 */
export function BeforeOrders() {
  const { data: shop } = useQuery(settingsQuery())
  const isHidden = hidden.use()
  if (!shop) return null
  const missing = missingIn(shop)
  const isOpen = missing.every(({ isOptional }) => isOptional)
  if (missing.length === 0 || (isOpen && isHidden)) return null
  return (
    <div className="mt-4">
      <Panel
        id="before-orders"
        title={isOpen ? words.only : words.title}
        more={{ label: words.all, to: adminPaths.setUp }}
      >
        {!shop.hasProducts && <Visitors />}
        <ul>
          {missing.map(({ step, label, isOptional }) => (
            <li key={label}>
              <Link
                to={step ? adminPaths.setUpStep(step) : `${adminPaths.setUp}#open`}
                className={`${panelRow} justify-between font-medium hover:underline`}
              >
                <span>
                  {label}{' '}
                  {isOptional && <span className="ms-1 font-normal text-muted">{words.optional}</span>}
                </span>
                <ChevronRight size={18} strokeWidth={1.8} aria-hidden="true" className="rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ul>
        {isOpen && (
          <p className="border-t border-line px-4 py-2">
            <Button look="quiet" size="small" onClick={() => hidden.change(() => true)}>
              {words.hide}
            </Button>
          </p>
        )}
      </Panel>
    </div>
  )
}

/** What visitors see as the first page while nothing is for sale. */
function Visitors() {
  const { data: page } = useQuery(pageQuery('home'))
  if (!page || page.movedTo !== undefined) return null
  return (
    <p className="px-4 pb-3 text-14 text-pretty text-muted">
      {page.isOwn ? words.visitors.own : words.visitors.opening}{' '}
      <Link to={adminPaths.store} className="text-ink underline underline-offset-4">
        {words.visitors.edit}
      </Link>
    </p>
  )
}
