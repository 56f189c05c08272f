/** Words of the page where a new customer gets the first order's discount. */
export const welcomeWords = {
  title: (percent: number) => `${percent}% off your first order`,
  documentTitle: 'New customer discount',
  description: 'Confirm your email address and get a discount code for your first order.',
  text: 'Enter your email. We send you a link; open it to get your code.',
  email: 'Email',
  news: 'Also send me the newsletter: new arrivals, restocks and sales.',
  submit: 'Send me the link',
  busy: 'Sending…',
  rules: [
    'For your first order, once per person.',
    'Valid for 30 days after you open the link.',
    'Not on flash and daily deals, and not together with another discount: the larger one counts.',
  ],
  problems: {
    required: 'Enter your email address.',
    email: 'Enter a valid email address, such as name@example.com.',
    'too-long': 'This email address is too long.',
  },
  sent: {
    title: 'Check your inbox',
    text: (email: string) => `We sent a link to ${email}. Open it to get your code.`,
    again: 'Nothing there? Look in the spam folder. We send one link per address a day.',
    other: 'Use another address',
  },
  confirm: {
    title: 'Get your code',
    text: 'One click and your discount code is here.',
    submit: 'Show my code',
    busy: 'One moment…',
  },
  code: {
    title: { new: 'Here is your code', again: 'Here is your code again' },
    text: (percent: number, until: string) => `${percent}% off your first order, until ${until}.`,
    label: 'Your discount code',
    copy: 'Copy the code',
    copied: 'Code copied',
    use: 'Use it in my cart',
    used: { title: 'Code added', text: 'It is applied in your cart and at checkout.' },
  },
  used: {
    title: 'You have ordered before',
    text: 'This discount is for a first order, and one was already placed with this email. Thank you for shopping with us.',
  },
  expired: {
    title: 'This link is no longer valid',
    text: 'It is older than a week, or part of it is missing. Ask for a new one.',
    action: 'Ask for a new link',
  },
  off: 'No new customer discount right now',
  deals: 'See today’s deals',
  shop: 'Start shopping',
} as const
