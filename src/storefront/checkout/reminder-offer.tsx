import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reminderWords as words } from '@/content/cart/checkout-reminder'
import { myReminderQuery, useKeepCheckout } from '@/data/cart/checkout-reminder'
import { useCart } from '@/storefront/shared/cart/cart-provider'

/** Asks a member, in a shop that reminds, whether to mail once if this checkout is left. Never ticked by itself. */
export function ReminderOffer({ memberId }: { memberId: string }) {
  const { items } = useCart()
  const { data } = useQuery(myReminderQuery(memberId))
  const keep = useKeepCheckout(memberId)
  // React puts a box back that is not what it renders in the same moment, and a mutation begins a moment later.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const wants = pressed ?? data?.wants ?? false
  // What is kept follows the cart, also what was changed on other pages.
  const sent = useRef('')
  const contents = JSON.stringify(
    items.map(({ slug, size, color, quantity }) => [slug, size, color, quantity]),
  )
  const renew = useEffectEvent((now: string) => {
    if (items.length === 0 || now === sent.current) return
    sent.current = now
    keep.mutate({ wants: true, items })
  })
  const isKept = data?.wants ?? false
  useEffect(() => {
    if (isKept) renew(contents)
  }, [isKept, contents])
  if (!data?.may) return null
  return (
    <label className="mb-5 flex min-h-11 cursor-pointer items-start gap-3 text-14">
      <input
        type="checkbox"
        checked={wants}
        disabled={keep.isPending}
        onChange={({ target }) => {
          setPressed(target.checked)
          sent.current = contents
          keep.mutate({ wants: target.checked, items }, { onSettled: () => setPressed(null) })
        }}
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
