import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { adminBounds as words } from '@/content/admin/settings/bounds'
import { type Bound, boundsQuery, useSetBound } from '@/data/protection/bounds'
import { wordsFor } from '@/data/supabase/errors'
import { boundSchema } from '@/domain/shop/protection-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { Panel, panelRow } from '../shared/page/panel'
import { LoadingError, StaleNote } from '../shared/page/state-note'
import { toasts } from '../shared/page/toasts'

const resolver = valibotResolver(boundSchema)

/** What a stranger may take of what is scarce, each bound to see and to set. */
export function BoundsPanel() {
  const bounds = useQuery(boundsQuery())
  return (
    <Panel id="bounds" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      <StaleNote query={bounds} />
      {bounds.isPending && <Skeleton className="mx-4 mb-4 h-40" />}
      <LoadingError title={words.error} query={bounds} />
      <ul>
        {bounds.data?.map((bound) => (
          <BoundRow key={`${bound.name} ${bound.value}`} bound={bound} />
        ))}
      </ul>
    </Panel>
  )
}

function BoundRow({ bound: { name, per, minutes, value, standard, counted } }: { bound: Bound }) {
  const set = useSetBound()
  const form = useForm({ resolver, defaultValues: { value: String(value) } })
  const label = words.name(name)
  const change = (to: number | null) =>
    set.mutate(
      { name, value: to },
      toasts(words.saved, words.failed, (error) => wordsFor(error, words.problems)),
    )
  const submit = form.handleSubmit((typed) => set.isPending || change(typed.value))
  return (
    <li className={panelRow}>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        className="grid w-full gap-1"
      >
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            dense
            className="min-w-0 flex-1 basis-40"
            label={label}
            inputMode="numeric"
            error={form.formState.errors.value && words.problems.value}
            {...form.register('value')}
          />
          <Button type="submit" look="quiet" size="small" aria-label={words.saveOf(label)}>
            {words.save}
          </Button>
          {value !== standard && (
            <Button
              look="text"
              size="small"
              aria-label={words.standardOf(label)}
              onClick={() => change(null)}
            >
              {words.standard(standard)}
            </Button>
          )}
        </div>
        <p className="text-12 text-muted">
          <span>{words.per(per, minutes)}</span>
          <span>{words.counted(counted)}</span>
        </p>
      </form>
    </li>
  )
}
