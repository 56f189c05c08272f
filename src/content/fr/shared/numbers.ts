import type * as english from '../../en/shared/numbers.ts'

export const number: typeof english.number = (amount) => amount.toLocaleString('fr-FR')

/** A number with its noun: `0 commande`, `1 commande`, `1 200 commandes`. */
export const count: typeof english.count = (amount, one, many) =>
  `${number(amount)} ${Math.abs(amount) < 2 ? one : many}`
