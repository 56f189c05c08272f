import { RotateCcw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { orders } from '@/content/orders/orders'
import type { OrderedLine } from '@/domain/orders/order'
import type { MissedLine } from '@/domain/orders/reorder'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { showToast } from '@/ui/toast/toast'
import { useReorder } from './use-reorder'

const words = orders.reorder
const ReorderDialog = lazyPart(() => import('./reorder-dialog').then((module) => module.ReorderDialog))

type ReorderButtonProps = { items: () => Promise<readonly OrderedLine[]> }

/** Orders the same items again: opens the cart, or first a dialog with what is unavailable. */
export function ReorderButton({ items }: ReorderButtonProps) {
  const navigate = useNavigate()
  const { reorder, isPending } = useReorder()
  const [outcome, setOutcome] = useState<{ addedItems: number; missed: MissedLine[] } | null>(null)
  const [open, setOpen] = useState(false)

  const onClick = async () => {
    if (isPending) return
    try {
      const { addedItems, missed } = await reorder(items)
      if (missed.length > 0) {
        setOutcome({ addedItems, missed })
        setOpen(true)
        return
      }
      const { title, text } = words.added(addedItems)
      showToast({ title, description: text, tone: 'success' })
      void navigate(paths.cart)
    } catch {
      showToast({ title: words.failed.title, description: words.failed.text, tone: 'error' })
    }
  }
  return (
    <>
      <Button look="line" aria-disabled={isPending} onClick={() => void onClick()}>
        <RotateCcw size={18} strokeWidth={1.6} aria-hidden="true" />
        <span>{isPending ? words.busy : words.action}</span>
      </Button>
      {outcome && (
        <Suspense fallback={null}>
          <ReorderDialog {...outcome} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
