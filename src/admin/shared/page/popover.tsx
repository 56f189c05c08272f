import * as Radix from '@radix-ui/react-popover'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useLayer } from '@/ui/layers'

type PopoverProps = {
  label: string
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
  className: string
  children: (close: () => void) => ReactNode
}

export function Popover({
  label,
  trigger,
  align = 'end',
  side = 'bottom',
  className,
  children,
}: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  useLayer(isOpen, () => setOpen(false))
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className={`z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-surface border border-line bg-surface-raised text-14 shadow-float ${className}`}
        >
          {children(() => setOpen(false))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
