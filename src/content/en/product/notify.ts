/** Words of the form to be notified when a variant is back in stock; loaded with the form. */
export const notifyWords = {
  variant: (size: string, color: string) => [size, color].filter(Boolean).join(' in '),
  label: (variant: string) => `Email for ${variant || 'this product'}`,
  lead: 'Get an email when it is back in stock.',
  submit: 'Notify me',
  done: (variant: string) => `Noted. We will write to you when ${variant || 'it'} is back, and only then.`,
} as const
