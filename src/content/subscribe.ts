/** Words of the field that takes an email address for a topic, wherever it stands. */
export const subscribeWords = {
  label: 'Email address',
  /** On a field that nobody sees. */
  honeypot: 'Leave this empty',
  sending: 'Saving…',
  as: (email: string) => `We will write to ${email}.`,
  problems: {
    required: 'Type your email address first.',
    email: 'Enter a valid email address, such as name@example.com.',
  },
} as const
