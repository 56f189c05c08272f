import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { adminReviews } from '@/content/admin/catalogue/reviews'
import { reviewSettingsQuery, useSaveReviewSettings } from '@/data/reviews/review-moderation'
import { publishingModes, type ReviewSettings } from '@/domain/product/review'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../shared/form/form-dialog'

const words = adminReviews.settings
const schema = v.object({
  asks: v.boolean(),
  afterDays: v.pipe(v.string(), v.regex(/^\s*(?:[1-9]|[1-5]\d|60)\s*$/), v.transform(Number)),
  publishing: v.picklist(publishingModes),
})
const resolver = valibotResolver(schema)

/** Whether the shop asks for reviews, how many days after delivery, and when reviews appear. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const settings = useQuery(reviewSettingsQuery())
  if (settings.data) return <SettingsForm settings={settings.data} onClose={onClose} />
  // It opens once, with what is set.
  if (!settings.isError) return null
  return (
    <FormDialog
      title={words.title}
      cancel={adminReviews.dialog.cancel}
      submit={undefined}
      refusal={adminReviews.failed}
      onSubmit={() => undefined}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}

type SettingsFormProps = { settings: ReviewSettings; onClose: () => void }

function SettingsForm({ settings, onClose }: SettingsFormProps) {
  const save = useSaveReviewSettings()
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { ...settings, afterDays: String(settings.afterDays) },
  })
  const onSubmit = handleSubmit((typed) =>
    save.mutateAsync(typed).then(
      () => {
        showToast({ title: words.saved, tone: 'success' })
        onClose()
      },
      // The dialog says that it failed.
      () => undefined,
    ),
  )
  return (
    <FormDialog
      title={words.title}
      cancel={adminReviews.dialog.cancel}
      submit={words.submit}
      busy={words.busy}
      isBusy={save.isPending}
      refusal={save.isError && adminReviews.failed}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-accent" {...register('asks')} />
        <span>
          <span className="block font-medium">{words.asks}</span>
          <span className="block text-muted">{words.asksHint}</span>
        </span>
      </label>
      <TextField
        dense
        label={words.days}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        error={formState.errors.afterDays && words.wrongDays}
        {...register('afterDays')}
      />
      <SelectField dense label={words.publishing} {...register('publishing')}>
        {publishingModes.map((each) => (
          <option key={each} value={each}>
            {words.modes[each]}
          </option>
        ))}
      </SelectField>
      <p className="text-muted">{words.pictures}</p>
    </FormDialog>
  )
}
