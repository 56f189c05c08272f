import { accountPaths } from '@/config/account-paths'
import { lastUpdated } from '@/config/last-updated'
import { orderLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { support } from '@/config/support'
import type { PolicyDocument } from '../../policy-document'
import { count } from '../shared/numbers'

/** Who watches over data protection where the shop is. */
const authorities: Readonly<Record<string, string>> = {
  MA: 'la Commission nationale de contrôle de la protection des données à caractère personnel (CNDP), au Maroc, qui veille au respect de la loi 09-08, ou à l’autorité de votre lieu de résidence',
}

const kept = count(support.messageKeepMonths, 'mois', 'mois')
const tries = count(orderLimits.trackingTries, 'essai', 'essais')
const minutes = count(orderLimits.trackingMinutes, 'minute', 'minutes')

export const privacyDocument: PolicyDocument = (facts) => ({
  lead: 'Nous ne savons de vous que ce qu’il faut pour vous livrer un colis, et ce que vous nous dites vous-même. Rien d’autre, et cela reste entre nous.',
  updated: lastUpdated.privacy,
  sections: [
    {
      id: 'short',
      title: 'En bref',
      words: 'résumé pistage suivi vendre données',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ni publicité, ni pistage, ni mesure d’audience, ni profils, ni scripts de tiers sur nos pages.',
            ...(facts.paymentMethods.includes('card')
              ? [
                  'Aucun numéro de carte : vous le saisissez sur la page de notre prestataire de paiement, et il ne nous parvient jamais.',
                ]
              : []),
            'Nous ne vendons ni n’échangeons aucune donnée.',
            'Avant d’enregistrer dans votre navigateur plus que le nécessaire, nous vous demandons votre accord.',
          ],
        },
      ],
    },
    {
      id: 'what',
      title: 'Ce que nous conservons, et pourquoi',
      words: 'données collecte personnelles informations finalité base légale durée conservation',
      blocks: [
        {
          kind: 'table',
          caption: 'Ce que nous conservons',
          head: ['Quoi', 'Pourquoi', 'Combien de temps'],
          rows: [
            [
              'Commandes : nom, e-mail, téléphone, adresse, articles, montants',
              'Pour envoyer ce que vous avez acheté, et parce que la loi impose de tenir une comptabilité',
              'Dix ans, comme l’exige la loi sur la comptabilité',
            ],
            [
              'Retours : articles, raisons, ce que vous avez écrit et les photos envoyées',
              'Pour décider du retour et le rembourser',
              'Avec la commande ; les photos 90 jours après la fin du retour, et ce que vous avez écrit jusqu’à la suppression de votre compte',
            ],
            [
              'Compte : e-mail, nom, téléphone, mot de passe sous forme d’empreinte illisible',
              'Pour que vous puissiez vous connecter',
              'Jusqu’à ce que vous le supprimiez',
            ],
            [
              'Adresses enregistrées et liste d’envies',
              'Parce que vous nous avez demandé de les garder',
              'Jusqu’à ce que vous les retiriez',
            ],
            [
              'Avis : étoiles, texte, prénom et initiale',
              'Pour aider les autres à choisir',
              'Jusqu’à ce que vous en demandiez le retrait ; le nom disparaît avec votre compte',
            ],
            [
              'Messages et demandes de vendeurs : ce que vous avez saisi dans le formulaire',
              'Pour vous répondre',
              `${kept} après leur traitement`,
            ],
            [
              'Adresse e-mail et sujet, en cas d’abonnement',
              'Pour vous écrire à ce sujet',
              'Jusqu’à votre désabonnement',
            ],
            [
              'Remise étudiante : nom, e-mail, établissement et justificatif envoyé',
              'Pour vérifier que vous faites des études',
              '90 jours ; ensuite, nous supprimons le nom et le justificatif',
            ],
            [
              'Remise de bienvenue : votre adresse e-mail',
              'Pour vous envoyer le lien et donner un seul code par personne',
              '90 jours ; le code et son destinataire restent dans la comptabilité',
            ],
            [
              'E-mails que nous vous avons envoyés',
              'Pour pouvoir les renvoyer si l’un d’eux se perd',
              'Jusqu’à ce que vous supprimiez votre compte ou nous le demandiez',
            ],
          ],
        },
        'Les bases légales sont le contrat conclu avec vous (commandes, compte), votre accord (abonnements, ce que retient votre navigateur), notre obligation de tenir une comptabilité (commandes) et notre intérêt à répondre à ceux qui nous écrivent (messages).',
      ],
    },
    {
      id: 'browser',
      title: 'Ce qui reste dans votre navigateur',
      words: 'cookies stockage local retenir mémoriser appareil',
      blocks: [
        'Le panier, la liste d’envies d’un invité, la devise et le thème choisis se trouvent dans votre navigateur, pas chez nous. La page sur les cookies en donne la liste complète et vous permet de désactiver ce qui est facultatif.',
        { kind: 'links', links: [{ label: 'Cookies', to: paths.cookies }] },
      ],
    },
    {
      id: 'who',
      title: 'Qui d’autre les voit',
      words: 'partage tiers sous-traitant hébergeur hébergement transporteur',
      blocks: [
        {
          kind: 'list',
          items: [
            'L’hébergeur de notre base de données et de ces pages, qui conserve les données pour nous.',
            'Le service qui achemine nos e-mails, et qui voit l’adresse et l’e-mail.',
            'Le transporteur, qui reçoit votre nom, votre adresse et votre téléphone pour vous trouver.',
          ],
        },
        'Ils travaillent pour nous, sous contrat, et ne peuvent rien en faire d’autre. Les autorités reçoivent ce que la loi nous oblige à donner, et rien de plus.',
      ],
    },
    {
      id: 'technical',
      title: 'Ce qu’une visite laisse derrière elle',
      words: 'adresse ip journal limite serveur',
      blocks: [
        `Pour empêcher les essais au hasard et les envois en masse, nous comptons les tentatives : la recherche d’un numéro de commande (${tries} en ${minutes}), les messages et les abonnements par adresse e-mail. Ces compteurs sont supprimés au bout d’un jour. L’hébergeur garde peu de temps des journaux de serveur ordinaires avec les adresses IP, pour la seule sécurité.`,
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      words: 'supprimer effacer exporter accès rectifier opposition rgpd cndp réclamation plainte droit',
      blocks: [
        'Vous pouvez à tout moment voir ce que nous avons sur vous, le faire corriger, l’emporter, le faire supprimer, vous y opposer et retirer un accord. Les réglages de votre compte en font l’essentiel en un clic : ils exportent vos données et suppriment votre compte. Pour le reste, un e-mail suffit ; nous répondons en moins d’un mois.',
        'Ce que la loi nous fait garder, comme les factures, reste jusqu’à la fin du délai et ne sert à rien d’autre entre-temps.',
        `Si nous vous décevons, vous pouvez adresser une réclamation à ${authorities[facts.countryCode ?? ''] ?? 'l’autorité de protection des données de votre lieu de résidence'}.`,
        {
          kind: 'links',
          links: [
            { label: 'Vos réglages', to: accountPaths.settings },
            { label: 'Nous contacter', to: paths.contact },
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Enfants',
      words: 'âge mineur enfant',
      blocks: [
        'Nous vendons pour les enfants, pas aux enfants. Avant seize ans, laissez un adulte commander et ouvrir le compte.',
      ],
    },
    {
      id: 'contact',
      title: 'Qui est responsable',
      words: 'responsable du traitement adresse',
      blocks: [
        `La personne ou la société qui exploite {shop}, indiquée dans les mentions légales.${facts.email === null ? '' : ' Écrivez à {email}.'}`,
        { kind: 'links', links: [{ label: 'Mentions légales', to: paths.legalNotice }] },
      ],
    },
  ],
})
