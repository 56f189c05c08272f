export type SupportChannel = 'chat' | 'phone' | 'email'

export const socialNetworks = ['instagram', 'tiktok', 'pinterest', 'facebook'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** How shoppers reach the shop beside its address and email. */
export type Support = {
  /** International, its digits in the groups in which it is shown; null for none. */
  phone: string | null
  /** The link that opens a chat; null when the shop offers none. */
  chatUrl: string | null
  /** Opening hours of each channel; null while it is not offered. */
  hours: Record<SupportChannel, string | null>
  /** The shop's profiles; null for none. */
  social: Record<SocialNetwork, string | null>
}

/** The href of a link that calls a number. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
