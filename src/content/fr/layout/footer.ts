import { shop } from '@/config/shop'
import { countryName } from '@/domain/delivery/country'
import type * as english from '../../en/layout/footer'
import type { Words } from '../../words'

/** Words of the footer, loaded with it. */
export const footer = {
  newsletter: {
    title: 'Les nouveautés, en avant-première.',
    text: 'Nouveautés, retours en stock et soldes, par e-mail.',
    label: 'Adresse e-mail',
    button: 'S’abonner',
    sending: 'Inscription…',
    problems: {
      required: 'Indiquez d’abord votre adresse e-mail.',
      email: 'Indiquez une adresse e-mail valide, comme nom@example.com.',
    },
    offer: (percent: number) => `Nouveau client ? ${percent} % de remise sur votre première commande`,
    done: (email: string) => `Merci. ${email} recevra la lettre d’information.`,
  },
  columns: { shop: 'Boutique', support: 'Service client', more: 'Plus', app: 'Toujours avec vous' },
  newest: 'Nouveautés',
  payments: 'Paiements acceptés',
  /** Where the shop has no marks of its own. */
  methods: { card: 'Carte bancaire', bank: 'Virement bancaire', cod: 'Paiement à la livraison' },
  social: 'Nous suivre',
  networks: {
    instagram: 'Instagram',
    tiktok: 'TikTok',
    pinterest: 'Pinterest',
    facebook: 'Facebook',
  },
  legal: 'Informations légales',
  owner: (year: number) => `© ${year} ${[shop.name, countryName(shop.country)].filter(Boolean).join(', ')}`,
  install: {
    badges: { iphone: ['Installer sans', 'l’App Store'], android: ['Installer sans', 'Google Play'] },
  },
} as const satisfies Words<typeof english.footer>
