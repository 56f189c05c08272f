import type * as english from '../../../en/admin/settings/payment-settings'
import type { Words } from '../../../words'

const names = new Intl.ListFormat('fr-FR', { type: 'conjunction' })
export const listOf: typeof english.listOf = (list) => names.format(list)

/** Words of the payment methods among the settings, and of the marks that visitors see. */
export const adminPayments = {
  title: 'Modes de paiement',
  none: 'Aucun mode n’est proposé : personne ne peut commander.',
  offered: 'Proposé à la commande.',
  card: {
    title: 'Carte bancaire',
    provider: 'Prestataire',
    noProvider: 'Aucun',
    providers: { stripe: 'Stripe', cmi: 'CMI (Maroc)' },
    impossible: (provider: string, currency: string) =>
      `${provider}, pour les boutiques qui encaissent en ${currency}`,
    hint: 'Les clés du prestataire sont des secrets du serveur et ne se saisissent pas ici ; docs/payments.md explique la mise en place.',
    missing: 'Non proposé : choisissez un prestataire.',
  },
  bank: {
    title: 'Virement bancaire',
    missing: 'Non proposé : il faut le titulaire, la banque et le numéro de compte.',
    fields: {
      holder: 'Titulaire du compte',
      name: 'Banque',
      account: 'IBAN ou RIB',
      swift: 'SWIFT (BIC)',
      dueDays: 'Délai de paiement (jours)',
    },
    hints: {
      holder: undefined,
      name: undefined,
      account:
        'Un IBAN, ou les 24 chiffres d’un compte marocain. Les clients virent sur ce compte : vérifiez-le deux fois.',
      swift: 'Facultatif ; nécessaire aux virements de l’étranger.',
      dueDays: 'Les articles sont réservés jusque-là. Une commande non payée est annulée.',
    },
  },
  cod: {
    title: 'Paiement à la livraison',
    missing: 'Non proposé.',
    enabled: 'Proposer le paiement à la livraison',
    onlyConfirmed: 'N’emballer que les commandes confirmées',
    onlyConfirmedHint:
      'Les commandes payées à la livraison restent hors de la liste de préparation tant que le client ne les a pas confirmées par téléphone.',
    door: 'Ce que les clients peuvent faire d’un colis à leur porte avant de payer, sauf si vous décidez autrement pour l’un d’eux :',
    parcelsMayOpen: 'Les colis peuvent être ouverts',
    parcelsMayTryOn: 'Les articles peuvent être essayés',
  },
  marks: {
    title: 'Moyens de paiement affichés',
    hint: 'Affichés en bas de chaque page, dans cet ordre.',
    standard: (methods: readonly string[]) =>
      `Aucune mention choisie : les visiteurs voient les modes actifs, ${listOf(methods)}.`,
    none: 'Aucun : les visiteurs ne voient pas de moyens de paiement.',
    add: 'Nouvelle mention, par exemple VISA',
    submit: 'Ajouter',
    full: (most: number) => `Il y a déjà ${most} mentions : c’est le maximum.`,
    isThere: (mark: string) => `${mark} y est déjà.`,
    unkept: (marks: readonly string[]) =>
      `${listOf(marks)} : les visiteurs s’attendront à payer par carte ou portefeuille électronique, mais aucun paiement par carte n’est activé.`,
  },
} as const satisfies Words<typeof english.adminPayments>
