import type { HideReason, ReviewView } from '@/domain/product/review'

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`

export const adminReviews = {
  title: 'Reviews',
  list: 'Reviews, newest first',
  search: 'Product, name or words',
  filter: 'Which reviews',
  views: {
    new: 'New',
    published: 'Published',
    hidden: 'Hidden',
    all: 'All',
  } satisfies Record<ReviewView, string>,
  found: (reviews: number) => count(reviews, 'review', 'reviews'),
  moreThan: (reviews: number) =>
    `More than ${reviews.toLocaleString('en-US')} reviews. Search to see the rest.`,
  stars: (rating: number) => `${rating} of 5 stars`,
  noName: 'No name',
  deleted: 'Deleted account',
  verified: 'Bought here',
  isHidden: (reason: string) => `Hidden: ${reason}`,
  noText: 'Stars only, no text.',
  hide: 'Hide',
  show: 'Show again',
  fine: 'Looks fine',
  hideOf: (product: string) => `Hide: review of ${product}`,
  showOf: (product: string) => `Show again: review of ${product}`,
  fineOf: (product: string) => `Looks fine: review of ${product}`,
  dialog: {
    title: 'Hide this review?',
    text: 'Shoppers don’t see it any more, and the product’s rating doesn’t count it. Its author still sees it as hidden. You can show it again.',
    reason: 'Reason, for owners only',
    submit: 'Hide',
    busy: 'Hiding...',
    cancel: 'Cancel',
  },
  reasons: {
    spam: 'Advertising or spam',
    offensive: 'Offensive',
    personal: 'Personal data',
    'off-topic': 'Not about the product',
    other: 'Another reason',
  } satisfies Record<HideReason, string>,
  hidden: 'The review is hidden',
  shown: 'The review is shown',
  checked: 'The review stays',
  failed: 'That did not work. Please try again.',
  none: {
    new: { title: 'No new reviews', text: 'What members write about your products appears here first.' },
    published: { title: 'No reviews yet', text: 'Members review what was delivered to them.' },
    hidden: { title: 'Nothing is hidden', text: 'Reviews that you hide stay here, and can be shown again.' },
    all: { title: 'No reviews yet', text: 'Members review what was delivered to them.' },
  } satisfies Record<ReviewView, { title: string; text: string }>,
  noneFound: {
    title: (query: string) => `No review matches “${query}”`,
    text: 'The search takes the start of words.',
  },
  error: 'Couldn’t load the reviews',
} as const
