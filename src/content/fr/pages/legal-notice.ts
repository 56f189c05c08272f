import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { DocumentBlock } from '@/domain/store/help-document'
import type { PolicyDocument } from '../../policy-document'
import { number } from '../shared/numbers'

const words = {
  name: 'Raison sociale',
  address: 'Adresse',
  email: 'E-mail',
  phone: 'Téléphone',
  ice: 'Identifiant commun de l’entreprise (ICE)',
  taxId: 'Identifiant fiscal (IF)',
  register: 'Registre du commerce (RC)',
  professionalTax: 'Taxe professionnelle (TP)',
  capital: 'Capital social',
  vat: (percent: number) => `Les prix sont affichés TTC, TVA de ${number(percent)} % comprise.`,
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
  const set = rows.flatMap(([label, value]) => (value ? [`${label} : ${value}`] : []))
  const list: DocumentBlock[] = set.length > 0 ? [{ kind: 'list', items: set }] : []
  return {
    lead: 'Qui exploite {shop}, et comment nous joindre.',
    updated: lastUpdated.legalNotice,
    sections: [
      {
        id: 'who',
        title: 'Qui nous sommes',
        blocks: [
          '{shop} est une boutique en ligne ({country}).',
          ...list,
          ...(vatRate === null ? [] : [words.vat(vatRate)]),
        ],
      },
      {
        id: 'reach-us',
        title: 'Comment nous joindre',
        blocks: [
          'Pour une question sur une commande, un retour ou une réclamation, passez par la page de contact.',
          { kind: 'links', links: [{ label: 'Nous contacter', to: paths.contact }] },
        ],
      },
      {
        id: 'your-rights',
        title: 'Vos droits',
        blocks: [
          'Les conditions générales expliquent comment le contrat est conclu et comment vous rétracter ; la page de confidentialité, ce que nous conservons.',
          {
            kind: 'links',
            links: [
              { label: 'Conditions générales', to: paths.terms },
              { label: 'Retours', to: paths.returns },
              { label: 'Confidentialité', to: paths.privacy },
            ],
          },
        ],
      },
    ],
  }
}
