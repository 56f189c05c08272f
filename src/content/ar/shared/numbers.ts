import type * as english from '../../en/shared/numbers.ts'

export const number: typeof english.number = (amount) => amount.toLocaleString('ar-MA-u-nu-latn')

const rules = new Intl.PluralRules('ar')

/** A noun as it stands with numbers: `one` and `two` stand alone, the others after the number. */
type Noun = { one: string; two: string; few: string; many: string; other: string }

/** A number with its noun: `طلب واحد`, `طلبان`, `3 طلبات`, `11 طلبًا`, `100 طلب`. */
export function count(amount: number, noun: Noun): string {
  const form = rules.select(amount)
  if (form === 'one' || form === 'two') return noun[form]
  return `${number(amount)} ${noun[form === 'zero' ? 'other' : form]}`
}
