import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { BackLink } from '../page/back-link'
import { PageHeader } from '../page/page-header'
import { ActionBar } from './action-bar'
import { KeepTyped } from './keep-typed'
import { useSaveShortcut } from './use-save-shortcut'

type RowFormProps<Row, Values extends FieldValues, Transformed> = {
  form: UseFormReturn<Values, unknown, Transformed>
  /** What is stored; null for a new row. */
  row: Row | null
  values: Values
  /** Values in the form of those that are kept in this browser while they are typed, under this name. */
  draft: { name: string; sample: Values }
  title: string
  back: { label: string; to: string }
  /** Beside the title. */
  tools: ReactNode
  words: Readonly<Record<'dirty' | 'fresh' | 'discard' | 'busy' | 'save' | 'create', string>>
  /** Beside the buttons: what is to be checked. */
  note: string | false
  /** Why the last save was refused. */
  refusal: string | undefined
  isSaving: boolean
  /** `seen` is what the form was filled from: a save is refused when something else is stored by now. */
  onSave: (typed: Transformed, seen: Row | null) => void
  onDiscard: () => void
  children: ReactNode
}

/** The page of one row with its form: what is stored comes in while nothing is typed, and what is typed outlives a reload. */
export function RowForm<Row, Values extends FieldValues, Transformed>({
  form,
  row,
  values,
  draft,
  title,
  back,
  tools,
  words,
  note,
  refusal,
  isSaving,
  onSave,
  onDiscard,
  children,
}: RowFormProps<Row, Values, Transformed>) {
  const element = useRef<HTMLFormElement>(null)
  useSaveShortcut(element)
  const { isDirty } = form.formState
  const seen = useRef(row)
  const fill = useEffectEvent(() => {
    seen.current = row
    form.reset(values)
  })
  useEffect(() => {
    if (!isDirty && row !== seen.current) fill()
  }, [isDirty, row])
  const submit = form.handleSubmit((typed) => {
    if (!isSaving) onSave(typed, seen.current)
  })
  const discard = () => {
    seen.current = row
    form.reset(values)
    onDiscard()
  }
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-busy={isSaving}
        onSubmit={(event) => void submit(event)}
        className="px-4 pb-24 md:flex md:flex-col md:px-7 md:pt-4 md:pb-5"
      >
        <PageHeader title={title} above={<BackLink to={back.to}>{back.label}</BackLink>}>
          {tools}
        </PageHeader>
        <div className="mt-4 max-w-300 empty:hidden">
          <KeepTyped form={form} name={draft.name} saved={values} sample={draft.sample} />
        </div>
        <div className="mt-4 grid max-w-300 gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
          {children}
        </div>
        {refusal && (
          <p
            role="alert"
            className="mt-4 max-w-300 rounded-surface bg-danger-soft px-4 py-3 font-medium text-danger-text"
          >
            {refusal}
          </p>
        )}
        {(isDirty || !row) && (
          <div className="mt-6 md:contents">
            <span className="md:flex-1" />
            <ActionBar
              text={row ? words.dirty : words.fresh}
              note={note}
              discard={isDirty ? { label: words.discard, run: discard } : undefined}
              submit={isSaving ? words.busy : row ? words.save : words.create}
              isBusy={isSaving}
            />
          </div>
        )}
      </form>
    </FormProvider>
  )
}
