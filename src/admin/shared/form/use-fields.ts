import { type FieldPath, type FieldValues, type RegisterOptions, useFormContext } from 'react-hook-form'

type Words = Readonly<Record<string, string>>

/**
 * Binds text fields to the form around them. A problem shows once its field was left filled in, and for all fields after
 * a submit. The issues of the form's schema are names of problems.
 */
export function useFields<Values extends FieldValues>(labels: Words, problems: Words) {
  const { register, getValues, getFieldState, formState } = useFormContext<Values>()
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => {
    const problem = getFieldState(name, formState).error?.message
    const isShown = formState.isSubmitted || String(getValues(name)).trim() !== ''
    return {
      dense: true,
      label: labels[name] ?? name,
      error: problem !== undefined && isShown ? problems[problem] : undefined,
      ...register(name, options),
    }
  }
}
