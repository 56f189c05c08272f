import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { rebase } from '@/domain/values/merge'

type StoredRow = { version: string }

export type RowOptions<Row extends StoredRow, Values extends FieldValues, Transformed> = {
  form: UseFormReturn<Values, unknown, Transformed>
  /** What is stored; null for a new row. */
  row: Row | null
  /** The row in the form. */
  values: Values
  /** Whether a save was refused because of another owner's, whose values then replace what was typed. */
  showsTheirs?: boolean
}

/** The form of one row: what is stored comes in while nothing is typed. */
export function useRow<Row extends StoredRow, Values extends FieldValues, Transformed>({
  form,
  row,
  values,
  showsTheirs = false,
}: RowOptions<Row, Values, Transformed>) {
  const { isDirty } = form.formState
  const seen = useRef(row)
  const fill = () => {
    seen.current = row
    form.reset(values)
  }
  const follow = useEffectEvent(fill)
  useEffect(() => {
    if (row?.version !== seen.current?.version && (!isDirty || showsTheirs)) follow()
  }, [row, isDirty, showsTheirs])
  return {
    isDirty,
    /** What the form was filled from: a save is refused when something else is stored by now. */
    seen,
    discard: fill,
  }
}

/** Call after saving `sent` as `saved`. What was typed during the request stays. */
export function keepTypedSince<Values extends FieldValues, Transformed>(
  { getValues, reset }: Pick<UseFormReturn<Values, unknown, Transformed>, 'getValues' | 'reset'>,
  sent: Values,
  saved: Values,
) {
  const typed = getValues()
  reset(saved)
  if (JSON.stringify(typed) !== JSON.stringify(sent))
    reset(rebase(sent, typed, saved), { keepDefaultValues: true })
}
