// What the help pages go by. Separate from policies.ts to keep them out of the first load.
export const support = {
  /** Settled messages are deleted after this time; send_message does it. */
  messageKeepMonths: 12,
} as const

/** Lengths of what is written to the shop; send_message checks them again. */
export const messageLimits = {
  name: 120,
  email: 254,
  subject: 120,
  body: 4000,
  business: 120,
  city: 100,
  phone: 40,
  website: 200,
} as const
