import type * as english from '../../en/layout/preferences'
import type { Words } from '../../words'
import { currencyName, currencyNames } from '../shared/currency'

/** Currency, language and theme; loaded with the panel that offers them. */
export const preferences = {
  title: 'اللغة والعملة والمظهر',
  currency: 'العملة',
  nameOf: currencyName,
  charged: (currency: string) => `تُعرض الأسعار بهذه العملة. أما عملة الدفع فهي ${currencyNames(currency)}.`,
  language: 'اللغة',
  theme: 'المظهر',
  themes: { system: 'حسب الجهاز', light: 'فاتح', dark: 'داكن' },
} as const satisfies Words<typeof english.preferences>
