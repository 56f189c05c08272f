import * as Popover from '@radix-ui/react-popover'
import { type ReactElement, type ReactNode, useState } from 'react'

type PopMenuProps = {
  label: string
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
  /** Its width and what is around the content. */
  className: string
  /** The content, given what closes it. */
  children: (close: () => void) => ReactNode
}

/** What unfolds from a button: a few choices, or a small form. */
export function PopMenu({
  label,
  trigger,
  align = 'end',
  side = 'bottom',
  className,
  children,
}: PopMenuProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className={`z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-surface border border-line bg-raised text-14 shadow-float ${className}`}
        >
          {children(() => setOpen(false))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
