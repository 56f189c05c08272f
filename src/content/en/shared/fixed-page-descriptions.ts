import type { FixedPage } from './fixed-pages'

/** What search engines show of the pages that every shop has. */
export const fixedPageDescriptions: Record<FixedPage, string> = {
  contact: 'How to reach {shop}, and when.',
  'size-guide': 'Size tables of {shop} in centimetres and inches, and how to measure.',
  shipping: 'Ways to send, what they cost and how long they take at {shop}.',
  returns: '{free_return_time} to send something back to {shop}, free of charge.',
  terms: 'What you and {shop} can rely on when you order here.',
  privacy: 'What {shop} knows about you, why, for how long, and how you get rid of it.',
  cookies: 'What {shop} stores in your browser, and the one thing you can switch.',
  'ad-choices': '{shop} shows no advertising and takes part in none. What you can choose all the same.',
  accessibility:
    'What {shop} does so that everybody can shop here, how it was tested, and how to report a barrier.',
  'legal-notice': 'Who runs {shop}, and how to reach them.',
}
