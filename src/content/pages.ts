import { paths } from '@/config/paths'
import { shop } from '@/config/shop'

/** Addresses that are linked already and whose pages are being set up. */
const titles: Readonly<Record<string, string>> = {
  [paths.about]: `About ${shop.name}`,
  [paths.contact]: 'Contact',
  [paths.faq]: 'Frequently asked questions',
  [paths.help]: 'Help',
  [paths.sell]: `Sell on ${shop.name}`,
  [paths.returns]: 'Returns',
  [paths.shipping]: 'Shipping',
  [paths.sizeGuide]: 'Size guide',
  [paths.terms]: 'Terms',
  [paths.privacy]: 'Privacy',
  [paths.cookies]: 'Cookie',
  [paths.adChoices]: 'Ad Choices',
}

export const pages = {
  inPreparation: {
    title: (path: string) => titles[path] ?? 'In preparation',
    text: 'This page is being set up and is not open yet.',
    reach: 'Until it is, ask us directly:',
    email: 'Email',
    phone: 'Phone',
    home: 'Return to Home',
    sale: 'See what is on sale',
  },
} as const
