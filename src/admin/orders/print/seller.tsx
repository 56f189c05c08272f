import { useWritten } from '@/admin/shared/papers/paper'
import { useShop } from '@/data/settings/shop-settings'
import type { Identity } from '@/domain/shop/identity'
import { Code, TextLine } from '@/ui/direction'

/** Who sends a printed document: what the owner has set of the shop's business details. */
export function Seller({ seller, isBrief = false }: { seller: Identity; isBrief?: boolean }) {
  const shop = useShop()
  const {
    words: { order: words, identityNumbers },
  } = useWritten()
  const { name, address, email, phone } = seller
  const contact = isBrief ? [phone] : [email, phone]
  return (
    <>
      <h3 className="text-12 text-muted">{isBrief ? words.from : words.seller}</h3>
      <TextLine className="font-semibold">{name ?? shop.name}</TextLine>
      {address.map((line) => (
        <TextLine key={line}>{line}</TextLine>
      ))}
      {contact.filter(Boolean).map((line) => (
        <Code key={line} className="block w-fit">
          {line}
        </Code>
      ))}
      {!isBrief && identityNumbers(seller).map((line) => <TextLine key={line}>{line}</TextLine>)}
    </>
  )
}
