export const number = (amount: number) => amount.toLocaleString('en-US')

/** A number with its noun: `1 order`, `1,200 orders`. */
export const count = (amount: number, one: string, many: string) =>
  `${number(amount)} ${amount === 1 ? one : many}`
