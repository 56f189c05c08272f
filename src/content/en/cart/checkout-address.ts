import type { PhoneProblem } from '@/domain/values/validation'

/** Words that the checkout's help with phone numbers and addresses loads with it. */
export const checkoutAddress = {
  callingCode: 'Calling code',
  applyZipCode: (code: string) => `Use ${code}`,
  phoneProblems: {
    'phone-country': 'No country has this code. Begin with + and a country code, such as +212.',
    'phone-digits': 'This phone number doesn’t fit its country. Check its digits and its country.',
    'phone-short': 'This phone number is too short. Check its digits and its country.',
    'phone-long': 'This phone number is too long. Check its digits and its country.',
  } satisfies Record<PhoneProblem, string>,
} as const
