import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/shared/form/form-dialog'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { useShopZone } from '@/data/settings/shop-settings'
import { serverNow } from '@/data/supabase/server-clock'
import { fromLocal, toLocal } from '@/domain/discounts/deal-plan'
import { isScheduleTime } from '@/domain/product/product-status'
import { dayAt, shiftDay, startOfDay } from '@/domain/values/day'
import { TextField } from '@/ui/field'

const words = adminProductEdit.schedule

type ScheduleDialogProps = {
  /** When it goes live as it is; null while it has no time. */
  publishAt: number | null
  isBusy: boolean
  isFailed: boolean
  onSchedule: (at: number) => Promise<void>
  onClose: () => void
}

/** When a product goes live, by the shop's clock; from tomorrow's first minute on if nobody says else. */
export function ScheduleDialog({ publishAt, isBusy, isFailed, onSchedule, onClose }: ScheduleDialogProps) {
  const zone = useShopZone()
  const tomorrow = () => startOfDay(shiftDay(dayAt(serverNow(), zone), 1), zone)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { at: toLocal(publishAt ?? tomorrow(), zone) },
  })
  const isToCome = (typed: string) => {
    const at = fromLocal(typed, zone)
    return at !== null && isScheduleTime(at, serverNow())
  }
  const submit = handleSubmit(async (typed) => {
    const at = fromLocal(typed.at, zone)
    if (at !== null) await onSchedule(at)
  })
  return (
    <FormDialog
      title={words.title}
      cancel={words.cancel}
      submit={words.submit}
      busy={words.busy}
      isBusy={isBusy}
      refusal={isFailed && words.failed}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={words.at}
        hint={words.zone(zone)}
        error={formState.errors.at && words.problem}
        {...register('at', { validate: isToCome })}
      />
    </FormDialog>
  )
}
