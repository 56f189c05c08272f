import { storeFields } from '@/content/admin/store/fields'
import { useShopZone } from '@/data/settings/shop-settings'
import { serverNow } from '@/data/supabase/server-clock'
import { fromLocal, toLocal } from '@/domain/discounts/deal-plan'
import { TextField } from '@/ui/field'
import type { ControlProps } from '../../shared/form/control-props'
import { useSectionForm } from './form-context'
import { textOf } from './stored-value'

/** A moment by the shop's clock, stored in UTC. */
export function MomentInput({ label, hint, error, value, onChange }: ControlProps) {
  const zone = useShopZone()
  const { language, languages } = useSectionForm()
  const [first = language] = languages
  const at = Date.parse(textOf(value, first, first))
  return (
    <TextField
      dense
      type="datetime-local"
      label={label}
      note={zone.replaceAll('_', ' ')}
      hint={at <= serverNow() ? storeFields.moment.over : hint}
      error={error}
      // What is half typed is no value yet, and stays in the field.
      defaultValue={Number.isNaN(at) ? '' : toLocal(at, zone)}
      onChange={({ target }) => {
        if (target.validity.badInput) return
        const typed = fromLocal(target.value, zone)
        onChange(typed === null ? null : new Date(typed).toISOString())
      }}
    />
  )
}
