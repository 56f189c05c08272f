import { adminSettings } from '@/content/admin/settings/settings'
import { currencyNames } from '@/content/shared/currency'
import { ConfirmDialog } from '../shared/form/confirm-dialog'

const words = adminSettings.currencies.asks

type CurrencyDialogProps = { from: string; to: string; onClose: () => void; onConfirm: () => void }

/** Asks before the shop charges in another currency, because no price changes with it. */
export function CurrencyDialog({ from, to, onClose, onConfirm }: CurrencyDialogProps) {
  const [before, after] = [currencyNames(from), currencyNames(to)]
  return (
    <ConfirmDialog
      title={words.title(after)}
      keep={words.keep(before)}
      confirm={words.confirm(after)}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{words.prices(before, after)}</p>
      <p className="mt-2">{words.orders(before)}</p>
    </ConfirmDialog>
  )
}
