import { useEffect, useState } from 'react'
import { type FieldValues, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { admin } from '@/content/admin/admin'
import { hasShapeOf } from '@/domain/text/shape'
import { rebase } from '@/domain/values/merge'
import { Button } from '@/ui/button'
import { ownerDraft } from './owner-draft'

const words = admin.kept

type KeepTypedProps<Values extends FieldValues, Output> = {
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control' | 'reset'>
  /** The draft's name: one for each row that the form may be of. */
  name: string
  /** The form as it is saved now. */
  saved: Values
  /** What stored values must look like, where `saved` has empty lists. */
  sample?: Values
}

/**
 * Keeps what is typed into a form until it is saved or discarded. When it comes back over a row that has changed, only what
 * was typed differs from the row as it is now, and the note says so. Renders alone with each key, not the form.
 */
export function KeepTyped<Values extends FieldValues, Output>({
  form,
  name,
  saved,
  sample = saved,
}: KeepTypedProps<Values, Output>) {
  const { control, reset } = form
  const [schema] = useState(() => {
    const typed = v.custom<Values>((value) => hasShapeOf(sample, value))
    return v.object({ seen: typed, mine: typed })
  })
  const [draft] = useState(() => ownerDraft(name, schema))
  const [kept] = useState(draft.read)
  const [start] = useState(saved)
  const [isReady, setReady] = useState(false)
  const values = useWatch({ control })
  const { isDirty, defaultValues } = useFormState({ control })
  const isOutdated = kept !== null && JSON.stringify(kept.seen) !== JSON.stringify(start)

  useEffect(() => {
    if (kept) reset(rebase(kept.seen, kept.mine, start), { keepDefaultValues: true })
    setReady(true)
  }, [kept, start, reset])
  useEffect(() => {
    const typed = { seen: defaultValues, mine: values }
    if (isReady) draft.store(isDirty && v.is(schema, typed) ? typed : null)
  }, [draft, schema, isReady, isDirty, defaultValues, values])

  if (!kept || !isDirty) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-surface bg-highlight-soft px-4 py-2">
      <span role="status" className="flex-1">
        {isOutdated ? words.outdated : words.restored}
      </span>
      <Button look="text" size="small" onClick={() => reset()}>
        {words.discard}
      </Button>
    </p>
  )
}
