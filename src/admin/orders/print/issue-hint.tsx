import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { invoiceDetails } from '@/content/admin/orders/invoice-details'
import { adminOrders } from '@/content/admin/orders/orders'
import { adminSettings } from '@/content/admin/settings/settings'
import { useShop } from '@/data/settings/shop-settings'
import { useIdentity } from '@/data/settings/use-identity'
import { lackingOnInvoices } from '@/domain/shop/identity'

const { fields } = adminSettings.identity

/** Before invoices are issued: that they stay as they are, and what they would lack. */
export function IssueHint() {
  const lacking = lackingOnInvoices(useIdentity(), useShop().country)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-2 px-4 text-muted md:px-0 print:hidden">
      <p>{adminOrders.print.issueHint}</p>
      {lacking.length > 0 && (
        <p className="border-s-2 border-highlight ps-3 text-ink">
          {invoiceDetails.lacking(lacking.map((field) => fields[field]))}{' '}
          <Link to={`${adminPaths.settings}#settings-identity`} className="font-medium text-accent underline">
            {invoiceDetails.fillIn}
          </Link>
        </p>
      )}
    </div>
  )
}
