import type { CodeProblem } from '@/domain/cart/cart-quote'

type Facts = { minimum: string | null; missing: string | null; starts: string | null; hasOther: boolean }

/** Words of the field for a discount code. */
export const codeWords = {
  label: 'Discount code',
  optional: 'optional',
  open: 'Add a discount code',
  apply: 'Apply',
  applying: 'Applying…',
  remove: 'Remove',
  removeCode: (code: string) => `Remove code ${code}`,
  applied: (code: string, saved: string) => `${code} applied. You save ${saved}.`,
  appliedShipping: (code: string) => `${code} applied. Shipping is free.`,
  removed: 'Code removed.',
  /** Each ends with the order going on without the code. */
  problems: {
    unknown: () => 'We don’t know this code. Check the spelling.',
    not_yet: ({ starts }) => (starts ? `This code starts on ${starts}.` : 'This code isn’t valid yet.'),
    over: () => 'This code has expired.',
    used_up: () => 'This code has already been used.',
    not_for_these: () => 'This code doesn’t apply to the items in your cart.',
    minimum: ({ minimum, missing }) =>
      minimum && missing
        ? `This code needs items worth ${minimum}. Add ${missing} more.`
        : 'Your items don’t reach this code’s minimum yet.',
    first_order: () => 'This code is for a first order only.',
    unconfirmed: () => 'This code needs a confirmed email. Sign in, or open the link in an email from us.',
    other_better: ({ hasOther }) =>
      hasOther
        ? 'Your other discount takes more off, so we applied that one.'
        : 'Your shipping is free already. Save this code for another order.',
  } satisfies Record<CodeProblem, (facts: Facts) => string>,
  unchecked: 'Couldn’t check the code. It will be checked when you place the order.',
  welcome: (percent: number) => `New customer? Get ${percent}% off`,
} as const
