export type FormFields<Name extends string> = {
  form: Readonly<Record<Name, string>>
  setField: (field: Name, value: string) => void
  errorOf: (field: Name) => string | null
}

export function bindField<Name extends string>(
  { form, setField, errorOf }: FormFields<Name>,
  field: Name,
  labels: Readonly<Record<Name, string>>,
) {
  return {
    dense: true,
    name: field,
    label: labels[field],
    value: form[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => setField(field, event.target.value),
  }
}
