import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { ShopFacts } from '@/domain/store/facts'
import type { DocumentBlock } from '@/domain/store/help-document'
import type { PolicyDocument } from '../../policy-document'
import { returnTimeIn } from './return-time'

function offers({ welcome_percent: welcome, student_percent: student }: ShopFacts): DocumentBlock[] {
  const links = [
    ...(welcome === null ? [] : [{ label: 'Remise de bienvenue', to: paths.welcome }]),
    ...(student === null ? [] : [{ label: 'Remise étudiante', to: paths.studentDiscount }]),
  ]
  return links.length > 0 ? [{ kind: 'links', links }] : []
}

/** What the codes for new customers and students take off; nothing where there are none. */
function codes({ welcome_percent: welcome, student_percent: student }: ShopFacts): string {
  const get = [
    ...(welcome === null
      ? []
      : ['Les nouveaux clients ont {welcome_percent} % de remise sur leur première commande']),
    ...(student === null
      ? []
      : [
          welcome === null
            ? 'Les étudiants ont {student_percent} % de remise'
            : 'les étudiants {student_percent} % de remise',
        ]),
  ]
  if (get.length === 0) return ''
  return `${get.join(' et ')}, ${get.length > 1 ? 'dans les deux cas ' : ''}avec un code à saisir dans le panier ou à la commande. `
}

/** Until when an order can be cancelled, and what is taken back afterwards. */
function change(facts: ShopFacts): string[] {
  const hours = facts.cancel_hours
  const cancel =
    hours === null
      ? []
      : [
          `Vous pouvez annuler une commande sur sa propre page pendant {cancel_hours} ${Number(hours) < 2 ? 'heure' : 'heures'}, tant qu’elle est en attente.`,
        ]
  const isLater = hours !== null
  const back =
    facts.return_days === null
      ? `${isLater ? 'Ensuite, nous' : 'Nous'} reprenons ce qui est défectueux ou n’est pas ce que vous avez commandé, et ce que la loi vous donne le droit de renvoyer.`
      : `${isLater ? 'Ensuite, vous' : 'Vous'} avez ${returnTimeIn(facts)} à partir de la réception pour renvoyer les articles dans leur état d’origine, avec leurs étiquettes.`
  return [[...cancel, back].join(' ')]
}

const either = new Intl.ListFormat('fr-FR', { type: 'disjunction' })

/** How one pays, by what the shop has on. */
function payment({ paymentMethods: methods }: ShopFacts): string[] {
  if (methods.length === 0) return []
  const ways = methods.map(
    (method) =>
      ({ card: 'par carte bancaire', bank: 'par virement bancaire', cod: 'en espèces à la livraison' })[
        method
      ],
  )
  const paidFirst = methods.flatMap(
    (method) => ({ card: 'du paiement par carte', bank: 'du virement', cod: [] })[method],
  )
  const sentences = [
    `Vous payez ${either.format(ways)}${methods.length > 1 ? ' ; au moment de commander, vous voyez les modes de paiement possibles' : ''}.`,
    ...(methods.includes('card')
      ? [
          'Les données de la carte se saisissent uniquement sur la page de notre prestataire de paiement : nous ne les recevons pas et ne les conservons pas.',
        ]
      : []),
    ...(paidFirst.length === 0
      ? []
      : [
          `Nous préparons une commande après l’arrivée ${either.format(paidFirst)}. Jusque-là, ses articles sont réservés pendant le délai indiqué dans la confirmation ; une commande qui n’est pas payée à temps est annulée, et rien n’est dû.`,
        ]),
  ]
  return [sentences.join(' ')]
}

