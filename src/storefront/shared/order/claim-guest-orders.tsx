import { orders as orderWords } from '@/content/orders/orders'
import { useClaimOrders } from '@/data/orders/claim-orders'
import { guestOrders, orderToken } from '@/data/orders/guest-orders'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { useGuestOrders } from './use-guest-orders'

const words = orderWords.account.claim

/** Adds guest orders to a member's account. */
export function ClaimOrdersPanel({ title, ids }: { title: string; ids: readonly string[] }) {
  const { mutateAsync, isPending } = useClaimOrders()
  const claim = async () => {
    if (isPending) return
    const orders = ids.flatMap((id) => {
      const token = orderToken(id)
      return token ? [{ id, token }] : []
    })
    try {
      const claimed = await mutateAsync(orders)
      const message = claimed > 0 ? words.done(claimed) : words.none
      showToast({ title: message.title, description: message.text, tone: claimed > 0 ? 'success' : 'plain' })
    } catch {
      showToast({ title: words.failed.title, description: words.failed.text, tone: 'error' })
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-surface bg-accent-soft px-5 py-4">
      <p className="font-medium">{title}</p>
      <Button size="medium" aria-disabled={isPending} onClick={() => void claim()}>
        {isPending ? words.busy : words.action(ids.length)}
      </Button>
    </div>
  )
}

/** The same for all guest orders of this browser; renders nothing when there are none. */
export function ClaimGuestOrders() {
  return guestOrders().length > 0 ? <GuestOrders /> : null
}

function GuestOrders() {
  const { orders } = useGuestOrders()
  if (orders.length === 0) return null
  return <ClaimOrdersPanel title={words.offer(orders.length)} ids={orders.map(({ id }) => id)} />
}
