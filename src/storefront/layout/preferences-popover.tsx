import * as Popover from '@radix-ui/react-popover'
import type { RefObject } from 'react'
import { preferences } from '@/content/layout/preferences'
import { Preferences } from '@/storefront/shared/preferences/preferences'
import { useLayer } from '@/ui/layers'

type PreferencesPopoverProps = {
  anchor: RefObject<HTMLButtonElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The popover of the EN / USD button. Its own chunk: Radix loads on first opening. */
export function PreferencesPopover({ anchor, open, onOpenChange }: PreferencesPopoverProps) {
  useLayer(open, () => onOpenChange(false))
  const isAnchor = (target: EventTarget | null) =>
    target instanceof Node && anchor.current?.contains(target) === true
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label={preferences.title}
          onInteractOutside={(event) => {
            // The button toggles the popover itself.
            if (isAnchor(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          className="z-40 max-h-(--radix-popover-content-available-height) w-80 overflow-y-auto rounded-surface border border-line bg-surface-raised p-4 shadow-float"
        >
          <Preferences />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
