import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { DocumentBlock } from '@/domain/store/help-document'
import type { PolicyDocument } from '../../policy-document'

const words = {
  name: 'Business name',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  ice: 'Company number (ICE)',
  taxId: 'Tax number (IF)',
  register: 'Commercial register (RC)',
  professionalTax: 'Business tax number (TP)',
  capital: 'Capital',
  vat: (percent: number) => `Prices include ${percent}% VAT.`,
}

/** Who runs the shop (law 31-08, article 29); what the owner has not set is left out. */
export const legalNotice: PolicyDocument = (_facts, { vatRate, address, ...identity }) => {
  const rows: [string, string | null][] = [
    [words.name, identity.name],
    [words.address, address.join(', ') || null],
    [words.phone, identity.phone],
    [words.email, identity.email],
    [words.register, identity.register],
    [words.ice, identity.ice],
    [words.taxId, identity.taxId],
    [words.professionalTax, identity.professionalTax],
    [words.capital, identity.capital],
  ]
  const set = rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  const list: DocumentBlock[] = set.length > 0 ? [{ kind: 'list', items: set }] : []
  return {
    lead: 'Who runs {shop}, and how to reach us.',
    updated: lastUpdated.legalNotice,
    sections: [
      {
        id: 'who',
        title: 'Who we are',
        blocks: [
          '{shop} is an online shop in {country}.',
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
