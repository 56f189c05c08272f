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
} as const
