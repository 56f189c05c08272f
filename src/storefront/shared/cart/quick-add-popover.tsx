import * as Popover from '@radix-ui/react-popover'
import { useRef } from 'react'
import { quickAddWords } from '@/content/product/quick-add'
import { useLayer } from '@/ui/layers'
import { QuickAddChoice, type QuickAddFrameProps } from './quick-add-choice'

/** The size choice in a popover over the card's lower edge. */
export function QuickAddPopover({ product, anchor, open, onOpenChange, put }: QuickAddFrameProps) {
  useLayer(open, () => onOpenChange(false))
  const content = useRef<HTMLDivElement>(null)
  const isAnchor = (target: EventTarget | null) =>
    target instanceof Node && anchor.current?.contains(target) === true
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          side="top"
          sideOffset={-(anchor.current?.offsetHeight ?? 0)}
          collisionPadding={{ top: 84, bottom: 12, left: 12, right: 12 }}
          aria-label={quickAddWords.choose(product.title)}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
          }}
          onInteractOutside={(event) => {
            // The button toggles the popover itself.
            if (isAnchor(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus({ preventScroll: true })
          }}
          className="z-10 max-h-(--radix-popover-content-available-height) w-[max(15rem,var(--radix-popover-trigger-width))] overflow-y-auto rounded-control border border-line bg-surface-raised p-3 shadow-float outline-none"
        >
          <QuickAddChoice product={product} put={put} close={() => onOpenChange(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
