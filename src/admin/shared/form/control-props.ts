/** What every control is given. */
export type ControlProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: unknown
  onChange: (value: unknown) => void
}
