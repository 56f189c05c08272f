import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { returnWords } from '@/content/orders/return-words'
import { track } from '@/content/orders/track'
import { useOpenReturn } from '@/data/returns/return-mutations'
import { useShop } from '@/data/settings/shop-settings'
import { AppError } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import type { TrackedOrder } from '@/domain/orders/order'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'

const words = returnWords.track
const WithdrawButton = lazyPart(() => import('./withdraw-button').then((module) => module.WithdrawButton))

/** Leads from a tracked order to its returns: number and email are the proof, and open them for an hour. */
export function TrackReturn({ order, email }: { order: TrackedOrder; email: string }) {
  const { number, withdrawal } = order
  const navigate = useNavigate()
  const open = useOpenReturn()
  const { returnDays } = useShop()
  const onOpen = (search = '') =>
    open.mutate(
      { number, email },
      {
        onSuccess: (opened) =>
          opened &&
          void navigate({
            pathname: paths.returnItems(opened.orderId),
            search,
            hash: `token=${opened.token}`,
          }),
      },
    )
  return (
    <div className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap gap-3">
        {withdrawal && (
          <Suspense fallback={null}>
            <WithdrawButton state={withdrawal} isBusy={open.isPending} onOpen={() => onOpen('withdraw')} />
          </Suspense>
        )}
        {order.status === 'delivered' && (
          <Button
            look="line"
            size="medium"
            aria-disabled={open.isPending}
            onClick={() => !open.isPending && onOpen()}
          >
            {open.isPending ? words.busy : isRecent(order, returnDays ?? 0) ? words.action : words.see}
          </Button>
        )}
      </div>
      <p role="alert" className="mt-2 text-14 font-medium text-danger-text empty:hidden">
        {problemOf(open.error) ?? (open.data === null && words.closed)}
      </p>
    </div>
  )
}

/** Whether it was delivered within the days for returns; returns that it had can be seen at any time. */
function isRecent({ steps }: TrackedOrder, days: number): boolean {
  const at = steps.find(({ status }) => status === 'delivered')?.at
  return typeof at === 'number' && serverNow() - at < days * 86_400_000
}

function problemOf(error: Error | null): string | null {
  if (!error) return null
  return error instanceof AppError && error.kind === 'rate-limited' ? track.tooMany.text : words.failed
}