export const termsDocument: PolicyDocument = (facts) => ({
  lead: 'Ce à quoi nous nous engageons, ce que nous vous demandons, et ce qui se passe en cas de problème. Avec des mots simples.',
  updated: lastUpdated.terms,
  sections: [
    {
      id: 'who',
      title: 'Qui nous sommes',
      words: 'entreprise société adresse mentions légales',
      blocks: [
        `Les mentions légales disent qui exploite {shop}. Vous pouvez nous joindre ${facts.email === null ? '' : 'à {email} et '}par la page de contact. Dans ces conditions, « nous » désigne {shop}, et « vous » toute personne qui commande dans cette boutique ou l’utilise.`,
        {
          kind: 'links',
          links: [
            { label: 'Mentions légales', to: paths.legalNotice },
            { label: 'Nous contacter', to: paths.contact },
          ],
        },
      ],
    },
    {
      id: 'ordering',
      title: 'Commander',
      words: 'contrat commande accepter compte âge majeur',
      blocks: [
        'Vous pouvez commander avec ou sans compte. Le contrat est conclu quand nous confirmons votre commande sur la page et par e-mail. Vérifiez les deux, et dites-nous vite si quelque chose ne va pas.',
        'Si un prix est manifestement une erreur, ou si un article se révèle indisponible, nous vous le disons et vous ne devez rien pour cet article. Vous devez avoir l’âge requis là où vous vivez pour conclure un tel contrat, ou l’accord d’une personne qui l’a.',
      ],
    },
    {
      id: 'prices',
      title: 'Prix et paiement',
      words: 'devise dollars euros dirhams carte banque espèces taxe tva débit payer paiement',
      blocks: [
        'Chaque commande est débitée dans la devise de la boutique, indiquée au moment de commander. Les montants dans une autre devise vous donnent une idée ; votre banque peut calculer un peu différemment.',
        'Les frais de livraison figurent sur la page « Livraison ». Le panier indique le total avant que vous ne donniez vos coordonnées. Le prix qui compte est celui affiché quand vous commandez ; s’il change à cet instant même, nous vous redemandons votre accord.',
        ...payment(facts),
      ],
    },
    {
      id: 'deals',
      title: 'Offres et remises',
      words:
        'vente flash soldes club vip compte à rebours coupon code promo réduction étudiant nouveau client',
      blocks: [
        `Une offre vaut jusqu’à la fin de son compte à rebours ou de son stock, selon ce qui arrive en premier. ${codes(facts)}Les remises ne se cumulent pas : la plus élevée s’applique. Les articles d’une offre en cours restent au prix de l’offre.`,
        ...offers(facts),
      ],
    },
    {
      id: 'delivery',
      title: 'Livraison',
      words: 'expédition délai risque adresse douane',
      blocks: [
        'Au moment de commander, vous voyez les pays où nous livrons, avec les modes de livraison, leurs jours et leurs frais ; vous en choisissez un avant de commander. Tant que le colis n’est pas entre vos mains, sa perte est à notre charge, pas à la vôtre.',
        { kind: 'links', links: [{ label: 'Livraison', to: paths.shipping }] },
      ],
    },
    {
      id: 'changing-your-mind',
      title: 'Changer d’avis',
      words: 'annuler annulation rétractation retour remboursement',
      blocks: [...change(facts), { kind: 'links', links: [{ label: 'Retours', to: paths.returns }] }],
    },
    {
      id: 'faulty',
      title: 'Articles défectueux',
      words: 'garantie défaut cassé conformité responsabilité',
      blocks: [
        'Si un article est défectueux, la garantie légale s’applique en entier ; rien ici ne la réduit. Prévenez-nous, et vous choisissez entre un autre article et le remboursement.',
      ],
    },
    {
      id: 'account',
      title: 'Votre compte et ce que vous écrivez',
      words: 'mot de passe avis supprimer abus',
      blocks: [
        'Gardez votre mot de passe pour vous. Vous pouvez supprimer votre compte à tout moment.',
        'Les avis viennent de personnes à qui nous avons livré l’article, les bons comme les mauvais. Nous ne masquons un avis que s’il insulte quelqu’un, enfreint la loi ou ne concerne pas l’article. En écrivant un avis, vous nous permettez de l’afficher ici.',
        'N’essayez pas de pirater la boutique, de l’inonder de requêtes ni de copier son catalogue de façon automatique.',
      ],
    },
    {
      id: 'liability',
      title: 'Ce dont nous répondons',
      words: 'responsabilité dommages limite',
      blocks: [
        'Nous répondons des dommages que nous causons volontairement ou par faute grave, et toujours des dommages corporels. Pour le reste, nous répondons de ce qui était prévisible pour une commande comme la vôtre, dans la limite de son prix.',
      ],
    },
    {
      id: 'law',
      title: 'Droit applicable et litiges',
      words: 'tribunal juridiction réclamation',
      blocks: [
        'Le droit du pays de la boutique ({country}) s’applique. Si vous vivez ailleurs, les règles qui y protègent les acheteurs restent valables. Avant d’aller au tribunal, écrivez-nous : la plupart des litiges se règlent en deux e-mails.',
      ],
    },
    {
      id: 'changes',
      title: 'Quand ces conditions changent',
      words: 'mise à jour version modification',
      blocks: [
        'La date ci-dessus est celle du dernier changement. Une commande suit les conditions affichées ici le jour où elle a été passée.',
      ],
    },
  ],
})
