import type * as english from '../../en/cart/checkout-address'
import type { Words } from '../../words'

/** Words that the checkout's help with phone numbers and addresses loads with it. */
export const checkoutAddress = {
  callingCode: 'رمز البلد',
  applyZipCode: (code: string) => `استعمال ${code}`,
  phoneProblems: {
    'phone-country': 'لا يوجد بلد بهذا الرمز. ابدأ بعلامة + ثم رمز البلد، مثل \u200e+212.',
    'phone-digits': 'رقم الهاتف هذا لا يوافق البلد المختار. تحقق من الرقم ومن البلد.',
    'phone-short': 'رقم الهاتف هذا قصير جدًا. تحقق من الرقم ومن البلد.',
    'phone-long': 'رقم الهاتف هذا طويل جدًا. تحقق من الرقم ومن البلد.',
  },
} as const satisfies Words<typeof english.checkoutAddress>
