import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ActionBar } from './action-bar'
import { FormFrame } from './form-frame'
import { FormPage, type FormPageHead } from './form-page'
import { KeepTyped } from './keep-typed'
import { type FormStep, StepActions } from './step-actions'
import { type RowOptions, useRow } from './use-row'

type RowFormProps<Row extends { version: string }, Values extends FieldValues, Transformed> = RowOptions<
  Row,
  Values,
  Transformed
> & {
  /** Under which name what is typed is kept in this browser; see `KeepTyped`. */
  draft: { name: string; sample?: Values }
  /** Missing where the form is a part of a page. */
  page?: FormPageHead & { isAlone?: boolean; about?: ReactNode }
  step?: FormStep | undefined
  /** Those of a new row are `fresh` and `create`; `check` is beside the buttons when a field is wrong. */
  words: Readonly<
    Record<'dirty' | 'discard' | 'busy' | 'save', string> &
      Partial<Record<'fresh' | 'create' | 'check', string>>
  >
  isWrong?: boolean
  save: { isPending: boolean; reset: () => void }
  /** Why the last save was refused. */
  refusal: string | false | null
  onSave: (typed: Transformed, seen: Row | null) => void
  children: ReactNode
}

const alert = 'rounded-surface bg-danger-soft px-4 py-3 font-medium text-danger-text'

/** Edits one row: as a page, as a part of one, or as a step of several. What is typed outlives a reload. */
export function RowForm<Row extends { version: string }, Values extends FieldValues, Transformed>({
  form,
  row,
  values,
  showsTheirs = false,
  draft,
  page,
  step,
  words,
  isWrong = Object.keys(form.formState.errors).length > 0,
  save,
  refusal,
  onSave,
  children,
}: RowFormProps<Row, Values, Transformed>) {
  const { isDirty, seen, discard } = useRow({ form, row, values, showsTheirs })
  const submit = form.handleSubmit((typed) =>
    step && !isDirty ? step.onDone() : onSave(typed, seen.current),
  )
  const frame = { form, isBusy: save.isPending, onSubmit: submit }
  const onDiscard = () => {
    discard()
    save.reset()
  }
  const bar = {
    text: (row === null && words.fresh) || words.dirty,
    note: isWrong && words.check,
    discard: isDirty ? { label: words.discard, run: onDiscard } : undefined,
    submit: save.isPending ? words.busy : (row === null && words.create) || words.save,
  }
  const kept = <KeepTyped form={form} saved={values} {...draft} />
  if (page)
    return (
      <FormPage {...frame} {...page} bar={(isDirty || !row) && bar}>
        {page.about}
        <div className="mt-4 max-w-300 empty:hidden">{kept}</div>
        <div className="mt-4 grid max-w-300 gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
          {children}
        </div>
        {refusal && (
          <p role="alert" className={`mt-4 max-w-300 ${alert}`}>
            {refusal}
          </p>
        )}
      </FormPage>
    )
  return (
    <FormFrame {...frame} className="grid grid-cols-1 gap-4">
      {kept}
      {children}
      {refusal && (
        <p role="alert" className={alert}>
          {refusal}
        </p>
      )}
      {step && <StepActions step={step} isBusy={save.isPending} isWrong={isWrong} />}
      {isDirty && !step && <ActionBar {...bar} isBusy={save.isPending} />}
    </FormFrame>
  )
}
