/** Words of who comes in, beside the sign-in form. */
export const adminAccess = {
  notOpened: 'Couldn’t open the admin',
  invitation: {
    title: 'You are invited to the admin',
    text: (email: string) => `Accept as ${email}.`,
    accept: 'Accept invitation',
    busy: 'Accepting...',
    wrong: (email: string) =>
      `This invitation is not for ${email}, or no longer open. Sign in with the address that got the email, or ask for a new invitation.`,
    failed: 'The invitation was not accepted. Please try again.',
  },
  /** The first owner of a new shop. */
  claim: {
    title: 'Your new shop',
    text: 'Choose how you will sign in. The account becomes the owner of the shop.',
    confirm: (email: string) =>
      `We sent a link to ${email}. Open it, then come back to this page and sign in.`,
    known: 'I have an account',
    submit: (email: string) => `Take over the shop as ${email}`,
    busy: 'Taking over...',
    wrong:
      'This code is wrong, too old or used, or the shop has an owner. Start the shop again for a new one.',
    tooMany: 'Too many tries. Please wait an hour.',
    failed: 'That did not work. Please try again.',
  },
} as const
