import type * as english from '../../../en/admin/settings/retention'
import type { Words } from '../../../words'
import { number } from '../../shared/numbers'

/** How long data is kept, and the record of processing. */
export const adminRetention = {
  title: 'Durée de conservation',
  text: 'Ce que la boutique oublie d’elle-même, après tant de jours. Vide : jamais. Les commandes, factures et retours sont des pièces comptables et n’en font pas partie. Les e-mails avec un lien de désabonnement restent au moins un an, pour que ce lien fonctionne.',
  error: 'Les durées n’ont pas pu être chargées',
  kinds: {
    messages: 'Messages auxquels il a été répondu',
    'return-pictures': 'Photos de retours terminés',
    'student-requests': 'Demandes de remise étudiante',
    mails: 'E-mails envoyés',
    notes: 'Remarques sur les commandes et les clients',
    log: 'Journal des modifications',
    events: 'Commandes communiquées à des services, et l’accord donné',
  },
  forEver: 'sans limite',
  problem: (least: number) => `Indiquez un nombre entier de jours, au moins ${least}, ou laissez vide.`,
  save: 'Enregistrer',
  saveOf: (kind: string) => `Enregistrer : ${kind}`,
  saved: 'Enregistré',
  failed: 'Rien n’a été enregistré. Réessayez.',
  record: {
    link: 'Registre des traitements',
    title: 'Registre des traitements',
    hint: 'Ce que la boutique fait des données personnelles (règlement (UE) 2016/679, article 30 ; loi marocaine 09-08). Vérifiez-le, ajoutez à la main ce que vous faites hors de la boutique, et conservez-le.',
    print: 'Imprimer',
    data: 'Données',
    why: 'Pourquoi',
    who: 'Qui les reçoit',
    until: 'Combien de temps',
    activities: [
      {
        title: 'Commandes et livraison',
        data: 'Nom, téléphone, adresse, e-mail et remarque du client ; ce qui a été commandé ; colis et leurs nouvelles ; appels et leur issue.',
        why: 'Le contrat avec le client (article 6, paragraphe 1, b).',
        who: 'Transporteurs : nom, téléphone, adresse et montant. Hébergeurs de la base et de la boutique.',
        until:
          'Tant que la loi fait conserver les pièces comptables, le plus souvent dix ans au Maroc et dans l’Union européenne.',
      },
      {
        title: 'Paiements et remboursements',
        data: 'Montants, moyens et références. Aucun numéro de carte : le prestataire de paiement les a.',
        why: 'Le contrat, et l’obligation comptable (article 6, paragraphe 1, b et c).',
        who: 'Le prestataire de paiement ou la banque.',
        until: 'Comme les commandes.',
      },
      {
        title: 'Factures et avoirs',
        data: 'Nom, adresse, société et son numéro, tels qu’émis.',
        why: 'L’obligation comptable (article 6, paragraphe 1, c).',
        who: 'Le comptable ; l’administration fiscale sur demande.',
        until: 'Comme les commandes ; une facture émise reste telle quelle.',
      },
      {
        title: 'Retours et rétractations',
        data: 'Ce qui revient et pourquoi, photos, déclaration de rétractation.',
        why: 'Le contrat et le droit de la consommation (article 6, paragraphe 1, b et c).',
        who: 'Personne d’autre.',
        until: 'Comme les commandes ; les photos moins longtemps, voir ci-dessous.',
      },
      {
        title: 'Comptes',
        data: 'E-mail, nom, téléphone, adresses, liste d’envies, tailles ; connexions.',
        why: 'Le contrat sur le compte (article 6, paragraphe 1, b).',
        who: 'L’hébergeur de la connexion.',
        until:
          'Jusqu’à la suppression du compte par le membre ; ses commandes restent comme pièces comptables.',
      },
      {
        title: 'Messages',
        data: 'Nom, e-mail et texte.',
        why: 'Y répondre (article 6, paragraphe 1, b ou f).',
        who: 'Personne d’autre.',
        until: 'Voir ci-dessous.',
      },
      {
        title: 'Lettres d’information et alertes',
        data: 'E-mail, langue et ce qui a été demandé ; si c’est confirmé.',
        why: 'Consentement par un lien confirmé (article 6, paragraphe 1, a).',
        who: 'Le service d’e-mail.',
        until: 'Jusqu’à la désinscription par le lien de chaque e-mail.',
      },
      {
        title: 'Avis',
        data: 'Nom et texte.',
        why: 'Consentement par l’envoi (article 6, paragraphe 1, a).',
        who: 'Tout le monde : ils sont publiés.',
        until: 'Jusqu’à leur retrait ; après la suppression du compte, sans nom.',
      },
      {
        title: 'Protection contre les abus',
        data: 'Adresses réseau pendant un jour au plus, nombres de commandes par téléphone et par boîte e-mail, numéros bloqués.',
        why: 'L’intérêt de la boutique à ne pas subir de tort (article 6, paragraphe 1, f).',
        who: 'Personne d’autre ; le fournisseur du CAPTCHA, s’il y en a un.',
        until: 'Un jour ; les numéros bloqués jusqu’à leur déblocage.',
      },
      {
        title: 'Services publicitaires',
        data: 'Montant, devise et articles d’une commande ; chez Meta le numéro du clic et le nom du navigateur, et les empreintes de l’e-mail et du téléphone si vous l’avez activé ; quand et à quoi le client a consenti.',
        why: 'Consentement à une question qui nomme le service (article 6, paragraphe 1, a), retiré sur la page des cookies.',
        who: 'Meta Platforms (Conversions API) et Google (Analytics), chacun seulement tant qu’il est activé et pour les commandes avec accord.',
        until: 'Clic et navigateur jusqu’à l’envoi ; le reste, voir ci-dessous.',
      },
    ],
    forgets: 'Ce que la boutique oublie d’elle-même',
    after: (kind: string, days: number | null) =>
      days === null ? `${kind} : conservé` : `${kind} : ${number(days)} jours`,
    safety: {
      title: 'Comment elles sont protégées',
      text: 'Accès par rôle, avec un second facteur si le rôle l’exige ; règles dans la base de données pour chaque table et chaque fonction ; connexions chiffrées ; secrets sous forme d’empreintes ; journal de qui a modifié quoi ; sauvegardes par l’hébergeur de la base.',
    },
  },
} as const satisfies Words<typeof english.adminRetention>
