/** Currency, language and theme; loaded with the panel that offers them. */
export const preferences = {
  title: 'Language, currency, theme',
  currency: 'Currency',
  currencies: [
    { code: 'USD', name: 'US dollar' },
    { code: 'EUR', name: 'Euro' },
    { code: 'GBP', name: 'British pound' },
    { code: 'MAD', name: 'Moroccan dirham' },
  ],
  charged: 'Prices are shown in this currency. Orders are charged in US dollars.',
  language: 'Language',
  languages: [{ code: 'en', name: 'English' }],
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const
