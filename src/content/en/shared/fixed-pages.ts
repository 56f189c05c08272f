/** What the pages are called that every shop has, in the order in which one can read the policies through. */
export const fixedPages = {
  contact: 'Contact us',
  'size-guide': 'Size guide',
  shipping: 'Shipping',
  returns: 'Returns',
  terms: 'Terms',
  privacy: 'Privacy',
  cookies: 'Cookie',
  'ad-choices': 'Ad Choices',
  accessibility: 'Accessibility',
  'legal-notice': 'Legal notice',
} as const

export type FixedPage = keyof typeof fixedPages
export const isFixedPage = (slug: string): slug is FixedPage => Object.hasOwn(fixedPages, slug)
