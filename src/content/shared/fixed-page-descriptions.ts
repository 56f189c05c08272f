import type { ShopFacts } from '@/domain/store/facts'
import type { FixedPage } from './fixed-pages'
import { returnTimeIn } from './shop-words'

function returnsOf(facts: ShopFacts): string {
  if (facts.return_days === null)
    return 'What to do when something from {shop} is faulty, or not what you ordered.'
  return `${returnTimeIn(facts)} to send something back to {shop}${facts.free_return_days === null ? '' : ', free of charge'}.`
}

/** What search engines show of a page that every shop has, with facts in braces. */
export const fixedPageDescription = (page: FixedPage, facts: ShopFacts): string =>
  page === 'returns' ? returnsOf(facts) : descriptions[page]

const descriptions: Record<Exclude<FixedPage, 'returns'>, string> = {
  contact: 'How to reach {shop}, and when.',
  'size-guide': 'Size tables of {shop} in centimetres and inches, and how to measure.',
  shipping: 'Ways to send, what they cost and how long they take at {shop}.',
  terms: 'What you and {shop} can rely on when you order here.',
  privacy: 'What {shop} knows about you, why, for how long, and how you get rid of it.',
  cookies: 'What {shop} stores in your browser, and the one thing you can switch.',
  'ad-choices': '{shop} shows no advertising and takes part in none. What you can choose all the same.',
  accessibility:
    'What {shop} does so that everybody can shop here, how it was tested, and how to report a barrier.',
  'legal-notice': 'Who runs {shop}, and how to reach them.',
}
