import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { ShopFacts } from '@/domain/store/facts'
import type { DocumentBlock, DocumentSection } from '@/domain/store/help-document'
import type { PolicyDocument } from '../../policy-document'
import { returnTimeIn } from './return-time'

const writeToUs: DocumentBlock = {
  kind: 'links',
  links: [{ label: 'Nous écrire', to: `${paths.contact}?about=return` }],
}

const cancelTimeIn = ({ cancel_hours: hours }: ShopFacts): string =>
  `{cancel_hours} ${Number(hours) < 2 ? 'heure' : 'heures'}`

/** What a shop takes back that is as ordered, how, and what to do instead of an exchange. */
function asOrdered(facts: ShopFacts): DocumentSection[] {
  if (facts.return_days === null)
    return [
      {
        id: 'what',
        title: 'Ce que vous pouvez renvoyer',
        words: 'état exception conditions retour politique renvoyer échange remboursement',
        blocks: [
          'Ce qui est défectueux, ou n’est pas ce que vous avez commandé. Nous ne reprenons rien d’autre, sauf ce que la loi vous donne le droit de renvoyer.',
          writeToUs,
        ],
      },
    ]
  const time = returnTimeIn(facts)
  return [
    {
      id: 'what',
      title: 'Ce que vous pouvez renvoyer',
      words: 'état étiquettes porté scellé hygiène exception conditions retour politique',
      blocks: [
        `Tout, pendant ${time} après la réception, à condition que les articles soient dans leur état d’origine, avec leurs étiquettes. Les essayer, oui ; les porter, non.`,
        'Pour des raisons d’hygiène, nous ne reprenons les articles scellés, et ceux qui se portent à même la peau ou en piercing, que s’ils n’ont pas été ouverts.',
      ],
    },
    {
      id: 'how',
      title: 'Comment renvoyer',
      words: 'renvoyer retourner retour échange étiquette colis étapes remboursement démarrer',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez votre commande, choisissez « Retourner des articles », et indiquez lesquels, combien et pourquoi. Sans compte, retrouvez la commande avec son numéro et votre e-mail.',
            `Nous vous expliquons par e-mail comment renvoyer les articles${facts.free_return_days === null ? '' : ', gratuitement'}. Jusque-là, vous pouvez annuler le retour.`,
            'Emballez les articles avec leurs étiquettes, déposez le colis et gardez le reçu. Vous recevez un e-mail à son arrivée, et un autre à l’envoi de votre remboursement.',
          ],
        },
        {
          kind: 'links',
          links: [
            { label: 'Vos commandes', to: paths.profileOrders },
            { label: 'Commande sans compte', to: paths.track },
          ],
        },
      ],
    },
  ]
}

function leadOf(facts: ShopFacts): string {
  if (facts.return_days === null)
    return 'Si un article est défectueux, ou n’est pas celui que vous avez commandé, nous trouvons une solution.'
  const time = returnTimeIn(facts)
  return `Vous avez ${time} pour changer d’avis. ${facts.free_return_days === null ? 'Les frais de retour sont à votre charge.' : 'Le retour ne vous coûte rien.'}`
}

function faultyOf(facts: ShopFacts): string {
  if (facts.return_days === null)
    return 'Si un article est défectueux, ou n’est pas celui que vous avez commandé, vous n’avez rien à payer. Écrivez-nous avec le numéro de commande et une photo. Vous choisissez entre un autre article et le remboursement.'
  const time = returnTimeIn(facts)
  return `Si un article est défectueux, ou n’est pas celui que vous avez commandé, rien ne vous est demandé : ni étiquettes, ${facts.free_return_days === null ? 'ni frais de retour, ' : ''}ni délai de ${time}. Retournez-le depuis la commande avec une photo ; après ${time}, écrivez-nous avec le numéro de commande. Vous choisissez entre un autre article et le remboursement.`
}

export const returnsDocument: PolicyDocument = (facts) => ({
  lead: leadOf(facts),
  updated: lastUpdated.returns,
  sections: [
    ...asOrdered(facts),
    {
      id: 'money',
      title: 'Votre remboursement',
      words: 'remboursement rembourser argent payé restitution banque espèces virement',
      blocks: [
        'Une fois le colis arrivé et les articles examinés, nous remboursons ce que vous les avez payés, par le même mode de paiement. Ce qui a été payé en espèces à la livraison est viré sur le compte bancaire que vous indiquez. Si vous renvoyez tout, les frais de livraison payés vous sont aussi rendus.',
      ],
    },
    ...(facts.return_days === null
      ? []
      : [
          {
            id: 'exchange',
            title: 'Une autre taille ou une autre couleur',
            words: 'échange échanger changer taille couleur autre différent',
            blocks: [
              'Commandez dès maintenant l’article que vous voulez, avant que quelqu’un d’autre ne le prenne, et renvoyez l’autre. C’est plus rapide qu’un échange par la poste, et le remboursement couvre le premier.',
              { kind: 'links', links: [{ label: 'Guide des tailles', to: paths.sizeGuide }] },
            ],
          } satisfies DocumentSection,
        ]),
    {
      id: 'faulty',
      title: 'Articles défectueux ou envoyés par erreur',
      words: 'cassé abîmé défaut défectueux mauvais article erreur garantie qualité',
      blocks: [faultyOf(facts), writeToUs],
    },
    {
      id: 'cancel',
      title: 'Avant l’expédition',
      words: 'annuler annulation modifier changer commande arrêter',
      blocks: [
        `Une commande peut être annulée pendant ${cancelTimeIn(facts)} sur sa propre page, tant que nous n’avons pas commencé à la préparer. ${facts.return_days === null ? 'Ensuite, écrivez-nous.' : 'Ensuite, attendez de la recevoir et renvoyez-la.'}`,
        { kind: 'links', links: [{ label: 'Suivre votre commande', to: paths.track }] },
      ],
    },
  ],
})
