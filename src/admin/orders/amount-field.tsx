import { currencySign } from '@/domain/money'
import { TextField } from '@/ui/field'

type AmountFieldProps = {
  currency: string
  label: string
  value: string
  onChange: (typed: string) => void
  error: string | null
  hint?: string
}

/** An amount, as typed. */
export function AmountField({ currency, onChange, ...props }: AmountFieldProps) {
  return (
    <TextField
      dense
      lead={currencySign(currency)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={11}
      onChange={({ target }) => onChange(target.value)}
      {...props}
    />
  )
}
