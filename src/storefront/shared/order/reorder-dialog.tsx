import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { orders } from '@/content/orders/orders'
import { lineWords } from '@/content/shared/line-words'
import type { MissedLine } from '@/domain/orders/reorder'
import { Button, buttonClass } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

const words = orders.reorder

type ReorderDialogProps = {
  addedItems: number
  missed: readonly MissedLine[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Lists what could not be ordered again, then leads to the cart if something was added. */
export function ReorderDialog({ addedItems, missed, open, onOpenChange }: ReorderDialogProps) {
  const { title } = addedItems > 0 ? words.some : words.none
  const cartHolds = addedItems > 0 || missed.some(({ reason }) => reason === 'in-cart')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={() => onOpenChange(false)}>
            {words.stay}
          </Button>
          {cartHolds && (
            <Link to={paths.cart} className={buttonClass({ size: 'medium' })}>
              {words.cart}
            </Link>
          )}
        </>
      }
    >
      <p>{addedItems > 0 ? words.some.text(addedItems) : words.none.text}</p>
      <ul className="mt-3 grid gap-2">
        {missed.map((line) => (
          <li key={line.item.id} className="rounded-control bg-surface-sunken px-3 py-2 text-14">
            {line.reason === 'gone' ? (
              <span className="font-medium">{line.item.shown.name}</span>
            ) : (
              <Link
                to={paths.variant(line.item.productSlug, line.item)}
                className="font-medium underline underline-offset-4"
              >
                {line.item.shown.name}
              </Link>
            )}
            <span className="text-muted">{` ${lineWords.variant(line.item.shown.size, line.item.shown.color)}`}</span>
            <span className="block font-medium text-danger-text">{words.missed[line.reason](line)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
