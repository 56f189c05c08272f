import type { ComponentProps } from 'react'
import { currencySign, isSignAfter } from '@/domain/money/rounded-money'
import { TextField } from '@/ui/field'
import { useShopMoney } from '../page/shop-money'

type AmountFieldProps = ComponentProps<typeof TextField> & {
  /** The shop's currency when missing. */
  currency?: string
}

/**
 * An amount, as typed. It is a text field, because a number field drops a comma in some browsers and turns 29,99 into
 * 2999; `readAmount` takes a comma and a point.
 */
export function AmountField({ currency, ...props }: AmountFieldProps) {
  const { sign: own } = useShopMoney()
  const sign = currency ? currencySign(currency) : own
  return (
    <TextField
      dense
      {...(isSignAfter() ? { suffix: <span className="pe-3 text-muted">{sign}</span> } : { lead: sign })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={11}
      {...props}
    />
  )
}
