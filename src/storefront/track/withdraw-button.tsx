import { withdrawal as words } from '@/content/orders/withdrawal'
import { Button } from '@/ui/button'

type WithdrawButtonProps = { state: 'open' | 'made'; isBusy: boolean; onOpen: () => void }

/** Leads from a tracked order to the statement of withdrawal, or to its receipt. */
export function WithdrawButton({ state, isBusy, onOpen }: WithdrawButtonProps) {
  return (
    <Button look="line" size="medium" aria-disabled={isBusy} onClick={() => !isBusy && onOpen()}>
      {state === 'open' ? words.action : words.see}
    </Button>
  )
}
