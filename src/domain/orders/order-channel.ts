/** How an order came in: by the shop itself, made by the owner, or in exchange for a return. */
export const orderChannels = ['web', 'phone', 'whatsapp', 'counter', 'exchange'] as const
export type OrderChannel = (typeof orderChannels)[number]
