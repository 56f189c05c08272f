import { Bell, Check, ShoppingBag } from 'lucide-react'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react'
import { common } from '@/content/shared/common'
import type { ProductSummary } from '@/domain/product/product'
import type { QuickAddFrameProps } from './quick-add-choice'
import { notifyOffline, useQuickAdd } from './use-quick-add'

type Frame = ComponentType<QuickAddFrameProps>

/** A popover for a mouse, a bottom sheet for touch. */
async function loadFrame(): Promise<Frame> {
  return matchMedia('(hover: hover) and (min-width: 47.5rem)').matches
    ? (await import('./quick-add-popover')).QuickAddPopover
    : (await import('./quick-add-sheet')).QuickAddSheet
}

const bar =
  'absolute end-2 bottom-2 z-1 flex size-11 items-center justify-center gap-2 rounded-full text-14 font-semibold shadow-rest transition-[opacity,transform,background-color] duration-fast ease-out md:start-2 md:w-auto md:translate-y-2 md:rounded-picture md:opacity-0 md:shadow-none md:group-hover:translate-y-0 md:group-hover:opacity-100 md:focus-visible:translate-y-0 md:focus-visible:opacity-100 md:aria-expanded:translate-y-0 md:aria-expanded:opacity-100 touch:translate-y-0 touch:opacity-100'

/** Props and label for a button of another look. */
type QuickAddButton = {
  props: Omit<ComponentProps<'button'>, 'ref'> & { ref: RefObject<HTMLButtonElement | null> }
  words: string
  added: boolean
}

type QuickAddProps = {
  product: ProductSummary
  /** Replaces "Add to Cart". */
  label?: string
  /** Renders the button where it is not the bar over a picture. */
  children?: (button: QuickAddButton) => ReactNode
}

/**
 * The card's button that adds to the cart: directly when there is nothing to choose, else after a choice of size, or of
 * what costs more than the card says. A
 * sold-out product can be asked for there. It says "Added!" for two seconds.
 */
export function QuickAdd({ product, label: own, children }: QuickAddProps) {
  const [Frame, setFrame] = useState<Frame>()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const choose = () =>
    loadFrame().then((frame) => {
      setFrame(() => frame)
      setOpen(true)
    }, notifyOffline)
  const { add, put, added, soldOut, label } = useQuickAdd(product, choose)
  const choice = soldOut || product.sizes.length > 1
  const words = soldOut ? common.notifyMe : added ? label : (own ?? label)
  const Icon = soldOut ? Bell : added ? Check : ShoppingBag
  const props = {
    ref: button,
    onClick: !choice ? add : open ? () => setOpen(false) : choose,
    // Loads the choice's code before the press.
    ...(choice && { onPointerEnter: preload, 'aria-haspopup': 'dialog' as const, 'aria-expanded': open }),
    'aria-label': `${words}: ${product.title}`,
  }
  return (
    <>
      {children ? (
        children({ props, words, added })
      ) : (
        <button
          type="button"
          {...props}
          className={`${bar} ${
            added
              ? 'bg-success text-surface opacity-100 md:translate-y-0 md:opacity-100'
              : 'bg-chip-veil text-chip-on hover:bg-band hover:text-band-on'
          }`}
        >
          <span className="sr-only md:not-sr-only">{words}</span>
          <Icon size={20} strokeWidth={added ? 1.8 : 1.6} aria-hidden="true" />
        </button>
      )}
      {Frame && <Frame product={product} anchor={button} open={open} onOpenChange={setOpen} put={put} />}
    </>
  )
}

const preload = () => void loadFrame().catch(() => {})
