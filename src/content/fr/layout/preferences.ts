import type * as english from '../../en/layout/preferences'
import type { Words } from '../../words'
import { currencyName, currencyNames } from '../shared/currency'

/** Currency, language and theme; loaded with the panel that offers them. */
export const preferences = {
  title: 'Langue, devise, thème',
  currency: 'Devise',
  nameOf: currencyName,
  charged: (currency: string) =>
    `Les prix s’affichent dans cette devise. Les commandes sont débitées en ${currencyNames(currency)}.`,
  language: 'Langue',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
} as const satisfies Words<typeof english.preferences>
