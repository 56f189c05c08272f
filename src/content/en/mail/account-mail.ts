// Read by the mail function as well, which runs outside of the app: so the imports are relative and name their file's ending.
import { shop } from '../../../config/shop.ts'

const forShop = () => (shop.name ? ` for ${shop.name}` : '')

/** Mails about an account itself. Supabase Auth sends them: `npm run mail:templates` makes its templates from these. */
export const accountMail = {
  recovery: {
    get subject() {
      return `Choose a new password${forShop()}`
    },
    preview: 'The link works once, for one hour.',
    title: 'Choose a new password',
    text: 'Someone, most likely you, asked for a new password. The link works once, for one hour.',
    action: 'Choose a new password',
    reason:
      'You get this email because a new password was asked for with your address. If that was not you, leave it be: your password stays as it is.',
  },
  confirmation: {
    get subject() {
      return `Confirm your email${forShop()}`
    },
    preview: 'One click, and your account is open.',
    title: 'One click to your account',
    text: 'Confirm that this address is yours, and your account is open.',
    action: 'Confirm my email',
    reason:
      'You get this email because an account was opened with your address. If that was not you, leave it be: without this link it stays closed.',
  },
} as const
