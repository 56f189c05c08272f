/** How often owners get a mail about new orders: for each within a minute, once a day, or never. */
export const orderMailModes = ['each', 'daily', 'off'] as const
