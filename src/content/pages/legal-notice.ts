import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { lastUpdated } from '@/config/support'
import { countryName } from '@/domain/delivery/country'
import type { Identity } from '@/domain/shop/identity'
import type { DocumentBlock, HelpDocument } from '../shared/document'

const words = {
  name: 'Business name',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  ice: 'Company number (ICE)',
  taxId: 'Tax number (IF)',
  register: 'Commercial register (RC)',
  capital: 'Capital',
  vat: (percent: number) => `Prices include ${percent}% TVA.`,
}

/** Who runs the shop (law 31-08, article 29); what the owner has not set is left out. */
export function legalNotice({ vatRate, address, ...identity }: Identity): HelpDocument {
  const rows: [string, string | null][] = [
    [words.name, identity.name],
    [words.address, address.join(', ') || null],
    [words.phone, identity.phone],
    [words.email, identity.email],
    [words.register, identity.register],
    [words.ice, identity.ice],
    [words.taxId, identity.taxId],
    [words.capital, identity.capital],
  ]
  const set = rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  const list: DocumentBlock[] = set.length > 0 ? [{ kind: 'list', items: set }] : []
  return {
    path: paths.legalNotice,
    title: 'Legal notice',
    description: `Who runs ${shop.name}, and how to reach them.`,
    lead: `Who runs ${shop.name}, and how to reach us.`,
    updated: lastUpdated.legalNotice,
    sections: [
      {
        id: 'who',
        title: 'Who we are',
        blocks: [
          `${shop.name} is an online shop in ${countryName(shop.country)}.`,
          ...list,
          ...(vatRate === null ? [] : [words.vat(vatRate)]),
        ],
      },
      {
        id: 'reach-us',
        title: 'How to reach us',
        blocks: [
          'Questions about an order, a return or a complaint reach us through the contact page.',
          { kind: 'links', links: [{ label: 'Contact us', to: paths.contact }] },
        ],
      },
      {
        id: 'your-rights',
        title: 'Your rights',
        blocks: [
          'The terms say how a contract is made and how you can withdraw from it; the privacy page says what we store.',
          {
            kind: 'links',
            links: [
              { label: 'Terms', to: paths.terms },
              { label: 'Returns', to: paths.returns },
              { label: 'Privacy', to: paths.privacy },
            ],
          },
        ],
      },
    ],
  }
}
