import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { reminderWords as words } from '@/content/cart/checkout-reminder'
import { myReminderQuery, useKeepCheckout } from '@/data/cart/checkout-reminder'
import { useCart } from '@/storefront/shared/cart/cart-provider'

/** Asks a member, in a shop that reminds, whether to mail once if this checkout is left. Never ticked by itself. */
export function ReminderOffer({ memberId }: { memberId: string }) {
  const { items } = useCart()
  const { data } = useQuery(myReminderQuery(memberId))
  const keep = useKeepCheckout(memberId)
  // What was asked for last stands until it is read again: the box must not flicker.
  const wants = keep.isPending || keep.isSuccess ? keep.variables.wants : (data?.wants ?? false)
  const contents = JSON.stringify(
    items.map(({ slug, size, color, quantity }) => [slug, size, color, quantity]),
  )
  const renew = useEffectEvent(() => {
    if (data?.wants && items.length > 0 && !keep.isPending) keep.mutate({ wants: true, items })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept follows the cart
  useEffect(() => renew(), [contents])
  if (!data?.may) return null
  return (
    <label className="mb-5 flex min-h-11 cursor-pointer items-start gap-3 text-14">
      <input
        type="checkbox"
        checked={wants}
        disabled={keep.isPending}
        onChange={({ target }) => keep.mutate({ wants: target.checked, items })}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span>
        <span className="block font-medium">{words.label}</span>
        <span className="block text-muted">{words.text}</span>
        {keep.isError && (
          <span role="alert" className="block font-medium text-danger-text">
            {words.failed}
          </span>
        )}
      </span>
    </label>
  )
}
