/** What the pages are called that every shop has, in the order in which one can read the policies through. */
export const fixedPages = {
  contact: { title: 'Contact us', description: 'How to reach {shop}, and when.' },
  'size-guide': {
    title: 'Size guide',
    description: 'Size tables of {shop} in centimetres and inches, and how to measure.',
  },
  shipping: {
    title: 'Shipping',
    description: 'Ways to send, what they cost and how long they take at {shop}.',
  },
  returns: {
    title: 'Returns',
    description: '{return_days} days to send something back to {shop}, free of charge.',
  },
  terms: { title: 'Terms', description: 'What you and {shop} can rely on when you order here.' },
  privacy: {
    title: 'Privacy',
    description: 'What {shop} knows about you, why, for how long, and how you get rid of it.',
  },
  cookies: {
    title: 'Cookie',
    description: 'What {shop} stores in your browser, and the one thing you can switch.',
  },
  'ad-choices': {
    title: 'Ad Choices',
    description: '{shop} shows no advertising and takes part in none. What you can choose all the same.',
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'What {shop} does so that everybody can shop here, how it was tested, and how to report a barrier.',
  },
  'legal-notice': { title: 'Legal notice', description: 'Who runs {shop}, and how to reach them.' },
} as const

export type FixedPage = keyof typeof fixedPages
export const isFixedPage = (slug: string): slug is FixedPage => Object.hasOwn(fixedPages, slug)
