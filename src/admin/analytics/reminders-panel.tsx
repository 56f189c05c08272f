import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { adminReminders as words } from '@/content/admin/reminders'
import { remindersQuery, useSetReminders } from '@/data/sales/reminders'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { useMay } from '../shared/page/access'
import { Panel } from '../shared/page/panel'
import { useShopMoney } from '../shared/page/shop-money'
import { LoadingError } from '../shared/page/state-note'
import { toasts } from '../shared/page/toasts'

const resolver = valibotResolver(
  v.object({
    reminds: v.boolean(),
    afterHours: v.pipe(v.string(), v.regex(/^\s*(?:[1-9]|[1-3]\d|4[0-8])\s*$/), v.transform(Number)),
  }),
)

/** Whether members who want it are reminded of a checkout that they left, and how many orders that brought back. */
export function RemindersPanel() {
  const may = useMay()
  const reminders = useQuery(remindersQuery())
  const { money } = useShopMoney()
  const { data } = reminders
  return (
    <div className="mt-4">
      <Panel id="reminders" title={words.title}>
        <p className="px-4 pb-3 text-muted">{words.text}</p>
        {reminders.isPending && <Skeleton className="mx-4 mb-4 h-10" />}
        <LoadingError title={words.error} query={reminders} />
        {data && (data.reminds || data.sent > 0) && (
          <p className="border-t border-line px-4 py-3 font-medium">
            {words.result(data.sent, data.recovered, data.revenue === null ? null : money(data.revenue))}
          </p>
        )}
        {data && may('settings') && (
          <SettingsForm
            key={`${data.reminds} ${data.afterHours}`}
            reminds={data.reminds}
            afterHours={data.afterHours}
          />
        )}
      </Panel>
    </div>
  )
}

function SettingsForm({ reminds, afterHours }: { reminds: boolean; afterHours: number }) {
  const save = useSetReminders()
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { reminds, afterHours: String(afterHours) },
  })
  const onSubmit = handleSubmit((typed) => {
    if (save.isPending) return
    save.mutate(typed, toasts(words.saved, words.failed))
  })
  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-wrap items-end gap-x-4 gap-y-2 border-t border-line p-4"
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3 max-md:w-full md:min-h-9">
        <input type="checkbox" className="size-5 accent-accent md:size-4" {...register('reminds')} />
        <span className="font-medium">{words.reminds}</span>
      </label>
      <TextField
        dense
        className="w-44"
        label={words.hours}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        error={formState.errors.afterHours && words.wrongHours}
        {...register('afterHours')}
      />
      <Button type="submit" look="quiet" size="small" disabled={!formState.isDirty || save.isPending}>
        {words.save}
      </Button>
    </form>
  )
}
