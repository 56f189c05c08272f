import { shopName } from '../shared/shop-words.ts'

/** Words of the mail that invites to the admin. */
export const invitationMail = {
  get subject() {
    return `Run ${shopName()} with us`
  },
  preview: 'The invitation is open for seven days.',
  get title() {
    return `You are invited to run ${shopName()}`
  },
  text: (by: string) => `${by} invites you to the admin of ${shopName()}: orders, products and settings.`,
  how: 'Sign in with this email address, or create an account with it, then open this link again. The invitation is open for seven days.',
  action: 'Open the admin',
  reason:
    'You get this email because an admin of the shop typed your address. If you do not know them, ignore it.',
} as const
