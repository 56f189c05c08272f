import { tidy } from '../text/letters'

// Account numbers for bank transfers: IBAN (ISO 13616) and RIB, the 24 digits of a Moroccan account.

/** An account number or SWIFT code without blanks and hyphens, in capitals. */
export const compactAccount = (typed: string) => tidy(typed).replace(/[\s-]/g, '').toUpperCase()

/** The remainder of a number of any length, taken in parts that a float holds exactly. */
const modulo97 = (digits: string) =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)

/** Bank, town, account and a key of two digits that makes the whole divisible by 97. */
export function isRib(account: string): boolean {
  const key = Number(account.slice(-2))
  return /^\d{24}$/.test(account) && key >= 1 && key <= 97 && modulo97(account) === 0
}

export function isIban(account: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false
  // A Moroccan IBAN contains the RIB, which has a key of its own.
  if (account.startsWith('MA') && !isRib(account.slice(4))) return false
  const digits = `${account.slice(4)}${account.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return modulo97(digits) === 1
}

export const isSwift = (code: string) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code)

/** As it is printed: an IBAN in groups of four, a RIB as bank, town, account and key. */
export function formatAccount(account: string): string {
  const compact = compactAccount(account)
  if (/^\d{24}$/.test(compact)) return compact.replace(/^(.{3})(.{3})(.{16})(.{2})$/, '$1 $2 $3 $4')
  return compact.replace(/(.{4})(?=.)/g, '$1 ')
}
