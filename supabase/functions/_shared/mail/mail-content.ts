// What a mail says, before it is HTML or plain text: both are made from this, so that neither says more.

/** A link to something of the shop; `href` is absolute. */
type Link = { label: string; href: string }

/** A product as a mail shows it. `paint` stands where the picture would, until or unless it is loaded. */
export type ProductPart = {
  title: string
  note: string
  href: string
  price: string
  was: string | null
  picture: string | null
  paint: string
}

export type Part =
  /** A code reads from left to right in every language. */
  | { kind: 'facts'; rows: { label: string; value: string; isCode?: boolean }[] }
  | { kind: 'steps'; steps: { label: string; completed: boolean }[] }
  | { kind: 'products'; products: ProductPart[] }
  | {
      kind: 'lines'
      heading: string
      lines: (ProductPart & { amount: string })[]
      sums: { label: string; amount: string }[]
      total: { label: string; amount: string; note: string }
    }
  | { kind: 'notes'; notes: { heading: string; lines: string[] }[] }
  /** Products with a link for each number of stars, one first. */
  | { kind: 'rate'; products: (Omit<ProductPart, 'price' | 'was'> & { stars: Link[] })[] }

export type MailContent = {
  subject: string
  /** The preview text that an inbox shows beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  action: Link
  parts: Part[]
  /** A second thing to do, for an address that confirmed nothing. */
  confirm?: Link & { text: string }
  /** Why the recipient gets this mail, shown at its end. */
  reason: string
  /** How to unsubscribe from the list that it went to; mails about orders are no list. */
  leave: (Link & { token: string }) | null
  /** The sender's business details, one per line. */
  sender?: readonly string[]
  /** "This was not me": ends all mail to an address that confirmed nothing. */
  stop?: Link
}
