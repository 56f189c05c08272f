import { offerWords as words } from '@/content/catalogue/deals'
import { named } from '@/content/shared/lists'
import type { DealSlot } from '@/domain/discounts/deal-rotation'
import { useMoney } from '@/storefront/shared/preferences/money'

/** Says on a card why its deal is over and what the product costs now. */
export function DealOverNote({ slot: { offer, over } }: { slot: DealSlot }) {
  const { money } = useMoney()
  return (
    over && (
      <p className="rounded-control bg-surface-sunken px-3 py-2 text-14 font-medium">
        {`${over.reason === 'ended' ? words.ended : words.allClaimed} ${words.priceBack(money(offer.product.price))}`}
      </p>
    )
  )
}

/** Announces the same to screen readers. */
export function DealOverAnnouncement({ slots }: { slots: readonly DealSlot[] }) {
  const { money } = useMoney()
  const over = slots.filter((slot) => slot.over)
  const [first] = over
  return (
    <p role="status" className="sr-only">
      {first && over.length === 1
        ? named(
            first.offer.product.title,
            `${first.over?.reason === 'ended' ? words.ended : words.allClaimed} ${words.priceBack(money(first.offer.product.price))}`,
          )
        : over.length > 1 && words.manyOver(over.length)}
    </p>
  )
}
