import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { storeEditor } from '@/content/admin/store/editor'
import { usePublishPage } from '@/data/pages/admin-page-mutations'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { useShopZone } from '@/data/settings/shop-settings'
import { serverNow } from '@/data/supabase/server-clock'
import { fromLocal, toLocal } from '@/domain/discounts/deal-plan'
import { dayAt, shiftDay, startOfDay } from '@/domain/values/day'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../../shared/form/form-dialog'

const words = storeEditor.schedule
const longestMs = 2 * 365 * 24 * 60 * 60 * 1000

type ScheduleDialogProps = {
  page: EditedPage
  save: (mustExist: boolean) => Promise<string | null>
  onClose: () => void
}

/** When the draft goes live, by the shop's clock. */
export function ScheduleDialog({ page, save, onClose }: ScheduleDialogProps) {
  const zone = useShopZone()
  const publish = usePublishPage()
  const [isUnsaved, setUnsaved] = useState(false)
  const scheduled = page.versions.find(({ state }) => state === 'scheduled')?.publishAt
  const tomorrow = () => startOfDay(shiftDay(dayAt(serverNow(), zone), 1), zone)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { at: toLocal(scheduled ?? tomorrow(), zone) },
  })
  const isToCome = (typed: string) => {
    const at = fromLocal(typed, zone)
    return at !== null && at > serverNow() && at < serverNow() + longestMs
  }
  const submit = handleSubmit(async (typed) => {
    const at = fromLocal(typed.at, zone)
    const seen = await save(true)
    setUnsaved(seen === null)
    if (at === null || seen === null) return
    publish.mutate(
      { page: page.id, seen, at },
      {
        onSuccess: () => {
          showToast({ title: storeEditor.scheduled(at, serverNow()), tone: 'success' })
          onClose()
        },
      },
    )
  })
  return (
    <FormDialog
      title={words.title}
      cancel={words.cancel}
      submit={words.submit}
      busy={words.busy}
      isBusy={publish.isPending}
      refusal={(publish.isError || isUnsaved) && words.failed}
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
