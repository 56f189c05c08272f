import { adminSettings } from '@/content/admin/settings/settings'
import { currencyNames } from '@/content/shared/currency'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

const words = adminSettings.currencies.asks

type CurrencyDialogProps = { from: string; to: string; onClose: () => void; onConfirm: () => void }

/** Asks before the shop charges in another currency, because no price changes with it. */
export function CurrencyDialog({ from, to, onClose, onConfirm }: CurrencyDialogProps) {
  const [before, after] = [currencyNames(from), currencyNames(to)]
  return (
    <Dialog
      alert
      open
      onOpenChange={(wanted) => !wanted && onClose()}
      title={words.title(after)}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={onClose}>
            {words.keep(before)}
          </Button>
          <Button look="danger" size="medium" onClick={onConfirm}>
            {words.confirm(after)}
          </Button>
        </>
      }
    >
      <p>{words.prices(before, after)}</p>
      <p className="mt-2">{words.orders(before)}</p>
    </Dialog>
  )
}
