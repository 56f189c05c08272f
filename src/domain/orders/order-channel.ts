/** How an order came in: by the shop itself, or made by the owner. */
export const orderChannels = ['web', 'phone', 'whatsapp', 'counter'] as const
export type OrderChannel = (typeof orderChannels)[number]
