import { shop } from '@/config/shop'
import { adminOrders } from '@/content/admin-orders'
import { identityNumbers } from '@/content/identity'
import type { Identity } from '@/domain/identity'

const words = adminOrders.print

/** Who sends a printed document: what the owner has set of the shop's business details. */
export function Seller({ seller, isBrief = false }: { seller: Identity; isBrief?: boolean }) {
  const { name, address, email, phone } = seller
  const lines = [...address, ...(isBrief ? [phone] : [email, phone, ...identityNumbers(seller)])].filter(
    Boolean,
  )
  return (
    <>
      <h3 className="text-12 text-muted">{words.from}</h3>
      <p className="font-semibold">{name ?? shop.name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
