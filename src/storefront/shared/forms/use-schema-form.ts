import { type FormEvent, useState } from 'react'
import * as v from 'valibot'

type Options<Values, Output> = {
  /** Its issues are what is shown. The same object in each render: another is another form, which was not submitted yet. */
  schema: v.GenericSchema<Values, Output>
  /** What the fields have until something is typed into them; with `change`, what they have. */
  values: Values
  /** For values that are stored elsewhere. */
  change?: (part: Partial<Values>) => void
  /** Shows a problem once its field was left filled in, too. */
  whenLeft?: boolean
  /** Nothing is submitted meanwhile. */
  isPending: boolean
  /** Called with what the schema makes of the values. */
  submit: (output: Output, form: HTMLFormElement) => void
}

const none: ReadonlySet<string> = new Set()

/** Focuses a field by its name. */
export const focusField = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

/** A form with a schema. A submit shows all problems and focuses the first wrong field, or sends the values. */
export function useSchemaForm<Values extends object, Output>(options: Options<Values, Output>) {
  const { schema, whenLeft = false } = options
  const noValues: Partial<Values> = {}
  const [typed, setTyped] = useState(noValues)
  const [checked, setChecked] = useState<unknown>(null)
  const [left, setLeft] = useState(none)
  const isChecked = checked === schema
  const values = { ...options.values, ...typed }
  const change = options.change ?? ((part: Partial<Values>) => setTyped((before) => ({ ...before, ...part })))
  const { success, issues = [], output } = v.safeParse(schema, values)
  /** The first of each field. */
  const problems = new Map(
    issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const),
  )

  /** What is wrong with a field, once it is to be shown. */
  const problemOf = (name: string) => ((isChecked || left.has(name)) && problems.get(name)) || null
  return {
    values,
    change,
    problems,
    problemOf,
    /** True after a submit. */
    isChecked,
    bind: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: problemOf(name),
      onChange: ({ target }: { target: { value: string } }) => change({ ...noValues, [name]: target.value }),
      ...(whenLeft && { onBlur: () => values[name] && setLeft(new Set([...left, name])) }),
    }),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (options.isPending) return
      setChecked(schema)
      const form = event.currentTarget
      if (success) return options.submit(output, form)
      const wrong = [...form.elements].find((field) => problems.has(field.getAttribute('name') ?? ''))
      if (wrong instanceof HTMLElement) wrong.focus()
    },
    /** Shows nothing as wrong until the next submit. */
    forgive: () => {
      setChecked(null)
      setLeft(none)
    },
  }
}
