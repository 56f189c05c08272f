import { currencyName, currencyNames } from '../shared/currency'

/** Currency, language and theme; loaded with the panel that offers them. */
export const preferences = {
  title: 'Language, currency, theme',
  currency: 'Currency',
  nameOf: currencyName,
  charged: (currency: string) =>
    `Prices are shown in this currency. Orders are charged in ${currencyNames(currency)}.`,
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const
