import { reviewLimits } from '@/config/page-limits'
import type { Publishing, ReportReason, ReviewField, ReviewSort } from '@/domain/product/review'
import { shopName } from '../shared/shop-words'

const number = (value: number) => value.toLocaleString('en-US')
const reviewNoun = (count: number) => (count === 1 ? 'review' : 'reviews')
const starNoun = (count: number) => (count === 1 ? 'star' : 'stars')
const reviews = (count: number) => `${number(count)} ${reviewNoun(count)}`
const stars = (count: number) => `${count} ${starNoun(count)}`

/** Words of reading and writing reviews. */
export const reviewWords = {
  from: (count: number) => `From ${reviews(count)}`,
  distribution: 'Reviews by stars',
  /** A bar of the distribution, as it is read out: the numbers are seen, these words are heard with them. */
  bar: (count: number, total: number) => `${stars(count)}, ${reviews(total)}`,
  barStars: (count: number) => `${starNoun(count)},`,
  barReviews: reviewNoun,
  list: 'Reviews',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest',
    highest: 'Highest rating',
    lowest: 'Lowest rating',
  } satisfies Record<ReviewSort, string>,
  shown: (shown: number, total: number) => `Showing ${number(shown)} of ${number(total)}`,
  filtered: (count: number, total: number) => `${number(total)} with ${stars(count)}`,
  showAll: 'Show all',
  loadMore: 'Load more',
  moreFailed: 'More could not be loaded.',
  verified: 'Verified purchase',
  gone: 'A former member',
  nameless: 'A member',
  answer: () => `${shopName()} answers`,
  picture: (at: number) => `Picture ${at} of this review`,
  noPicture: 'Not available',
  /** How reviews come about, which the law asks a shop to say (Directive (EU) 2019/2161). */
  checks: (allVerified: boolean, publishing: Publishing) =>
    [
      allVerified
        ? 'Every review here is by someone to whom we delivered this: we check their order.'
        : 'Those marked “Verified purchase” are by people to whom we delivered this: we checked their order. Of the others that was not checked.',
      publishing === 'at-once'
        ? 'Reviews appear as they are sent, good or bad; pictures once we have looked at them.'
        : 'Reviews and their pictures appear, good or bad, once we have looked at them.',
    ].join(' '),
  report: {
    action: 'Report',
    title: 'Report this review?',
    text: 'Tell us what is wrong with it, and we look at it.',
    reason: 'What is wrong',
    reasons: {
      spam: 'Advertising or spam',
      offensive: 'Offensive',
      personal: 'Shows personal data',
      false: 'Not true, or not about this product',
      other: 'Something else',
    } satisfies Record<ReportReason, string>,
    submit: 'Report',
    busy: 'Sending…',
    cancel: 'Cancel',
    done: 'Thank you. We look at it.',
  },
  empty: {
    title: 'No reviews yet',
    text: 'Bought this? Be the first to review it.',
  },
  noneWith: (count: number) => `There are no reviews with ${stars(count)}.`,

  editor: {
    title: 'Have you bought this?',
    guest: 'Sign in to write a review of what you bought here.',
    signIn: 'Sign in',
    notYet: 'Reviews come from people who bought this here. You can write yours once it has been delivered.',
    invite: 'Tell others how it is. It takes a minute.',
    write: 'Write a review',
    failed: 'We could not find out whether you may write a review.',
    own: 'Your review',
    edit: 'Edit',
    hidden: 'The shop has hidden this review. Only you can see it.',
    waiting: 'The shop looks at it before others see it.',
  },
  form: {
    title: 'Write a review',
    editTitle: 'Edit your review',
    rating: 'Your rating',
    stars,
    verdicts: ['Poor', 'Fair', 'All right', 'Good', 'Very good'] as const,
    headline: 'Headline',
    body: 'Your review',
    bodyHint: 'Fit, fabric, colour: what would you have liked to know?',
    optional: 'optional',
    left: (count: number) =>
      count < 0
        ? `${number(-count)} too many`
        : `${number(count)} ${count === 1 ? 'character' : 'characters'} left`,
    signed: 'It is signed with your first name and the first letter of your last one.',
    submit: 'Send review',
    save: 'Save changes',
    sending: 'Sending…',
    cancel: 'Cancel',
    done: 'Thank you. Your review is there for everybody to read.',
    doneWaiting: 'Thank you. Others see your review once the shop has looked at it.',
    saved: 'Your changes are saved.',
    savedHidden: 'Your changes are saved. The review stays hidden.',
  },
  problems: {
    rating: 'Choose how many stars you give.',
    title: `The headline has room for ${reviewLimits.title} characters.`,
    body: `A review has room for ${number(reviewLimits.body)} characters.`,
  } satisfies Record<ReviewField, string>,
  /** Why it could not be stored; what was typed stays. */
  failures: {
    NOT_VERIFIED: { text: 'You can write a review once this has been delivered to you.' },
    ALREADY_REVIEWED: {
      text: 'You have just reviewed this in another window. Sending this one replaces it.',
    },
    NAME_NOT_ALLOWED: {
      text: 'Reviews are signed with the name in your account. Change it there first: use your own name, in letters, spaces, hyphens and apostrophes.',
    },
    forbidden: { text: 'You have been signed out. Sign in again; your review is saved in this window.' },
    PRODUCT_NOT_FOUND: { text: 'This product is no longer available.' },
  },
} as const
