import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { cart as words } from '@/content/cart/cart'
import { common } from '@/content/shared/common'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { LineItem } from '@/domain/cart/cart'
import { buttonClass } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { StatePanel } from '@/ui/state-panel'
import { EmptyPicture } from '../page/empty-picture'
import { CartLine } from './cart-line'
import { useCart } from './cart-provider'
import { CheckoutButton } from './checkout-button'
import { CodeField } from './code-field'
import { FreeShippingProgress } from './free-shipping-progress'
import { OrderTotals } from './order-totals'
import { type CheckedLine, useCartCheck } from './use-cart-check'

type CartDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The cart in a sheet beside the current page. */
export function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={words.title} closeLabel={common.close}>
      <Contents close={() => onOpenChange(false)} />
    </Sheet>
  )
}

type Removed = { item: LineItem; index: number }

function Contents({ close }: { close: () => void }) {
  const { totalItems, remove, restore } = useCart()
  const { lines, quote, totals, freeAbove, isChecking, blocked, unchecked, unserved } = useCartCheck()
  const kinds = useShopSettings()?.deals
  const [removed, setRemoved] = useState<Removed | null>(null)

  const removeLine = (line: CheckedLine, index: number) => {
    remove(line)
    setRemoved({ item: line.item, index })
  }
  const undo = ({ item, index }: Removed) => {
    restore(item, index)
    setRemoved(null)
  }
  const note = <RemovedNote key={removed?.item.slug} removed={removed} undo={undo} />
  if (lines.length === 0) {
    const { title, text, action, deals } = words.empty
    return (
      <div className="p-5">
        {note}
        <StatePanel
          picture={<EmptyPicture name="empty-cart" />}
          title={title}
          text={text}
          actions={
            <>
              <button type="button" onClick={close} className={buttonClass()}>
                {action}
              </button>
              {kinds?.includes('flash') && (
                <Link to={paths.flashDeals} className={buttonClass({ look: 'line' })}>
                  {deals}
                </Link>
              )}
            </>
          }
        />
      </div>
    )
  }
  return (
    <div data-cart className="flex flex-1 flex-col">
      <div className="flex-1 px-5 pt-4">
        {note}
        <p className="mb-3 text-14 text-muted tabular-nums">{words.items(totalItems)}</p>
        <FreeShippingProgress subtotal={totals.subtotal} freeAbove={freeAbove} />
        <ul aria-label={words.lines} className="border-t border-line *:last:border-b-0">
          {lines.map((line, index) => (
            <CartLine key={line.key} narrow line={line} onRemove={() => removeLine(line, index)} />
          ))}
        </ul>
        <CodeField folded quote={quote} isChecking={isChecking} unchecked={unchecked} />
      </div>
      <div className="sticky bottom-0 grid gap-3 border-t border-line bg-surface p-5">
        {unchecked && <p className="text-14 text-muted">{words.unchecked}</p>}
        <OrderTotals {...totals} unserved={unserved} isPending={isChecking && !quote} />
        <p className="-mt-2 text-14 text-muted">{unserved ? words.unserved(unserved) : words.atCheckout}</p>
        <CheckoutButton blocked={blocked} />
        <Link to={paths.cart} className={`${buttonClass({ look: 'line' })} w-full`}>
          {words.view}
        </Link>
      </div>
    </div>
  )
}

/** Names the line just removed and offers Undo. It takes the focus, because the focused line is gone. */
function RemovedNote({ removed, undo }: { removed: Removed | null; undo: (removed: Removed) => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed) button.current?.focus()
  }, [removed])
  return (
    <div role="status">
      {removed && (
        <p className="mb-4 flex items-center justify-between gap-4 rounded-control bg-surface-sunken px-3 text-14">
          <span>{words.removed(removed.item.title)}</span>
          <button
            ref={button}
            type="button"
            onClick={() => undo(removed)}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            {words.undo}
          </button>
        </p>
      )}
    </div>
  )
}
