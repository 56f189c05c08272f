import { shop } from '@/config/shop'
import { countryName } from '@/domain/delivery/country'
import type { PaymentMethod } from '@/domain/money/payment'
import type { SocialNetwork } from '@/domain/shop/support'

/** Words of the footer, loaded with it. */
export const footer = {
  newsletter: {
    title: 'First to see what’s new.',
    text: 'New arrivals, restocks and sales, by email.',
    label: 'Email address',
    button: 'Subscribe',
    sending: 'Subscribing…',
    problems: {
      required: 'Type your email address first.',
      email: 'Enter a valid email address, such as name@example.com.',
    },
    offer: (percent: number) => `New customer? Get ${percent}% off your first order`,
    done: (email: string) => `Thank you. ${email} is on the list for the newsletter.`,
  },
  columns: { shop: 'Shop', support: 'Support', more: 'More', app: 'Take us along' },
  newest: 'New arrivals',
  payments: 'Accepted payments',
  /** Where the shop has no marks of its own. */
  methods: { card: 'Card', bank: 'Bank transfer', cod: 'Cash on delivery' } satisfies Record<
    PaymentMethod,
    string
  >,
  social: 'Follow us',
  networks: {
    instagram: 'Instagram',
    tiktok: 'TikTok',
    pinterest: 'Pinterest',
    facebook: 'Facebook',
  } satisfies Record<SocialNetwork, string>,
  legal: 'Legal',
  owner: (year: number) => `© ${year} ${[shop.name, countryName(shop.country)].filter(Boolean).join(', ')}`,
  install: {
    badges: { iphone: ['Install without the', 'App Store'], android: ['Install without', 'Google Play'] },
  },
} as const
