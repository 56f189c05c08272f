/** Words of the field that takes an email address for a topic, wherever it stands. */
export const subscribeWords = {
  label: 'Email address',
  /** The label of the hidden field that catches bots. */
  honeypot: 'Leave this empty',
  sending: 'Saving…',
  /** Shown when the address has to be confirmed first. */
  sent: (email: string) => `Almost done. Open the link that we sent to ${email} to confirm.`,
  as: (email: string) => `We will write to ${email}.`,
  problems: {
    required: 'Type your email address first.',
    email: 'Enter a valid email address, such as name@example.com.',
  },
} as const
