import { openItems } from '@/data/returns/return-mutations'
import { ReorderButton } from '../shared/order/reorder-button'

/** Orders what a tracked order had again: its number and email are the proof that shows what it had. */
export function TrackAgain({ number, email }: { number: string; email: string }) {
  return (
    <div className="mt-4">
      <ReorderButton items={() => openItems({ number, email })} />
    </div>
  )
}
